/** How a seat wants to be asked while the coach is on: the coach explains what is asked. */

import { session } from "../lib/storage/store";
import type { Wish } from "../lib/net/wire";
import type { TableModel } from "../table/model/model.svelte";

/** What the coach found; null once the person has chosen. */
interface Found {
  readonly before: Wish | null;
}

const key = ({ id }: TableModel): string => `moguls.coach.wish.${id}`;
const found = (table: TableModel): Found | null => session.read(key(table)) as Found | null;

/** Let the seat be asked, once a table; whoever changes that later is obeyed. */
export function askForNow(table: TableModel): void {
  const { question, wish } = table.source.table ?? {};
  if (!question || !wish || wish === "ask" || table.over || found(table)) return;
  session.write(key(table), { before: wish });
  table.source.wish("ask");
}

/** The person has chosen how to be asked: that stays. */
export const chosen = (table: TableModel): void => session.write(key(table), { before: null });

/** The coach is sent away: as it was before, unless the person has chosen meanwhile. */
export function putBack(table: TableModel): void {
  const before = found(table)?.before;
  session.set(key(table), null);
  if (before && !table.over && table.source.table?.wish === "ask") table.source.wish(before);
}
