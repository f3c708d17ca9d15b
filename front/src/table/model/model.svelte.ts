/** Table model for all components: seats, events in words, pending actions. */

import { ApiError, saveMe } from "../../lib/net/api";
import { t, tongue } from "../../lib/i18n/i18n.svelte";
import { listed } from "../../lib/i18n/lists";
import type { GameEvent, LogEntry, Order, Seat } from "../../lib/net/wire";
import type { GameUi } from "./game";
import { HotSeat } from "../hotseat/hotseat.svelte";
import { tellPlainly } from "./tell";
import type { TableSource, AnyView, Denied, Line, Panel } from "./types";

const KEPT_ENTRIES = 200;

export class TableModel {
  /** The game's own part of the table, once it is loaded. */
  ui = $state.raw<GameUi<TableModel> | null>(null);
  /** The illegal action that is being explained. */
  denied = $state.raw<Denied | null>(null);
  /** The seat whose window is open. */
  opened = $state<number | null>(null);
  panel = $state<Panel | null>(null);
  /** The move of a hint, and the entry of the log at which it was given. */
  #advice = $state.raw<{ readonly seq: number | undefined; readonly move: string } | null>(null);
  /** The height of the choices over the foot of the page, in px. */
  dock = $state(0);
  /** The clause at which the rule book beside the table is open. */
  clause = $state("");

  /** Whether it is a replay. */
  readonly past: boolean = false;
  /** The hot seat, where several play on one device. */
  readonly hotSeat: HotSeat;

  readonly #told = new Map<string, Line>();

  constructor(
    readonly source: TableSource,
    /** The kind of page: the whole table, the shared screen or the own hand. */
    readonly kind: "table" | "screen" | "hand" = "table",
  ) {
    this.hotSeat = new HotSeat(this);
  }

