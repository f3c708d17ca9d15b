/** When the game of a table that waits begins, in words. */

import { t } from "../../lib/i18n/i18n.svelte";
import type { TableModel } from "../model/model.svelte";

export function waitsFor({ empty, source: { table } }: TableModel): string {
  // At a listed table strangers may come, and with the second person all are asked.
  const key = table?.needs_start ? "room-asks" : table?.open ? "room-listed" : "table-waiting-lead";
  return t(key, { count: empty.length });
}
