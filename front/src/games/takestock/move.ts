/** A move of Take Stock in the words of its buttons. */

import { t } from "../../lib/i18n/i18n.svelte";
import { steps } from "../../table/model/move";
import type { TableModel } from "../../table/model/model.svelte";
import type { StockId } from "./stocks";
import { viewOf } from "./view";
import { cardName, eventName, stockName } from "./words";

const DISCARD = "discard ";

/** What a card is discarded for at the market. */
export function marketName(way: string, table: TableModel): string {
  if (way === "draw two") return t("tks-draw-two");
  return way === "keep"
    ? t("tks-keep")
    : t("tks-play", { event: eventName(way.replace("play ", ""), table) });
}

/** Whether a column is frozen or freed; null where the move is of another moment. */
function freezing(move: string, table: TableModel): string | null {
  const choice = table.past ? undefined : viewOf(table).actions?.find((each) => each.move === move);
  return choice ? t("tks-way", { way: choice.effect?.frozen ? "freeze" : "free" }) : null;
}

export function moveName(move: string, table: TableModel): string | null {
  const verb = move.split(" ", 1)[0] ?? "";
  const rest = move.slice(verb.length + 1);
  const [first = "", second = ""] = rest.replace("take ", "").split(", ");
  const card = cardName(first.replace(DISCARD, ""), table);
  const other = cardName(second.replace(DISCARD, ""), table);
  const [stock = "", way = ""] = rest.split(" ");
  const column = stockName(stock as StockId, table);
  const frozen = verb === "freeze" ? freezing(move, table) : null;
  if (frozen) return steps(eventName(verb, table), column, frozen);
  if (rest === "done") return t(verb === "option" ? "tks-option-done" : "tks-insider-done");
  switch (verb) {
    case "raise":
      return steps(t("tks-raise"), card);
    case "save":
      return second
        ? steps(t("tks-save"), card, t("tks-discard", { card: other }))
        : steps(t("tks-save"), card);
    case "discard":
      return steps(t("tks-market"), t("tks-discard", { card }), marketName(second, table));
    case "audit":
      return steps(eventName(verb, table), column, t("tks-way", { way }));
    case "insider":
      return steps(t("tks-take", { card }), t("tks-discard", { card: other }));
    case "bear":
      return steps(eventName(verb, table), t("tks-discard", { card }));
    case "option":
      return t("tks-option", { card });
    default:
      return null;
  }
}
