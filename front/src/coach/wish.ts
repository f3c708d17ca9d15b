/** The auto-response while the coach is on: recurring questions are asked, so that the coach can explain them. */

import { session } from "../lib/storage/store";
import type { Wish } from "../lib/net/wire";
import type { TableModel } from "../table/model/model.svelte";

/** The auto-response before the coach; null once the person has chosen. */
interface Found {
  readonly before: Wish | null;
}

const key = ({ id }: TableModel): string => `moguls.coach.wish.${id}`;
const found = (table: TableModel): Found | null => session.read(key(table)) as Found | null;

/** Switch the seat to being asked, once a table; later choices of the person are kept. */
export function askForNow(table: TableModel): void {
  const { question, wish } = table.source.table ?? {};
  if (!question || !wish || wish === "ask" || table.over || found(table)) return;
  session.write(key(table), { before: wish });
  table.source.wish("ask");
}

/** Keep the person's own choice. */
export const chosen = (table: TableModel): void => session.write(key(table), { before: null });

/** Restore the previous auto-response when the coach is switched off, unless the person has chosen meanwhile. */
export function putBack(table: TableModel): void {
  const before = found(table)?.before;
  session.set(key(table), null);
  if (before && !table.over && table.source.table?.wish === "ask") table.source.wish(before);
}
