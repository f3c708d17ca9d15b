/** Facts of a table of either Mogul in sentences. */

import { t } from "../../lib/i18n/i18n.svelte";
import { listed } from "../../lib/i18n/lists";
import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import { turnSentence } from "../../table/model/turn";
import { companiesOf } from "./companies";
import { holdingsInWords } from "./holdings";
import { viewOf } from "./table";
import { placeOf } from "./place";
import { type MogulView, readShare } from "./view";
import { crashOdds, unseenShares } from "./unseen";

type Ui = GameUi<TableModel>;
type Facts = Required<Pick<Ui, "facts" | "seatFacts">>;

const companyName = (view: MogulView, id: string): string =>
  companiesOf(view).find((company) => company.id === id)?.name ?? "";

/** The share on offer, the bowl, and who is still in the auction. */
function offer(table: TableModel): string[] {
  const view = viewOf(table);
  if (view.over) return [t("table-finished")];
  const [company] = readShare(view.revealed) ?? [];
  const inside = view.in_auction.map((seat) => table.name(seat));
  return [
    company
      ? t("mogul-fact-offer", { company: companyName(view, company) })
      : t("mogul-fact-no-offer"),
    t("mogul-bowl-holds", { count: view.bowl }),
    view.phase === "auction" && inside.length
      ? t("mogul-fact-inside", { names: listed(inside) })
      : "",
  ];
}

/** The company whose shares may be sold, its price, and how many the reader owns. */
function sold(table: TableModel): string[] {
  const view = viewOf(table);
  const [, company] = readShare(view.revealed) ?? [];
  if (!company || view.over) return [t("mogul-fact-not-sold")];
  const own = view.seat === null ? "none" : (view.shares[view.seat]?.[company] ?? 0);
  const args = { company: companyName(view, company), price: view.price ?? 0, own };
  return [t(`${table.words}-fact-sold`, args)];
}

/** The shares of each company by where they are, and the bank. */
function market(table: TableModel): string[] {
  const view = viewOf(table);
  const rows = companiesOf(view).map(({ id, name }) =>
    t("mogul-market-row", { company: name, ...view.market[id]! }),
  );
  return [...rows, t("mogul-bank-holds", { count: view.bank })];
}

/** The cards to come: how many, the chance of the crash, and the shares by company. */
function unseen(table: TableModel): string[] {
  const view = viewOf(table);
  const rows = companiesOf(view).flatMap(({ id, name }) => {
    const shares = unseenShares(view, id).map(({ sale, count }) =>
      t(`${table.words}-fact-unseen`, { count, sale: companyName(view, sale) }),
    );
    return shares.length ? [t("mogul-fact-unseen", { company: name, shares: listed(shares) })] : [];
  });
  return [
    t("mogul-fact-deck", { count: view.deck_left }),
    ...(view.over ? [] : [crashOdds(view)]),
    ...rows,
  ];
}

/** What a seat has, as far as it may be known, and its place in the auction. */
function seatFacts(table: TableModel, seat: number): string[] {
  const view = viewOf(table);
  const [chips, place] = [view.chips[seat], placeOf(view, seat)];
  return [
    t(`${table.words}-fact-seat`, {
      ...table.who(seat),
      score: view.scores[seat] ?? 0,
      chips: chips ?? "none",
      shares: holdingsInWords(view, seat),
    }),
    place ? t("mogul-fact-place", { ...table.who(seat), place: t(`mogul-${place}`) }) : "",
  ];
}

/** The facts of one of the games; `more` are its own about a seat. */
export function factsOf(
  more: (table: TableModel, seat: number) => readonly string[] = () => [],
): Facts {
  const ofSeat: Facts["seatFacts"] = (table, seat) => [
    ...seatFacts(table, seat).filter(Boolean),
    ...more(table, seat),
  ];
  return {
    facts: {
      offer: (table) => offer(table).filter(Boolean),
      sold,
      mine: (table) => {
        const own = table.you ?? table.reader;
        return own === null ? [] : ofSeat(table, own);
      },
      market,
      unseen,
      turn: (table) => [t("mogul-fact-round", { round: viewOf(table).round }), turnSentence(table)],
    },
    seatFacts: ofSeat,
  };
}
