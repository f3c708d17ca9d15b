/** A station in words: what it is, who stands there, what a depot there would bring. */

import { t } from "../../lib/i18n/i18n.svelte";
import { companiesOf } from "../mogul/companies";
import type { Mogul } from "../mogul/table";
import { places } from "./actions/plan.svelte";
import { ownerOf } from "./table";
import type { Bonus, View } from "./view";

export interface Described {
  /** The town with its networks. */
  readonly place: string;
  /** Who has a depot there, or that it is empty. */
  readonly state: string;
  /** The end bonus of a depot there, as far as there can be one. */
  readonly bonus: string;
}

/** A number with its sign, for example "+3". */
export const signed = (dollars: number): string =>
  dollars < 0 ? `−${-dollars}` : dollars ? `+${dollars}` : "±0";

/** Describe a station as it is now. */
export function describe(mogul: Mogul<View>, code: string): Described {
  const { view, table } = mogul;
  const { town, networks } = view.map.stations[code]!;
  const names = networks.map((id) => mogul.company(id).name);
  const owner = ownerOf(view, code);
  const state = owner === null ? t("m13-station-empty") : t("m13-station-depot", table.who(owner));
  return {
    place: t("m13-station", { town, networks: names.join(" + ") }),
    state,
    bonus: bonusInWords(mogul, code),
  };
}

function bonusInWords(mogul: Mogul<View>, code: string): string {
  const { view, table } = mogul;
  const effect = places(view).get(code)?.effect;
  if (effect) return worthInWords(view, effect.worth ?? 0, effect.networks ?? {});
  const site = view.sites[code];
  if (!site) return "";
  if (table.you !== null) {
    const dollars = site[table.you];
    return dollars === null || dollars === undefined ? "" : t("m13-site-yours", { dollars });
  }
  const seats = site.flatMap((dollars, seat) =>
    dollars === null ? [] : [`${table.name(seat)} ${signed(dollars)}`],
  );
  return seats.length ? t("m13-site-all", { seats: seats.join(", ") }) : "";
}

/** The additional end bonus of depots, in total and by network. */
export function worthInWords(view: View, worth: number, networks: Bonus): string {
  const parts = companiesOf(view).flatMap(({ id, name }) =>
    networks[id] ? [`${name} ${signed(networks[id])}`] : [],
  );
  const sum = t("m13-worth", {
    dollars: Math.abs(worth),
    sign: signed(Math.sign(worth)).charAt(0),
  });
  return parts.length ? `${sum} (${parts.join(", ")})` : sum;
}
