/** Types of the view of Take Stock. */

import type * as gen from "../../lib/net/types.gen";
import { useTable } from "../../table/model/context";
import type { TableModel } from "../../table/model/model.svelte";
import type { StockId } from "./stocks";

export type Effect = gen.TakeStockEffect;
/** One action of the seat on turn: legal, or disabled with the rule that forbids it. */
export type Choice = Omit<gen.TakeStockChoice, "id">;
export type Column = gen.TakeStockColumn;
/** What one round paid. */
export type SheetLine = gen.TakeStockSheetLine;
export type StockView = gen.TakeStockView;

/** The view of a table that plays this game; only asked for while there is one. */
export const viewOf = (table: TableModel): StockView => table.view as StockView;

/** Whether the viewer has controls, with the hand among them: a replay has no actions. */
export function plays(table: TableModel): boolean {
  const { over, actions, wait } = viewOf(table);
  return table.you !== null && !over && Boolean(actions?.length || wait);
}

/** The table and its view; read `view` freshly whenever it is needed. */
export function useStocks(): { readonly table: TableModel; readonly view: StockView } {
  const table = useTable();
  return {
    table,
    get view(): StockView {
      return viewOf(table);
    },
  };
}

/** Read "gems 4" as its stock and its value. */
export function readCard(card: string): readonly [StockId, number] {
  const [stock, value] = card.split(" ");
  return [stock as StockId, Number(value)];
}

/** Read "split corn" as its kind and its stock; "bull" has none. */
export function readEvent(event: string): readonly [string, StockId | null] {
  const [kind = event, stock] = event.split(" ");
  return [kind, (stock as StockId | undefined) ?? null];
}
