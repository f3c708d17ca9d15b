/** A move of Take Stock in words, within a sentence. */

import { t } from "../../lib/i18n/i18n.svelte";
import type { TableModel } from "../../table/model/model.svelte";
import type { StockId } from "./stocks";
import { viewOf } from "./view";
import { cardName, eventName, stockName } from "./words";

const DISCARD = "discard ";

/** What a card is discarded for at the market, as its button says. */
export function marketName(way: string, table: TableModel): string {
  if (way === "draw two") return t("tks-draw-two");
  return way === "keep"
    ? t("tks-keep")
    : t("tks-play", { event: eventName(way.replace("play ", ""), table) });
}

/** The same as a whole move. */
function atMarket(card: string, way: string, table: TableModel): string {
  const kind = way === "draw two" ? "draw" : way === "keep" ? "keep" : "play";
  const event = kind === "play" ? eventName(way.replace("play ", ""), table) : "";
  return t("tks-said-market", { card, way: kind, event });
}

/** Whether a column is frozen or freed; null where the move is of another moment. */
function freezing(move: string, stock: string, table: TableModel): string | null {
  const choice = table.past ? undefined : viewOf(table).actions?.find((each) => each.move === move);
  if (!choice) return null;
  return t("tks-said-freeze", { stock, way: choice.effect?.frozen ? "freeze" : "free" });
}

export function moveName(move: string, table: TableModel): string | null {
  const verb = move.split(" ", 1)[0] ?? "";
  const rest = move.slice(verb.length + 1);
  const [first = "", second = ""] = rest.replace("take ", "").split(", ");
  const card = cardName(first.replace(DISCARD, ""), table);
  const other = cardName(second.replace(DISCARD, ""), table);
  const [id = "", way = ""] = rest.split(" ");
  const stock = stockName(id as StockId, table);
  if (rest === "done") return t(verb === "option" ? "tks-option-done" : "tks-insider-done");
  switch (verb) {
    case "raise":
      return t("tks-said-raise", { card });
    case "save":
      return second ? t("tks-said-save", { card, discard: other }) : t("tks-option", { card });
    case "discard":
      return atMarket(card, second, table);
    case "audit":
      return t("tks-said-audit", { stock, way: t("tks-way", { way }) });
    case "freeze":
      return freezing(move, stock, table);
    case "insider":
      return t("tks-said-take", { card, discard: other });
    case "bear":
      return t("tks-discard", { card });
    case "option":
      return t("tks-option", { card });
    default:
      return null;
  }
}
