/** Cards, events and what happened, in words. */

import { t } from "../../lib/i18n/i18n.svelte";
import { type Each, isOf, whose } from "../../lib/game/events";
import type { TakeStockEvent } from "../../lib/net/types.gen";
import type { GameEvent } from "../../lib/net/wire";
import type { Sentence, Strand } from "../../table/model/types";
import type { TableModel } from "../../table/model/model.svelte";
import { inSentence, named, tell as tellPlainly } from "../generic/words";
import { choosingOf } from "./actions/choosing.svelte";
import { STOCKS, type StockId } from "./stocks";
import { type Effect, readEvent, viewOf } from "./view";

export const stockName = (stock: StockId, table: TableModel): string => named(stock, table);
export const cardName = (card: string, table: TableModel): string => inSentence(card, table);
export const eventName = (event: string, table: TableModel): string => inSentence(event, table);

/** The effect of an event, in a few words; empty if it is obvious. */
export function eventText(event: string, table: TableModel): string {
  const [kind, stock] = readEvent(event);
  return t(`tks-does-${kind}`, { stock: stock ? stockName(stock, table) : "" });
}

/** What a choice would bring about, beyond its own words. */
export function effectInWords(effect: Effect | undefined, table: TableModel): string {
  if (!effect) return "";
  const told: string[] = [];
  if (effect.price !== undefined && effect.stock) {
    told.push(
      t("tks-price-from-to", {
        was: viewOf(table).columns[effect.stock].price,
        price: effect.price,
      }),
    );
  }
  for (const { id } of STOCKS) {
    const price = effect.prices?.[id];
    if (price === undefined) continue;
    told.push(
      t("tks-price-of", {
        stock: stockName(id, table),
        was: viewOf(table).columns[id].price,
        price,
      }),
    );
  }
  if (effect.ends) told.push(t("tks-ends"));
  return told.join(", ");
}

/** What a whole move would bring about, as the buttons on the way to it say. */
export function effectOf(move: string, effect: Effect | undefined, table: TableModel): string {
  if (!move.startsWith("save ")) return effectInWords(effect, table);
  const { shares = 0, points = 0, ends } = effect ?? {};
  return [t("tks-worth", { shares, points }), ends ? t("tks-ends") : ""].filter(Boolean).join(", ");
}

/** The clause and strand of each event, and whether it is minor for other seats. */
const TOLD: Each<
  TakeStockEvent,
  readonly [rule: string, strand: Strand, quiet?: "always" | "others"]
> = {
  round: ["TKS-S4", "other"],
  hand: ["TKS-S2", "other"],
  draw: ["TKS-T1", "other", "others"],
  reshuffle: ["TKS-T2", "other"],
  buried: ["TKS-S5", "other", "always"],
  new_pile: ["TKS-S5", "other", "always"],
  raise: ["TKS-A1", "market"],
  save: ["TKS-A3", "scores"],
  discard: ["TKS-A5", "other"],
  look: ["TKS-A5", "market", "always"],
  keep: ["TKS-A5", "market"],
  closed: ["TKS-A6", "market"],
  play: ["TKS-V11", "market"],
  aside: ["TKS-V11", "market", "always"],
  price: ["TKS-P1", "market"],
  audit: ["TKS-V5", "market"],
  freeze: ["TKS-V6", "market"],
  unfreeze: ["TKS-V6", "market"],
  take: ["TKS-V4", "other"],
  insider_done: ["TKS-V4", "other", "always"],
  token_up: ["TKS-V9", "other"],
  token_down: ["TKS-V9", "other"],
  round_end: ["TKS-E1", "scores"],
  option: ["TKS-E2", "scores"],
  option_done: ["TKS-E2", "scores", "always"],
  score: ["TKS-E3", "scores"],
  end: ["TKS-E4", "scores"],
};

/** The number of events of each kind, for example "3 × split, 1 × freeze", since there can be dozens. */
function countedInWords(events: readonly string[], table: TableModel): string {
  const counts = new Map<string, number>();
  for (const [kind] of events.map(readEvent)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    [...counts].map(([kind, count]) => `${count} × ${eventName(kind, table)}`).join(", ") ||
    t("table-nothing")
  );
}

/** The sentence of an event; null for an unknown type. */
export function tell(event: GameEvent, table: TableModel): Sentence | null {
  const sentence = isOf<TakeStockEvent>(TOLD, event) ? tellPlainly(event, table) : null;
  if (!isOf<TakeStockEvent>(TOLD, event) || !sentence) return sentence;
  const [rule, strand, quiet] = TOLD[event.type];
  const isOwn = whose(event) === table.you;
  const args =
    event.type === "buried"
      ? { ...sentence.args, events: countedInWords(event.events, table) }
      : sentence.args;
  return {
    ...sentence,
    args,
    rule,
    strand,
    quiet: quiet === "always" || (quiet === "others" && !isOwn),
  };
}

/** Who played the event that everyone is answering: the seat whose turn it is. */
export function eventOwner(table: TableModel): { by: string; self: "yes" | "no" } {
  const { name, self } = table.who(viewOf(table).active);
  return { by: name, self };
}

/** The decision of the viewer on turn, in a few words. */
export const hint = (table: TableModel): string =>
  t(`tks-turn-${choosingOf(table).phase}`, eventOwner(table));

/** The decision of another seat on turn. */
export function waiting(table: TableModel): string {
  const { by, self } = eventOwner(table);
  return t("tks-wait", {
    name: table.name(table.turn ?? 0),
    phase: choosingOf(table).phase,
    by,
    self: table.turn === viewOf(table).active ? "own" : self,
  });
}
