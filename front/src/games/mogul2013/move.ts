/** A move of Mogul (2013) in words, within a sentence. */

import { t } from "../../lib/i18n/i18n.svelte";
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

/** The towns of stations, for example of "CHI" or "CHI>DEN"; null for anything else. */
export function partName(part: string, table: TableModel): string | null {
  const { stations } = viewOf<View>(table).map;
  const towns = part.split(">").map((code) => stations[code]?.town);
  return towns.every(Boolean) ? towns.join(" → ") : null;
}

export function moveName(move: string, table: TableModel): string | null {
  const { map, actions } = viewOf<View>(table);
  const [verb = "", places] = move.split(" ");
  if (verb === "sell") {
    // Of a game that is over the moment shown may be another one.
    const count = table.past ? 0 : actions?.find((each) => each.move === move)?.effect?.count;
    return count ? t("m13-sell", { count }) : t("mogul-sell-any");
  }
  const towns = (places?.split(">") ?? []).map((code) => map.stations[code]?.town ?? code);
  if (verb === "erect" && towns[0]) return t("m13-said-erect", { town: towns[0] });
  if (verb === "move" && towns[1])
    return t("m13-said-move", { from: towns[0] ?? "", town: towns[1] });
  return BUTTONS[verb] ? t(BUTTONS[verb]) : null;
}
