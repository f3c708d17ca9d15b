/** The table of Mogul (2002), with the view it shows. */

import { useTable } from "../../table/context";
import type { TableModel } from "../../table/model.svelte";
import type { Choice, View } from "./view";

/** The model and the view as this game's types; read `view` freshly whenever it is needed. */
export function useMogul(): { readonly table: TableModel; readonly view: View } {
  const table = useTable();
  return {
    table,
    get view(): View {
      return viewOf(table);
    },
  };
}

/** The view of a table that plays this game; only asked for while there is one. */
export const viewOf = (table: TableModel): View => table.view as unknown as View;

/** Whether this table asks for loans in a window before the auction, not on a seat's own turn. */
export const hasWindow = (view: View): boolean => view.options?.loan_timing !== "on_own_turn";

/** Find the action of this notation: the viewer's own, or greyed while others are on turn. */
export function findChoice(view: View, move: string): Choice | null {
  const own = view.actions.find((choice) => choice.move === move);
  if (own) return own;
  return view.wait ? { move, id: -1, legal: false, ...view.wait } : null;
}

/** All sales the rules told us of, legal ones and greyed ones, by count. */
export const salesOf = (view: View): Choice[] =>
  view.actions
    .filter((choice) => choice.move.startsWith("sell "))
    .toSorted((a, b) => countOf(a) - countOf(b));

/** How many shares a sale sells. */
export const countOf = (choice: Choice): number => Number(choice.move.slice("sell ".length));
