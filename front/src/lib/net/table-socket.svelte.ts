/** Socket of a table: frames and log from the server, commands to it, reconnection. */
import { ApiError, table as look } from "./api";
import { addressOf, BASE } from "./base";
import { ReconnectingSocket } from "./reconnecting-socket";
import { share } from "./share";
import { Talk, type Words } from "./talk.svelte";
import type {
  AutoResponse,
  Arrangement,
  Frame,
  Level,
  LogEntry,
  Mistake,
  Order,
  Table,
  ToClient,
  ToServer,
} from "./wire";

/** How long in ms the page says that the connection is back. */
const HEALED = 4_000;
/** Close codes of the server: no such table; not the viewer's seat. */
const NO_SUCH_TABLE = 4404;
const NOT_OURS = 4403;
/** The table is closed; a message has said why. */
const SHUT = 4410;
/** The viewer is banned; a message has said so. */
const BANNED = 4423;
/** The device was signed out from another one. */
const SIGNED_OUT = 4401;
const TOO_LATE = new Set(["table/stale_sequence", "table/not_your_turn", "table/over"]);

/** Messages that no person sends: what was refused before them stays on the page. */
const SILENT: ReadonlySet<ToServer["type"]> = new Set(["ping", "look", "seen"]);

/** connecting: not yet live · live · lost: reconnecting · gone: there is no such table. */
export type Status = "connecting" | "live" | "lost" | "gone";

/** A random UUID, also on a plain-HTTP home network, where browsers withhold `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The viewpoint: an own seat, the public view, or null for the server's default. */
export type Looks = number | "public" | null;

/** A move that came too late, with the last entry that its player had seen. */
export interface Late {
  readonly move: string;
  readonly since: number;
}

type Move = Extract<ToServer, { type: "move" }>;

export class TableSocket<View = unknown> {
  /** The last frame, which the page shows. Frames are complete, so missed ones do not matter. */
  frame = $state.raw<Frame<View> | null>(null);
  /** All log entries so far, oldest first, each once. */
  log = $state.raw<LogEntry[]>([]);
  status = $state<Status>("connecting");
  /** The server's reason if the table is closed. */
  shut = $state("");
  /** Whether the viewer is banned; `shut` says why. */
  banned = $state(false);
  /** The last refusal, until the next command. */
  error = $state.raw<Mistake | null>(null);
  /** The move that was sent and is not yet in a frame. */
  pendingMove = $state<string | null>(null);
  /** The last move that came too late, until the next command. */
  late = $state.raw<Late | null>(null);
  /** Since when the connection is lost, in ms; null while it is open. */
  lostAt = $state<number | null>(null);
  /** Whether sockets seem to be blocked although the server answers requests. */
  blocked = $state(false);
  /** Whether the connection has just come back. */
  healed = $state(false);

  readonly table: Table | null = $derived(this.frame?.table ?? null);
  readonly view: View | null = $derived(this.frame?.view ?? null);

  readonly talk = new Talk();

  /** The constant part of the view, sent only with the first frame of a connection. */
  #fixed: Partial<View> = {};
  #socket: ReconnectingSocket;
  /** The viewpoint with which this connection was opened. */
  #asked: Looks = null;
  #move: Move | null = null;
  #awaited = Infinity;
  #cheer = 0;
  /** The seat that was wanted last. */
  #seat: number | null = null;

