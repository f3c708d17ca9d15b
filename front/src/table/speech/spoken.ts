/** Timing of announcements: at every move, at the reader's turn, or once a round. */

import { settings, type Spoken } from "../../lib/storage/settings.svelte";
import { whose } from "../../lib/game/events";
import type { LogEntry } from "../../lib/net/wire";
import type { TableModel } from "../model/model.svelte";
import { isOfTable } from "../model/tell";

/** Games whose rounds are single turns: a round of announcements ends when all seats have had one. */
const COUNTS_TURNS = new Set(["moguli"]);

/** The reader's choice; the default for tables as text is once per own turn. */
export const chosen = (): Spoken => settings.spoken ?? (settings.plain ? "turn" : "move");

/** The timing at this table. */
function manner(table: TableModel): Spoken {
  // In step mode each press is answered.
  if (table.alone && table.source.table?.step_mode) return "move";
  // Spectators have no turn.
  return chosen() === "turn" && !table.own.length ? "round" : chosen();
}

/** The number of the round. */
function roundOf(table: TableModel): number {
  const round = (table.view as { round?: number } | null)?.round ?? 0;
  return COUNTS_TURNS.has(table.game) ? Math.ceil(round / table.seats.length) : round;
}

/** Whether an entry is announced at once: own moves, seats and settings. */
function isAtOnce({ events }: LogEntry, table: TableModel): boolean {
  const [first] = events;
  if (!first || isOfTable(first)) return true;
  const unasked = "auto" in first && first.auto;
  return table.you !== null && whose(first) === table.you && !unasked;
}

/** Queue of entries that have not been announced. */
export class Teller {
  #unsaid: readonly LogEntry[] = [];
  #round: number | null = null;

  /** The numbers of the entries to announce now, new and queued ones. */
  due(fresh: readonly LogEntry[], table: TableModel): ReadonlySet<number> {
    const how = manner(table);
    const round = roundOf(table);
    const isTurn = how === "turn" && table.mine;
    const isRound = how === "round" && this.#round !== null && round !== this.#round;
    this.#round = round;
    const all = [...this.#unsaid, ...fresh];
    const isAll = how === "move" || table.over || isTurn || isRound;
    const now = isAll ? all : fresh.filter((entry) => isAtOnce(entry, table));
    this.#unsaid = isAll ? [] : all.filter((entry) => !now.includes(entry));
    return new Set(now.map(({ seq }) => seq));
  }

  /** Clear the queue after a change of the viewing seat. */
  forget(): void {
    this.#unsaid = [];
    this.#round = null;
  }
}
