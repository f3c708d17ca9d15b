/** Facts of a table of Take Stock in sentences. */

import { pair, t } from "../../lib/i18n/i18n.svelte";
import { sentence } from "../../lib/i18n/lists";
import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import { turnSentence } from "../../table/model/turn";
import { sorted, STOCKS } from "./stocks";
import { type Choice, readCard, type StockView, viewOf } from "./view";
import { cardName, eventName, eventText, stockName } from "./words";

const CARD = /^(?:raise|save|option) (\w+ \d+)/;

/** A list under its name, as a sentence. */
const line = (name: string, items: readonly string[]): string =>
  items.length ? `${pair(name, items.join(", "))}.` : "";

/** The event that is being played, and the events to choose from. */
function offer(table: TableModel): string[] {
  const view = viewOf(table);
  const { event } = view.event ?? {};
  const drawn = view.seat === null ? null : view.drawn[view.seat];
  const told = [
    event ? t("tks-fact-event", { event: eventName(event, table) }) : "",
    event ? eventText(event, table) : "",
    ...(drawn ?? []).map((each) => `${pair(eventName(each, table), eventText(each, table))}`),
  ].filter(Boolean);
  return told.length ? told : [t("tks-fact-no-event")];
}

/** The first legal action of each card that begins with one of these words. */
function byCard(view: StockView, ...verbs: readonly string[]): [string, Choice][] {
  const found = new Map<string, Choice>();
  for (const choice of view.actions ?? []) {
    const card = CARD.exec(choice.move)?.[1];
    const verb = choice.move.split(" ", 1)[0] ?? "";
    if (card && choice.legal && verbs.includes(verb) && !found.has(card)) found.set(card, choice);
  }
  return [...found];
}

/** The cards that the viewer may save now, and those that may raise a price. */
function sold(table: TableModel): string[] {
  const view = viewOf(table);
  if (!table.mine) return [t("tks-fact-not-now"), turnSentence(table)];
  const saves = byCard(view, "save", "option").map(([card, { effect }]) =>
    t("tks-saving", {
      card: cardName(card, table),
      shares: effect?.shares ?? 0,
      points: effect?.points ?? 0,
    }),
  );
  const raises = byCard(view, "raise").map(([card]) => cardName(card, table));
  return [
    t("tks-fact-save", { count: saves.length, cards: saves.join("; ") }),
    t("tks-fact-raise", { count: raises.length, cards: raises.join(", ") }),
  ];
}

const prices = (table: TableModel): string[] =>
  STOCKS.map(({ id }) => {
    const { cards, splits, frozen, price } = viewOf(table).columns[id];
    const words = t("tks-column", {
      stock: stockName(id, table),
      cards: cards.join(", "),
      splits,
      frozen: frozen ? "yes" : "no",
      price,
    });
    return sentence(words);
  });

function certificates(table: TableModel, seat: number): string {
  const view = viewOf(table);
  const saved = sorted(view.certificates[seat] ?? []).map((card) => {
    const [stock, value] = readCard(card);
    const shares = view.shows[value - 1] ?? 0;
    return `${cardName(card, table)} (${t("tks-shares-at", { shares, price: view.columns[stock].price })})`;
  });
  return line(t("tks-certificates"), saved.length ? saved : [t("tks-certificates-none")]);
}

/** What a seat has, as far as the viewer may know it. */
function seatFacts(table: TableModel, seat: number): string[] {
  const view = viewOf(table);
  const who = table.who(seat);
  const cards = (of: readonly string[] | null | undefined): string[] =>
    sorted(of ?? []).map((card) => cardName(card, table));
  const events = (of: readonly string[] | null | undefined): string[] =>
    (of ?? []).map((event) => eventName(event, table));
  const [hand, kept] = [view.hands[seat], view.kept[seat]];
  return [
    t("tks-fact-seat", {
      ...who,
      points: t("tks-seat-points", {
        points: view.scores[seat] ?? 0,
        worth: view.worth[seat] ?? 0,
      }),
      tokens: t("tks-tokens", { count: view.tokens[seat] ?? 0 }),
    }),
    hand ? line(t("tks-hand", who), cards(hand)) : counted("tks-hand-size", view.hand_sizes[seat]),
    certificates(table, seat),
    kept ? line(t("tks-kept", who), events(kept)) : counted("tks-kept-size", view.kept_sizes[seat]),
    hand ? "" : line(t("tks-shown"), cards(view.shown[seat])),
    line(t("tks-unchosen"), events(view.unchosen[seat])),
  ].filter(Boolean);
}

const counted = (key: string, count = 0): string => (count ? `${t(key, { count })}.` : "");

function piles(table: TableModel): string[] {
  const { draw_left, discards, events_left, above_closed } = viewOf(table);
  const events = t("tks-events", { count: events_left });
  const above = above_closed === null ? "" : ` ${t("tks-above-closed", { count: above_closed })}`;
  return [
    `${t("tks-deck", { count: draw_left })}.`,
    `${t("tks-discarded", { count: discards })}.`,
    `${events}${above}.`,
  ];
}

export const facts: NonNullable<GameUi<TableModel>["facts"]> = {
  offer,
  sold,
  mine: (table) => {
    const own = table.you ?? table.reader;
    return own === null ? [] : seatFacts(table, own);
  },
  market: prices,
  unseen: piles,
  turn: (table) => {
    const { round, rounds } = viewOf(table);
    const turn = turnSentence(table);
    return [`${t("tks-round", { round, rounds })}.`, turn].filter(Boolean);
  },
};

export { seatFacts };