  get id(): string {
    return this.source.id;
  }
  /** The moment of a replay; null in play. */
  // eslint-disable-next-line @typescript-eslint/class-literal-property-style -- a replay has another getter
  get moment(): number | null {
    return null;
  }
  readonly game = $derived.by(() => this.source.table?.game ?? "");
  /** The prefix of the keys of the game's messages, "m02" in "m02-why-no_chip". */
  readonly words = $derived.by(() => this.source.table?.message_prefix ?? "");
  readonly title = $derived.by(() => this.source.table?.title ?? "");
  readonly status = $derived.by(() => this.source.table?.status ?? "waiting");
  readonly seats: readonly Seat[] = $derived.by(() => this.source.table?.seats ?? []);
  readonly you: number | null = $derived.by(() => this.source.table?.you ?? null);
  /** The seat from which the board is seen, where the reader plans for both seats. */
  readonly side: number | null = null;
  /** The seat that is called "you": in a replay the reader's own, from every viewpoint. */
  get reader(): number | null {
    return this.you;
  }
  /** The own seats: several where friends share the device. */
  readonly own: readonly number[] = $derived(
    this.seats.filter((seat) => seat.you).map((seat) => seat.seat),
  );
  readonly shared = $derived(this.own.length > 1);
  readonly view: AnyView | null = $derived.by(() => this.source.view);
  readonly turn: number | null = $derived(
    this.status === "playing" ? (this.view?.turn ?? null) : null,
  );
  readonly over = $derived.by(() => this.status === "over");
  /** Whether the final count stands above the board (shared screen, replay) instead of in the dock. */
  readonly headed = $derived.by(
    () => this.view?.over === true && (this.past || this.kind === "screen"),
  );
  readonly mine = $derived(this.turn !== null && this.turn === this.you);
  /** Whether the reader plays against bots alone. */
  readonly alone = $derived(
    this.you !== null &&
      this.seats.every(
        ({ seat, kind, reserved }) => seat === this.you || (kind === "bot" && !reserved),
      ),
  );
  /** The day of whose deal this is an attempt: without help, takebacks and others. */
  readonly daily = $derived.by(() => this.source.table?.daily ?? null);
  /** Whether the bot on turn waits for a request (step mode). */
  readonly held = $derived.by(() => this.source.table?.awaiting_next ?? false);
  readonly empty: readonly Seat[] = $derived(this.seats.filter((seat) => seat.kind === "empty"));
  /** Whether a reader without a seat may take one: a free seat, or a bot's. */
  readonly sittable = $derived.by(() => {
    const { bots_replaceable: yields, removed, clock } = this.source.table ?? {};
    if (removed || this.own.length) return false;
    const free = this.seats.filter(
      (seat) =>
        !seat.reserved &&
        (yields ||
          clock?.reopened.includes(seat.seat) ||
          (seat.kind === "empty" && this.status === "waiting")),
    );
    return free.some((seat) => seat.kind !== "person");
  });
  /** Whether the reader was invited to a waiting table and may still sit down. */
  readonly invited = $derived.by(
    () => this.status === "waiting" && this.sittable && this.empty.length > 0,
  );
  /** How many others watch: the server counts a reader without a seat, too. */
  readonly watchers = $derived.by(() =>
    Math.max(0, (this.source.table?.spectators ?? 0) - (this.own.length ? 0 : 1)),
  );
  /** The seats of other people, who could read a message. */
  readonly listeners: readonly number[] = $derived(
    this.seats
      .filter(({ seat, kind }) => kind === "person" && !this.own.includes(seat))
      .map(({ seat }) => seat),
  );
  /** Whether somebody can read what the reader says: players and spectators talk among themselves. */
  readonly audible = $derived(
    !this.past && (this.own.length ? this.listeners.length > 0 : this.watchers > 0),
  );
  readonly order: Order | null = $derived.by(() => this.source.table?.order ?? null);
  readonly pending: string | null = $derived.by(() => this.source.pendingMove);
  readonly lines: readonly Line[] = $derived.by(() => this.#read(this.source.log));

  /** The name of a seat; while a bot stands in, that of its person, and that a bot plays. */
  name(seat: number): string {
    const name = this.shortName(seat);
    return this.seats[seat]?.bot_name ? t("table-stand-in-for", { name }) : name;
  }

  /** The name of a seat alone, with its number if another seat has the same name. */
  shortName(seat: number): string {
    const info = this.seats[seat];
    if (!info || (info.kind === "empty" && !info.name)) return t("table-seat-empty");
    if (!info.name) return t("table-seat-number", { number: seat + 1 });
    const shared = this.seats.some((other) => other.seat !== seat && other.name === info.name);
    return shared ? t("table-seat-named", { name: info.name, number: seat + 1 }) : info.name;
  }

  /** The arguments of a sentence about a seat: its name, and whether it is the reader. */
  who(seat: number | null | undefined): { name: string; self: "yes" | "no" } {
    const self = seat !== null && seat !== undefined && seat === this.reader;
    return { name: this.shortName(seat ?? 0), self: self ? "yes" : "no" };
  }

  /** Join names: "Ada, Lin and Noor". */
  list(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)));
  }

  /** The address of a moment of the game, once it is over. */
  momentLink(step: number): string | null {
    return this.over ? `/replay/${encodeURIComponent(this.id)}?at=${step}` : null;
  }

  /** Make a move, unless one is pending. */
  play(move: string): void {
    this.source.move(move);
  }

  /** Store the move of a hint until the next event. */
  advise(move: string): void {
    this.#advice = { seq: this.source.frame?.seq, move };
  }

  /** The move of a hint for this moment. */
  get advised(): string | null {
    return this.#advice?.seq === this.source.frame?.seq ? (this.#advice?.move ?? null) : null;
  }

  /** Explain why an action is not possible. */
  explain(denied: Denied): void {
    this.denied = denied;
  }

  /** Open the rule book instead of any other window. */
  openRules(clause = ""): void {
    this.denied = null;
    this.opened = null;
    this.clause = clause;
    this.panel = "rules";
  }

  /** Set the reader's name; return whether the server accepted it. */
  async rename(name: string): Promise<boolean> {
    try {
      await saveMe({ name });
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.source.error = { code: reason.code, text: reason.message };
      return false;
    }
  }

  #read(log: readonly LogEntry[]): Line[] {
    if (!this.ui) return [];
    const lines = log
      .slice(-KEPT_ENTRIES)
      .flatMap(({ seq, step, events }) =>
        events.map((event, at) => this.#line(`${seq}.${at}`, step, event)),
      );
    return struck(lines);
  }

  /** Format an event once per language, so that names stay those of the people who sat there then. */
  #line(id: string, step: number, event: GameEvent): Line {
    const key = `${this.you} ${tongue()} ${id}`;
    const known = this.#told.get(key) ?? {
      ...(this.ui?.tell(event, this) ?? tellPlainly(event, this)),
      id,
      step,
    };
    this.#told.set(key, known);
    return known;
  }
}

/** Mark lines that were taken back later; changes of seats and settings are not affected. */
export function struck<
  Told extends { readonly step: number; readonly back?: number; readonly stays?: boolean },
>(lines: readonly Told[]): (Told & { readonly undone?: boolean })[] {
  let least = Infinity;
  return lines
    .toReversed()
    .map((line) => {
      const undone = line.step > least && !line.stays;
      if (line.back !== undefined) least = Math.min(least, line.back);
      return undone ? { ...line, undone } : line;
    })
    .toReversed();
}