  constructor(
    readonly id: string,
    public looks: Looks = null,
  ) {
    this.#socket = new ReconnectingSocket({
      address: () => this.#address(),
      opened: () => this.#hello(),
      heard: (text) => this.#hear(JSON.parse(text) as ToClient<View>),
      fell: (code) => this.#fell(code),
      blocked: () => (this.blocked = true),
    });
  }

  /** Play `text`, a move in notation. Sent again after a break under the same id, so it counts once. */
  move(text: string): void {
    if (this.#move || !this.frame) return;
    this.#move = { type: "move", id: newId(), seq: this.frame.seq, move: text };
    this.#awaited = Infinity;
    this.pendingMove = text;
    this.#send(this.#move);
  }
  /**
   * View as another own seat, or publicly with null. With `blank`, what the previous seat knew is removed
   * from the page at once, before the server has answered.
   */
  look(seat: number | null, { blank = true } = {}): void {
    this.looks = seat;
    if (blank && this.frame) {
      this.log = [];
      this.frame = { ...this.frame, log: [], view: null };
    }
    if (this.#socket.open) this.#send({ type: "look", seat });
  }
  /** Give a standing order, or take it back with null. */
  order(order: Order | null): void {
    this.#send({ type: "order", order });
  }
  /** Set the auto-response of the seat to the recurring question of its game. */
  setAutoResponse(response: AutoResponse): void {
    this.#send({ type: "auto_response", auto_response: response });
  }
  /** Sit down in `seat`, or in any empty one with null. */
  sit(seat: number | null = null): void {
    this.#seat = seat;
    this.#send({ type: "sit", seat });
  }
  /** Sit down where it was refused, and promise to check without notifications whose turn it is. */
  sitAlone(): void {
    this.#send({ type: "sit", seat: this.#seat, checks_alone: true });
  }
  /** Leave `seat`, or the one of the current view. */
  stand(seat: number | null = null): void {
    this.#send({ type: "stand", seat });
  }
  /** Put a bot of `level` into `seat`, or take it away with null. */
  bot(seat: number, level: Level | null): void {
    this.#send({ type: "bot", seat, level });
  }
  /** Change the host's settings of the table. */
  arrange(change: Arrangement): void {
    this.#send({ type: "arrange", ...change });
  }
  /** Free somebody's seat while the table waits. */
  free(seat: number): void {
    this.#send({ type: "free", seat });
  }
  /** Set whether the viewer is ready to begin. */
  ready(ready: boolean): void {
    this.#send({ type: "ready", ready });
  }
  /** Start the game. */
  begin(): void {
    this.#send({ type: "begin" });
  }
  /** Request the move of the waiting bot; the last entry seen makes the request idempotent. */
  next(): void {
    this.#send({ type: "next", seq: this.frame?.seq ?? 0 });
  }
  rematch(): void {
    this.#send({ type: "rematch" });
  }
  /** Say something to the person in seat `to`, or to everybody of one's group with null. */
  say(words: Words, to: number | null): void {
    this.#send({ type: "say", words, to });
  }
  /** Report that the page has shown the entries up to `seq`; return whether it was sent. */
  seen(seq: number): boolean {
    if (!this.#socket.open) return false;
    this.#send({ type: "seen", seq });
    return true;
  }
  /** Write a text, like `say`. */
  write(text: string, to: number | null): void {
    this.#send({ type: "write", text, to });
  }
  /** Report a text to the host. */
  report(id: number): void {
    this.#send({ type: "report", id });
  }
  /** Agree that the record contains the texts to all seats, or withdraw that. */
  agree(agrees: boolean): void {
    this.#send({ type: "agree", agrees });
  }
  /** Reconnect now. */
  retry(): void {
    this.#socket.retry();
  }
  /** Close permanently. */
  close(): void {
    clearTimeout(this.#cheer);
    this.#socket.close();
  }

  #address(): string {
    const asked = new URLSearchParams();
    if (this.log.length) asked.set("since", `${this.frame?.seq ?? 0}`);
    if (this.looks !== null) asked.set("as", `${this.looks}`);
    this.#asked = this.looks;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}${BASE}/ws/tables/${encodeURIComponent(this.id)}?${asked}`;
  }

  #hello(): void {
    if (this.looks !== this.#asked && this.looks !== "public")
      this.#send({ type: "look", seat: this.looks });
    if (this.#move) this.#send(this.#move);
  }

  #hear(word: ToClient<View>): void {
    if (word.type === "frame") this.#see(word);
    else if (word.type === "ack") this.#acknowledge(word.id, word.seq);
    else if (word.type === "talk") this.talk.hear(word);
    else if (word.type === "restart") this.#socket.postpone(word.reconnect_ms);
    else if (word.type === "error") this.#refuse(word);
  }

  #see(frame: Frame<View>): void {
    // The log of one seat must not be shown to another: start again. A spectator's log has no secrets.
    const sat = this.frame?.table.seats.some((seat) => seat.you) ?? false;
    if (sat && frame.table.you !== this.frame?.table.you) this.log = frame.log;
    else this.#add(frame.log);
    this.frame = this.#whole(frame);
    if (this.status === "lost") this.#heal();
    this.status = "live";
    this.lostAt = null;
    this.blocked = false;
    this.#socket.settled();
    this.#settle();
  }

  /** Complete a frame with the constant part of its view. */
  #whole(frame: Frame<View>): Frame<View> {
    if (!frame.view) return frame;
    const view = { ...this.#fixed, ...frame.view };
    this.#fixed = Object.fromEntries(
      frame.fixed.map((key) => [key, view[key as keyof View]]),
    ) as Partial<View>;
    return share(this.frame, { ...frame, view });
  }

  #add(entries: readonly LogEntry[]): void {
    const last = this.log.at(-1)?.seq ?? -1;
    const news = entries.filter((entry) => entry.seq > last);
    if (news.length) this.log = [...this.log, ...news];
  }

  /** Show for a moment that the connection is back. */
  #heal(): void {
    this.healed = true;
    clearTimeout(this.#cheer);
    this.#cheer = window.setTimeout(() => (this.healed = false), HEALED);
  }

  #acknowledge(id: string, seq: number): void {
    if (id === this.#move?.id) this.#awaited = seq;
    this.#settle();
  }

  /** Forget the move once it is acknowledged and in a frame. */
  #settle(): void {
    if ((this.frame?.seq ?? -1) >= this.#awaited) this.#forget();
  }

  #forget(): void {
    this.#move = null;
    this.#awaited = Infinity;
    this.pendingMove = null;
  }

  #refuse(mistake: Mistake): void {
    if (mistake.code === "table/not_found") this.#gone();
    const move = mistake.id === this.#move?.id ? this.#move : null;
    const late = TOO_LATE.has(mistake.code);
    if (!mistake.id || move) this.#forget();
    this.error = mistake;
    if (late && move) this.late = { move: move.move, since: move.seq };
    if (mistake.log) this.#add(mistake.log);
  }

  #fell(code: number | null): boolean {
    if (code === NOT_OURS) this.looks = null;
    this.banned = code === BANNED;
    if (code === SHUT || code === BANNED) this.shut = this.error?.text ?? "";
    const gone = code === NO_SUCH_TABLE || code === SHUT || code === BANNED;
    if (gone) this.#gone();
    if (code === SIGNED_OUT) location.assign(addressOf("/link#out"));
    if (gone || code === SIGNED_OUT) return true;
    if (this.frame) this.status = "lost";
    else void this.#doubt();
    this.lostAt ??= Date.now();
    this.healed = false;
    return false;
  }

  /** Browsers hide why a handshake failed: check whether the table exists. */
  async #doubt(): Promise<void> {
    try {
      await look(this.id);
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 404) this.#gone();
    }
  }

  #gone(): void {
    this.status = "gone";
    this.close();
  }

  #send(word: ToServer): void {
    if (!SILENT.has(word.type)) this.error = this.late = null;
    if (this.#socket.open)
      this.#socket.send(JSON.stringify(word), word.type === "move" || word.type === "ping");
    else if (word.type !== "move" && word.type !== "ping")
      this.error = { code: "net/offline", text: "" };
  }
}
