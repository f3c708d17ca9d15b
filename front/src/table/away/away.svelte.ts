/** What happened at a table while its reader was away. */

import { allOf, mapOf, numeric } from "../../lib/storage/checks";
import { local } from "../../lib/storage/store";
import { linesAfter } from "../facts/news";
import type { TableModel } from "../model/model.svelte";
import type { TalkLine } from "../../lib/net/types.gen";
import type { Line } from "../model/types";

const KEY = "moguls.visits";
/** Shorter absences, such as a reload, are not worth a summary. */
export const AWAY_AFTER = 5 * 60_000;
const MOST_TABLES = 60;
export const MOST_LINES = 8;
const LEAST_LINES = 2;

interface Visit {
  /** The last entry that was shown, and when, in ms. */
  readonly seq: number;
  readonly at: number;
}

const visits = (): Record<string, Visit> =>
  local.read(KEY, mapOf(allOf<Visit>({ seq: numeric(), at: numeric() }))) ?? {};

/** Note that the page has shown an entry; the oldest visits are forgotten. */
export function note(id: string, seq: number, at: number): void {
  const { [id]: _, ...others } = visits();
  const latest = [...Object.entries(others).slice(1 - MOST_TABLES), [id, { seq, at }]];
  local.write(KEY, Object.fromEntries(latest));
}

export class Away {
  /** The events since the last visit, once the reader is back from a longer absence. */
  lines = $state.raw<readonly Line[]>([]);
  /** How many events of that time are not among them. */
  more = $state(0);

  /** When the reader was away, in ms. */
  #span = $state.raw<readonly [number, number] | null>(null);
  /** What others said meanwhile; it comes a moment after the events. */
  readonly messages: readonly TalkLine[] = $derived.by(() => {
    const [from, until] = this.#span ?? [0, 0];
    const { said } = this.table.source.talk;
    return said.filter(({ own, at }) => !own && at * 1000 > from && at * 1000 <= until);
  });

  #looked = false;

  constructor(private readonly table: TableModel) {}

  /** Follow frames and the visibility of the page; call it while a component is initialised. */
  follow(): void {
    const show = (): void => this.#look(document.visibilityState === "visible");
    $effect(() => {
      const { source, ui } = this.table;
      if (ui && source.log.length) show();
    });
    $effect(() => {
      document.addEventListener("visibilitychange", show);
      return () => document.removeEventListener("visibilitychange", show);
    });
    // A move shows that the reader knows how the game stands.
    $effect(() => {
      if (this.table.pending) this.dismiss();
    });
  }

  dismiss(): void {
    this.lines = [];
    this.more = 0;
    this.#span = null;
  }

  #look(visible: boolean): void {
    const { table } = this;
    const seq = table.source.frame?.seq;
    if (!visible) return void (this.#looked = false);
    if (seq === undefined || !table.ui || table.shared) return;
    const now = Date.now();
    const last = visits()[table.id];
    if (!this.#looked && last && table.own.length && now - last.at > AWAY_AFTER)
      this.#tell(linesAfter(table, last.seq), last.at, now);
    this.#looked = true;
    note(table.id, seq, now);
  }

  #tell(lines: readonly Line[], from: number, until: number): void {
    this.#span = [from, until];
    if (lines.length < LEAST_LINES) return;
    this.lines = lines.slice(-MOST_LINES);
    this.more = lines.length - this.lines.length;
  }
}
