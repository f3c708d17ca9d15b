/** The table of Mogul (2013): view and possible buildings. */

import type { CompanyId } from "../../lib/game/companies";
import * as mogul from "../mogul/table";
import type { Choice, View } from "./view";

/** The model and the view as this game's types. */
export const useMogul = (): mogul.Mogul<View> => mogul.useMogul<View>();

/** Whose depot stands on a station; null on an empty one. */
export function ownerOf(view: View, code: string): number | null {
  const seat = view.depots.findIndex((codes) => codes.includes(code));
  return seat < 0 ? null : seat;
}

/** The legal actions that begin so, by the station that they end at. */
export const targets = (view: View, prefix: string): Choice[] =>
  (view.actions ?? []).filter(({ move, legal }) => legal && move.startsWith(prefix));

/** The viewer's own depots that may be moved. */
export const movable = (view: View): string[] => [
  ...new Set(targets(view, "move ").map(({ effect }) => effect?.from ?? "")),
];

/** A depot action that is not possible, standing for all of its kind. */
export const denied = (view: View, verb: string): Choice | null =>
  (view.actions ?? []).find(({ move, legal }) => !legal && move.startsWith(`${verb} `)) ?? null;

/** The facts of a company of this edition. */
export const ofCompany = <Told>(
  told: Readonly<Partial<Record<CompanyId, Told>>>,
  id: CompanyId,
): Told | undefined => told[id];
