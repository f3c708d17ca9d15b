/** What the server shows of a table of Take Stock. */

import { useTable } from "../../table/context";
import type { TableModel } from "../../table/model.svelte";
import type { StockId } from "./stocks";

/** What an action would bring about, computed by the rules on the server. */
export interface Effect {
  readonly card?: string;
  readonly stock?: StockId;
  readonly price?: number;
  readonly shares?: number;
  readonly points?: number;
  readonly discard?: string;
  readonly event?: string;
  /** The prices that an event would change. */
  readonly prices?: Readonly<Partial<Record<StockId, number>>>;
  /** Whether the round would end. */
  readonly ends?: boolean;
  readonly frozen?: boolean;
  /** What all certificates would be worth. */
  readonly worth?: number;
}

/** One action of the seat on turn: legal, or greyed with the rule that forbids it. */
export interface Choice {
  readonly move: string;
  readonly legal: boolean;
  readonly effect?: Effect;
  readonly rule?: string;
  readonly code?: string;
}

export interface Column {
  readonly cards: readonly number[];
  readonly splits: number;
  /** What its highest card is multiplied by. */
  readonly factor: number;
  readonly frozen: boolean;
  readonly price: number;
  /** The values that may be laid on it. */
  readonly takes: readonly number[];
}

/** What one round paid. */
export interface SheetLine {
  readonly round: number;
  readonly prices: Readonly<Record<StockId, number>>;
  readonly shares: readonly Readonly<Partial<Record<StockId, number>>>[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
}

export interface StockView {
  readonly seats: number;
  readonly seat: number | null;
  readonly phase: "turn" | "choose" | "event" | "options" | "chance" | "over";
  readonly turn: number | null;
  readonly over: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly dealer: number;
  readonly active: number;
  readonly columns: Readonly<Record<StockId, Column>>;
  /** The most certificates with which a seat could still save none. */
  readonly limit: number;
  /** How many shares a certificate of each value shows, from 1. */
  readonly shows: readonly number[];
  readonly event: { readonly event: string; readonly left?: number } | null;
  readonly hands: readonly (readonly string[] | null)[];
  readonly hand_sizes: readonly number[];
  readonly shown: readonly (readonly string[])[];
  readonly kept: readonly (readonly string[] | null)[];
  readonly kept_sizes: readonly number[];
  readonly drawn: readonly (readonly string[] | null)[];
  readonly unchosen: readonly (readonly string[] | null)[];
  readonly certificates: readonly (readonly string[])[];
  readonly shares: readonly Readonly<Partial<Record<StockId, number>>>[];
  readonly worth: readonly number[];
  readonly tokens: readonly number[];
  readonly supply: number;
  readonly draw_left: number;
  readonly discards: number;
  readonly events_left: number;
  readonly above_closed: number | null;
  readonly event_discards: number;
  readonly actions?: readonly Choice[];
  readonly wait?: { readonly rule: string; readonly code: string } | null;
  readonly sheet?: readonly SheetLine[];
  readonly result: {
    readonly scores: readonly number[];
    readonly winners: readonly number[];
  } | null;
}

/** The view of a table that plays this game; only asked for while there is one. */
export const viewOf = (table: TableModel): StockView => table.view as unknown as StockView;

/** Whether the viewer has controls here, and so its hand among them: a replay says neither what can be done nor why not. */
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
