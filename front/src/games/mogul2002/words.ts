/** Events in words: a message with its arguments and its rule for each. */

import { companies, type CompanyId } from "../../lib/game/companies";
import { t } from "../../lib/i18n/i18n.svelte";
import { doing, type Doings, whose } from "../../lib/game/events";
import type { Mogul2002Event, MogulEnd } from "../../lib/net/types.gen";
import type { GameEvent } from "../../lib/net/wire";
import type { Sentence } from "../../table/model/types";
import type { TableModel } from "../../table/model/model.svelte";
import { viewOf } from "../mogul/table";
import { readShare } from "../mogul/view";

type Tell = (who: ReturnType<TableModel["who"]>, table: TableModel) => Sentence;

const named = (company: CompanyId | undefined): string => (company ? companies[company].name : "");

const sharesOf = (share: string): { company: string; sale: string } => {
  const [company, sale] = readShare(share) ?? [];
  return { company: named(company), sale: named(sale) };
};

/** An automatic answer; in a replay there is nothing left to change. */
const unasked = ({ past }: TableModel): string =>
  past ? "m02-event-decline-auto" : "m02-told-decline-auto";

// Sentences that name companies are m02-told-…, where a table in text has but the share.
const TELLERS: Doings<Mogul2002Event, Tell> = {
  start: (_, who) => ({ key: "m02-event-start", args: who, rule: "M02-S5", strand: "other" }),
  reveal: (event) => ({
    key: "m02-told-reveal",
    args: sharesOf(event.share),
    rule: "M02-R2",
    strand: "other",
  }),
  dividend: ({ points, company }, who) => ({
    key: "m02-event-dividend",
    args: { ...who, points, company: named(company) },
    rule: "M02-R3",
    strand: "scores",
    quiet: who.self === "no",
  }),
  loan: ({ auto }, who) => ({
    key: auto ? "m02-event-loan-auto" : "m02-event-loan",
    args: who,
    rule: "M02-L1",
    strand: "scores",
  }),
  decline: ({ auto }, who, table) => ({
    key: auto ? unasked(table) : "m02-event-decline",
    args: who,
    rule: "M02-L2",
    strand: "auction",
    quiet: true,
  }),
  bid: ({ bowl }, who) => ({
    key: "m02-event-bid",
    args: { ...who, bowl },
    rule: "M02-A2",
    strand: "auction",
  }),
  leave: ({ chips }, who) => ({
    key: "m02-event-leave",
    args: { ...who, chips },
    rule: "M02-A3",
    strand: "auction",
  }),
  win: (_, who) => ({ key: "m02-event-win", args: who, rule: "M02-A4", strand: "auction" }),
  runner_up: (_, who) => ({
    key: "m02-event-runner-up",
    args: who,
    rule: "M02-A4",
    strand: "auction",
    quiet: true,
  }),
  take: ({ share }, who) => ({
    key: "m02-told-take",
    args: { ...who, company: sharesOf(share).company },
    rule: "M02-X3",
    strand: "other",
  }),
  sell: ({ count, company, price, points }, who) => ({
    key: count ? "m02-event-sell" : "m02-event-sell-nothing",
    args: {
      ...who,
      count,
      company: named(company),
      price,
      points,
    },
    rule: count ? "M02-X4" : "M02-X5",
    strand: "scores",
  }),
  crash: () => ({ key: "m02-event-crash", rule: "M02-E1", strand: "other" }),
  chip_points: ({ points }, who) => ({
    key: "m02-event-chip-points",
    args: { ...who, points },
    rule: "M02-E2",
    strand: "scores",
    quiet: true,
  }),
  end: (event, _, table) => tellEnd(event, table),
};

function tellEnd({ winners, shares, shares_of_next }: MogulEnd, table: TableModel): Sentence {
  const [first = 0] = winners;
  if (shares !== undefined && shares_of_next !== undefined)
    return {
      key: "m02-event-end-on-shares",
      args: { ...table.who(first), shares, shares_of_next },
      rule: "M02-E3",
      strand: "scores",
    };
  if (winners.length === 1)
    return { key: "m02-event-end", args: table.who(first), rule: "M02-E3", strand: "scores" };
  return {
    key: "m02-event-end-shared",
    args: { names: table.list(winners) },
    rule: "M02-E3",
    strand: "scores",
  };
}

/** The sentence of an event; null for an unknown type. */
export const tell = (event: GameEvent, table: TableModel): Sentence | null =>
  doing<Mogul2002Event, Tell>(TELLERS, event)?.(table.who(whose(event)), table) ?? null;

/** The decision of the viewer on turn, in a few words. */
export function hint(table: TableModel): string {
  const view = viewOf(table);
  if (view.phase === "loan") return t("m02-turn-loan");
  if (view.phase === "auction") return t("m02-turn-auction");
  if (view.phase === "winner") return t("m02-turn-winner");
  return t(
    (view.actions ?? []).some(({ move, legal }) => legal && move === "take")
      ? "m02-turn-take"
      : "m02-turn-sell",
  );
}

/** The decision of another seat on turn. */
export const waiting = (table: TableModel): string =>
  t(`m02-wait-${viewOf(table).phase}`, { name: table.name(table.turn ?? 0) });
