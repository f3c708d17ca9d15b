/** Depots of a seat in sentences. Rules: M13-E2. */

import { t } from "../../lib/i18n/i18n.svelte";
import { listed } from "../../lib/i18n/lists";
import type { TableModel } from "../../table/model/model.svelte";
import { viewOf } from "../mogul/table";
import type { View } from "./view";

export const townsOf = (view: View, seat: number): string[] =>
  (view.depots[seat] ?? []).map((code) => view.map.stations[code]?.town ?? code);

export const depotsInWords = (view: View, seat: number): string =>
  t("m13-depots", {
    built: view.depots[seat]?.length ?? 0,
    all: (view.depots[seat]?.length ?? 0) + (view.depots_left[seat] ?? 0),
    dollars: view.depot_worth[seat] ?? 0,
  });

/** What a seat has built, where, and whether its credit is used. */
export function depotFacts(table: TableModel, seat: number): string[] {
  const view = viewOf<View>(table);
  const towns = townsOf(view, seat);
  const depots = depotsInWords(view, seat);
  return [
    towns.length ? t("m13-fact-depots", { depots, towns: listed(towns) }) : `${depots}.`,
    `${t(view.credit[seat] ? "m13-credit-had" : "m13-credit-free")}.`,
  ];
}
