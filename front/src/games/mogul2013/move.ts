/** A move of Mogul (2013) in the words of its buttons. */

import { t } from "../../lib/i18n/i18n.svelte";
import { steps } from "../../table/model/move";
import type { TableModel } from "../../table/model/model.svelte";
import { viewOf } from "../mogul/table";
import type { View } from "./view";

const BUTTONS: Readonly<Record<string, string>> = {
  bid: "mogul-bid",
  leave: "mogul-leave",
  take: "mogul-take",
  credit: "m13-credit",
  erect: "m13-erect",
  move: "m13-move",
  nothing: "m13-nothing",
};

export function moveName(move: string, table: TableModel): string | null {
  const { map, actions } = viewOf<View>(table);
  const [verb = "", places] = move.split(" ");
  if (verb === "sell") {
    // Of a game that is over the moment shown may be another one.
    const count = table.past ? 0 : actions?.find((each) => each.move === move)?.effect?.count;
    return count ? t("m13-sell", { count }) : t("mogul-sell-any");
  }
  const towns = (places?.split(">") ?? []).map((code) => map.stations[code]?.town ?? code);
  return BUTTONS[verb] ? steps(t(BUTTONS[verb]), ...towns) : null;
}
