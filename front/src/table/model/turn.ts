/** The player on turn and the decision, in words. */

import { t } from "../../lib/i18n/i18n.svelte";
import { sentence } from "../../lib/i18n/lists";
import type { TableModel } from "./model.svelte";

export function turnWords(table: TableModel): string {
  const { turn, ui } = table;
  if (table.over) return t("table-finished");
  if (table.mine) return ui?.hint(table) ?? "";
  if (turn === null) return "";
  if (table.seats[turn]?.kind === "empty") return t("table-stalled");
  if (table.held)
    return t("table-held", { name: table.name(turn), self: table.alone ? "yes" : "no" });
  return ui?.waiting(table) ?? "";
}

/** The same as a sentence that can be spoken alone. */
export function turnSentence(table: TableModel): string {
  const words = turnWords(table);
  return sentence(table.mine ? t("table-your-turn-spoken", { hint: words }) : words);
}
