/** The events since the reader's last turn. */

import { whose } from "../../lib/game/events";
import type { LogEntry } from "../../lib/net/wire";
import type { TableModel } from "../model/model.svelte";
import { isOfTable } from "../model/tell";
import type { Line } from "../model/types";

const MOST = 20;

/** Whether an entry is a move that the seat has made itself. */
function isMove({ events }: LogEntry, seat: number | null): boolean {
  const [first] = events;
  if (!first || seat === null || isOfTable(first)) return false;
  return whose(first) === seat && !("auto" in first && first.auto);
}

/** What has happened since the last move of `seat`, without minor events and those taken back; the latest ones only. */
export function newsFor(table: TableModel, seat: number | null): readonly Line[] {
  const { log } = table.source;
  const from = log.findLast((entry) => isMove(entry, seat))?.seq ?? -1;
  return linesAfter(table, from).slice(-MOST);
}

/** What has happened after an entry, without minor events and those taken back. */
export function linesAfter(table: TableModel, from: number): readonly Line[] {
  const to = table.source.log.at(-1)?.seq ?? -1;
  return table.lines.filter(({ id, quiet, undone }) => {
    const seq = Number.parseInt(id, 10);
    return seq > from && seq <= to && !quiet && !undone;
  });
}
