/** The player on turn and the decision, in one sentence. */

import { t } from "../lib/i18n/i18n.svelte";
import type { GameUi } from "../table/model/game";
import type { TableModel } from "../table/model/model.svelte";

type Words = Pick<GameUi<TableModel>, "hint" | "waiting">;

export function turnInWords(table: TableModel, { hint, waiting }: Words): string {
  if (table.over) return t("table-finished");
  if (table.turn === null) return "";
  return table.mine ? t("table-your-turn-spoken", { hint: hint(table) }) : waiting(table);
}
