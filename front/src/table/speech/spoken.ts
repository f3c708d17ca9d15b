/** When what happens at a table is said aloud: at every move, at the reader's turn, or once a round. */

import { settings, type Spoken } from "../../lib/storage/settings.svelte";
import { whose } from "../../lib/game/events";
import type { LogEntry } from "../../lib/net/wire";
import type { TableModel } from "../model/model.svelte";
import { isOfTable } from "../model/tell";

/** Games that count each seat's turn as a round of its own: a round is over when all have had one. */
const COUNTS_TURNS = new Set(["moguli"]);

/** As the reader has chosen; one who reads tables as text hears all since the last turn at once. */
export const chosen = (): Spoken => settings.spoken ?? (settings.plain ? "turn" : "move");

/** How it is said at this table. */
function manner(table: TableModel): Spoken {
  // Each move has been asked for by a press, which is answered.
  if (table.alone && table.source.table?.step_mode) return "move";
  // Who only watches has no turn.
  return chosen() === "turn" && !table.own.length ? "round" : chosen();
}

/** The number of the round as people count them. */
function roundOf(table: TableModel): number {
  const round = (table.view as { round?: number } | null)?.round ?? 0;
  return COUNTS_TURNS.has(table.game) ? Math.ceil(round / table.seats.length) : round;
}

/** Whether an entry is the reader's own doing, or of who came, went and changed the table: said at once. */
function isAtOnce({ events }: LogEntry, table: TableModel): boolean {
  const [first] = events;
  if (!first || isOfTable(first)) return true;
  const unasked = "auto" in first && first.auto;
  return table.you !== null && whose(first) === table.you && !unasked;
}

/** Keeps what has not been said yet. */
export class Teller {
  #unsaid: readonly LogEntry[] = [];
  #round: number | null = null;

  /** The numbers of the entries to be said now, of those that have just come and those kept. */
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

  /** Forget what was kept: it was for another seat. */
  forget(): void {
    this.#unsaid = [];
    this.#round = null;
  }
}
