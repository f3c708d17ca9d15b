/** The table of either Mogul, with the view it shows. */

import type { Company, CompanyId } from "../../lib/game/companies";
import { useTable } from "../../table/model/context";
import type { TableModel } from "../../table/model/model.svelte";
import { companiesOf } from "./companies";
import type { Choice, MogulView } from "./view";

/** The model and view of a Mogul table. */
export interface Mogul<V extends MogulView> {
  readonly table: TableModel;
  readonly view: V;
  /** The companies in the order of the rule book. */
  readonly companies: readonly Company[];
  company(id: CompanyId): Company;
  /** The prefix of messages that each of the games words itself. */
  readonly words: string;
}

/** The model and the view as a game's types; read `view` freshly whenever it is needed. */
export function useMogul<V extends MogulView = MogulView>(): Mogul<V> {
  const table = useTable();
  return {
    table,
    get view(): V {
      return viewOf(table);
    },
    get companies(): readonly Company[] {
      return companiesOf(viewOf(table));
    },
    company: (id) => companiesOf(viewOf(table)).find((each) => each.id === id)!,
    words: table.words,
  };
}

/** The view of a table that plays such a game; only asked for while there is one. */
export const viewOf = <V extends MogulView = MogulView>(table: TableModel): V => table.view as V;

/** Find the action of this notation: the viewer's own, or disabled while others are on turn. */
export function findChoice(view: MogulView, move: string): Choice | null {
  const own = view.actions.find((choice) => choice.move === move);
  if (own) return own;
  return view.wait ? { move, id: -1, legal: false, ...view.wait } : null;
}
