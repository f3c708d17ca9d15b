/** Several players, one device: whose turn it is to look, and the curtain that falls in between. */

import { hush } from "../../lib/a11y/announcer.svelte";
import { local, session } from "../../lib/storage/store";
import type { TableSource, AnyView, Denied, Line, Panel } from "../model/types";

/** How long one still sees what came of one's own move. */
const LINGER = 1100;
const MOST_LINES = 8;

/** What it reads of the table, and the windows that it closes there. */
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
  /** The seat for which the curtain is being lifted. */
  lifting = $state<number | null>(null);
  /** The seat whose turn is coming, while the one before still looks. */
  soon = $state<number | null>(null);
  /** The seat that had the device before. */
  before = $state<number | null>(null);
  /** What happened since the seat that looks had its last turn. */
  since = $state.raw<readonly Line[]>([]);
  /** Whether friends trust each other at this table: nothing is covered. */
  skip = $state(false);

  /** The moment at which a seat looks though another one here is on turn. */
  #peek = "";
  #timer = 0;
  readonly #kept: string;

  constructor(private readonly table: Table) {
    this.#kept = `moguls.device.${table.id}`;
    this.skip = local.get(`${this.#kept}.skip`) === "yes";
  }

  /** Whether there is anything to hide between two seats. */
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

  /** See who is to look, whenever the table has changed; give back how to stop waiting for it. */
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

  /** Nobody else here: the server knows by itself as which seat we look. */
  #alone(): undefined {
    this.curtain = this.lifting = null;
    const { source } = this.table;
    if (typeof source.looks === "number") source.look(null, { blank: false });
  }

  /** Ask a seat to take the device. */
  #ask(seat: number): void {
    const { table } = this;
    if (!table.ui || (table.you !== null && this.#peek === this.#moment)) return;
    if (table.you === null) this.#close(seat);
    else {
      this.soon = seat;
      this.#timer = window.setTimeout(() => this.#close(seat), LINGER);
    }
  }

  /** Let the curtain fall for `seat`: from now on the page knows only what everybody may. */
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

  /** Whoever has the device now looks: show what `seat` may see. */
  lift(seat: number): void {
    this.#peek = seat === this.table.turn ? "" : this.#moment;
    this.lifting = seat;
    this.table.source.look(seat);
  }

  /** The seat can be seen: let the curtain go. */
  #arrive(): void {
    const seen = this.#seen()[this.lifting ?? -1];
    this.since = seen === undefined ? [] : this.#news(seen);
    this.curtain = this.lifting = null;
  }

  /** What happened after the entry `seen`, the small change left out. */
  #news(seen: number): readonly Line[] {
    const fresh = this.table.lines.filter(
      (line) => !line.quiet && Number.parseInt(line.id, 10) > seen,
    );
    return fresh.slice(-MOST_LINES);
  }

  #seen(): Record<number, number> {
    return session.object<Record<number, number>>(this.#kept) as Record<number, number>;
  }

  /** Remember up to where a seat has seen the game. */
  #remember(seat: number): void {
    const seen = { ...this.#seen(), [seat]: this.table.source.frame?.seq ?? 0 };
    session.write(this.#kept, seen);
  }
}
