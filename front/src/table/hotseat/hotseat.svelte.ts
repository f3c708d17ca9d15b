/** Hot seat: several players on one device, and the curtain between their turns. */

import { hush } from "../../lib/a11y/announcer.svelte";
import { mapOf, numeric } from "../../lib/storage/checks";
import { local, session } from "../../lib/storage/store";
import type { TableSource, AnyView, Denied, Line, Panel } from "../model/types";

/** How long in ms a player still sees the result of the own move. */
const LINGER = 1100;
const MOST_LINES = 8;

/** The parts of the table model that it reads, and the windows that it closes. */
interface Table {
  readonly id: string;
  readonly source: TableSource;
  readonly ui: object | null;
  readonly view: AnyView | null;
  readonly status: string;
  readonly turn: number | null;
  readonly you: number | null;
  readonly own: readonly number[];
  readonly shared: boolean;
  readonly lines: readonly Line[];
  panel: Panel | null;
  opened: number | null;
  denied: Denied | null;
}

export class HotSeat {
  /** The seat for which the curtain is down; null while it is up. */
  curtain = $state<number | null>(null);
  /** The seat for which the curtain is opening. */
  lifting = $state<number | null>(null);
  /** The next seat on turn, while the previous one still views. */
  soon = $state<number | null>(null);
  /** The previous seat of the device. */
  before = $state<number | null>(null);
  /** The events since the last turn of the viewing seat. */
  since = $state.raw<readonly Line[]>([]);
  /** Whether the curtain is switched off at this table. */
  skip = $state(false);

  /** The moment for which a seat views although another one of this device is on turn. */
  #peek = "";
  #timer = 0;
  readonly #kept: string;

  constructor(private readonly table: Table) {
    this.#kept = `moguls.device.${table.id}`;
    this.skip = local.get(`${this.#kept}.skip`) === "yes";
  }

  /** Whether seats have secrets from each other. */
  get veiled(): boolean {
    return (this.table.source.table?.has_hidden_info ?? true) && !this.skip;
  }

  get #moment(): string {
    return `${this.table.source.frame?.seq}`;
  }

  setSkip(skip: boolean): void {
    this.skip = skip;
    local.set(`${this.#kept}.skip`, skip ? "yes" : null);
  }

  /** Update the viewing seat after each change of the table; return a function that cancels a pending change. */
  follow(): (() => void) | undefined {
    const { view, status, you, turn, own, source, shared } = this.table;
    clearTimeout(this.#timer);
    this.soon = null;
    if (!shared) return this.#alone();
    if (status === "playing" && !view) return undefined;
    if (this.lifting !== null && you === this.lifting) this.#arrive();
    const next = turn !== null && turn !== you && own.includes(turn) ? turn : null;
    if (next !== null && !this.veiled) {
      this.curtain = null;
      if (source.looks !== next) source.look(next, { blank: false });
    } else if (next !== null && this.curtain === null) this.#ask(next);
    else if (this.curtain !== null && this.#peek !== this.#moment && this.lifting === null)
      this.curtain = next;
    return () => clearTimeout(this.#timer);
  }

  /** With one player on the device the server knows the viewing seat. */
  #alone(): undefined {
    this.curtain = this.lifting = null;
    const { source } = this.table;
    if (typeof source.looks === "number") source.look(null, { blank: false });
  }

  /** Ask for the player of a seat. */
  #ask(seat: number): void {
    const { table } = this;
    if (!table.ui || (table.you !== null && this.#peek === this.#moment)) return;
    if (table.you === null) this.#close(seat);
    else {
      this.soon = seat;
      this.#timer = window.setTimeout(() => this.#close(seat), LINGER);
    }
  }

  /** Close the curtain for `seat`: from now on the page has public information only. */
  #close(seat: number): void {
    const { table } = this;
    clearTimeout(this.#timer);
    this.soon = this.lifting = null;
    this.curtain = seat;
    this.since = [];
    table.panel = table.opened = table.denied = null;
    if (table.you === null) return;
    this.before = table.you;
    this.#remember(table.you);
    hush();
    table.source.look(null);
  }

  /** Hand the device to `seat`, on turn or not. */
  handTo(seat: number): void {
    this.#peek = this.#moment;
    if (this.veiled) this.#close(seat);
    else this.table.source.look(seat, { blank: false });
  }

  /** Show the view of `seat`, whose player has the device now. */
  lift(seat: number): void {
    this.#peek = seat === this.table.turn ? "" : this.#moment;
    this.lifting = seat;
    this.table.source.look(seat);
  }

  /** The view of the seat has arrived: open the curtain. */
  #arrive(): void {
    const seen = this.#seen()[this.lifting ?? -1];
    this.since = seen === undefined ? [] : this.#news(seen);
    this.curtain = this.lifting = null;
  }

  /** The events after the entry `seen`, without quiet ones. */
  #news(seen: number): readonly Line[] {
    const fresh = this.table.lines.filter(
      (line) => !line.quiet && Number.parseInt(line.id, 10) > seen,
    );
    return fresh.slice(-MOST_LINES);
  }

  #seen(): Record<number, number> {
    return session.read(this.#kept, mapOf(numeric())) ?? {};
  }

  /** Remember the last entry that a seat has seen. */
  #remember(seat: number): void {
    const seen = { ...this.#seen(), [seat]: this.table.source.frame?.seq ?? 0 };
    session.write(this.#kept, seen);
  }
}
