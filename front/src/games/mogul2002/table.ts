/** The table of Mogul (2002), with the view it shows. */

import type { TableModel } from "../../table/model/model.svelte";
import * as mogul from "../mogul/table";
import type { Choice, MogulView } from "../mogul/view";
import type { View } from "./view";

/** The model and the view as this game's types. */
export const useMogul = (): mogul.Mogul<View> => mogul.useMogul<View>();

/** Whether this table asks for loans in a window before the auction, not on a seat's own turn. */
export const hasWindow = (view: MogulView): boolean => view.options?.loan_timing !== "on_own_turn";

/** The key of the buttons in the dock; those of an auction stay throughout. */
export function step(table: TableModel): string {
  const { phase, ply } = mogul.viewOf<View>(table);
  const passing = phase === "winner" || phase === "runner-up" || (phase === "loan" && table.mine);
  return passing ? [phase, table.mine, ply].join() : "";
}

/** All sales, legal and illegal, by count. */
export const salesOf = (view: MogulView): Choice[] =>
  (view.actions ?? [])
    .filter((choice) => choice.move.startsWith("sell "))
    .toSorted((a, b) => countOf(a) - countOf(b));

/** How many shares a sale sells. */
export const countOf = (choice: Choice): number => Number(choice.move.slice("sell ".length));
