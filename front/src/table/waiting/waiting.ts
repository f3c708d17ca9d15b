/** Sentence about when a waiting game begins. */

import { t } from "../../lib/i18n/i18n.svelte";
import type { TableModel } from "../model/model.svelte";

export function waitsFor({ empty, source: { table } }: TableModel): string {
  // A listed table with a second person waits for a start.
  const key = table?.needs_start ? "room-asks" : table?.open ? "room-listed" : "table-waiting-lead";
  return t(key, { count: empty.length });
}
