/** A table's live connection: what the server says, what we ask of it, and how we find each other again. */
import { ApiError, table as look } from "./api";
import { addressOf, BASE } from "./base";
import { ReconnectingSocket } from "./reconnecting-socket";
import { share } from "./share";
import type {
  Arrangement,
  Frame,
  Level,
  LogEntry,
  Mistake,
  Order,
  Table,
  ToClient,
  ToServer,
  Wish,
} from "./wire";

/** How long it is said that the line is back. */
const HEALED = 4_000;
/** The server closes with these where there is no such table, or the seat looked as is not ours. */
const NO_SUCH_TABLE = 4404;
const NOT_OURS = 4403;
/** Or where the table is closed to play; a sentence has said why. */
const SHUT = 4410;
/** Or where whoever runs the server keeps us out; a sentence has said so. */
const BANNED = 4423;
/** Somebody has signed this device out from another one. */
const SIGNED_OUT = 4401;
const TOO_LATE = new Set(["table/stale_sequence", "table/not_your_turn", "table/over"]);

/** connecting: never live yet · live · lost: coming back by itself · gone: there is no such table. */
export type Status = "connecting" | "live" | "lost" | "gone";

/** A random UUID, also on a plain-HTTP home network, where browsers withhold `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** As what one looks at a table: one of one's own seats, what everybody may see, or as the server sees fit. */
export type Looks = number | "public" | null;

/** A move that came too late: what was wanted, and the entry up to which its player had seen. */
export interface Late {
  readonly move: string;
  readonly since: number;
}

type Move = Extract<ToServer, { type: "move" }>;

export class TableSocket<View = unknown> {
  /** The last frame: what the page shows. Whole, so a page that missed something is right again. */
  frame = $state.raw<Frame<View> | null>(null);
  /** Everything seen happen so far, oldest first, each entry once. */
  log = $state.raw<LogEntry[]>([]);
  status = $state<Status>("connecting");
  /** Why the table is closed to play, if it is: as the server says it. */
  shut = $state("");
  /** Whether we are kept out; `shut` says why. */
  banned = $state(false);
  /** The last refusal, until the next thing is asked. */
  error = $state.raw<Mistake | null>(null);
  /** The move on its way: sent, not yet seen on the table. */
  pendingMove = $state<string | null>(null);
  /** The last move that came too late, until the next thing is asked. */
  late = $state.raw<Late | null>(null);
  /** Since when the line is down, in ms; null while it stands. */
  lostAt = $state<number | null>(null);
  /** Whether something on the way seems to keep sockets from the server, which answers requests. */
  blocked = $state(false);
  /** Whether the line has just come back. */
  healed = $state(false);

  readonly table: Table | null = $derived(this.frame?.table ?? null);
  readonly view: View | null = $derived(this.frame?.view ?? null);

  /** What never changes of the view: it comes with the first frame of a connection alone. */
  #fixed: Partial<View> = {};
  #socket: ReconnectingSocket;
  /** As what this connection was asked for. */
  #asked: Looks = null;
  #move: Move | null = null;
  #awaited = Infinity;
  #cheer = 0;

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
   * Look as another own seat, or with null as what everybody may see. What the seat before knew is gone
   * from the page at once, if it must be `blank` until the server has answered.
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
  /** Say how the seat wants to be asked what its game asks again and again. */
  wish(wish: Wish): void {
    this.#send({ type: "wish", wish });
  }
  /** Sit down in `seat`, or in any empty one with null. */
  sit(seat: number | null = null): void {
    this.#send({ type: "sit", seat });
  }
  /** Leave `seat`, or the one that is looked as. */
  stand(seat: number | null = null): void {
    this.#send({ type: "stand", seat });
  }
  /** Put a bot of `level` into `seat`, or take it away with null. */
  bot(seat: number, level: Level | null): void {
    this.#send({ type: "bot", seat, level });
  }
  /** Change what the host decides of the table. */
  arrange(change: Arrangement): void {
    this.#send({ type: "arrange", ...change });
  }
  /** Free somebody's seat while the table waits. */
  free(seat: number): void {
    this.#send({ type: "free", seat });
  }
  /** Say that the game may begin, or not yet. */
  ready(ready: boolean): void {
    this.#send({ type: "ready", ready });
  }
  /** Let the game begin. */
  begin(): void {
    this.#send({ type: "begin" });
  }
  /** Let the bot that waits for us move; it knows by the last entry seen whether that came twice. */
  next(): void {
    this.#send({ type: "next", seq: this.frame?.seq ?? 0 });
  }
  rematch(): void {
    this.#send({ type: "rematch" });
  }
  /** Look for the server now rather than in a while. */
  retry(): void {
    this.#socket.retry();
  }
  /** Hang up for good. */
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
    else if (word.type === "error") this.#refuse(word);
  }

  #see(frame: Frame<View>): void {
    // What one seat was told is not for another: its log begins anew. Who only watched so far has heard nothing secret.
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

  /** A frame with what of its view came before and never changes. */
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

  /** Say for a moment that the line is back. */
  #heal(): void {
    this.healed = true;
    clearTimeout(this.#cheer);
    this.#cheer = window.setTimeout(() => (this.healed = false), HEALED);
  }

  #acknowledge(id: string, seq: number): void {
    if (id === this.#move?.id) this.#awaited = seq;
    this.#settle();
  }

  /** The move is done with once acknowledged and seen. */
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

  /** A refused handshake tells a browser nothing: ask whether the table exists at all. */
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
    if (word.type !== "ping" && word.type !== "look") this.error = this.late = null;
    if (this.#socket.open)
      this.#socket.send(JSON.stringify(word), word.type === "move" || word.type === "ping");
    else if (word.type !== "move" && word.type !== "ping")
      this.error = { code: "net/offline", text: "" };
  }
}
