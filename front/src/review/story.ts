/** Text of a decision: moves until the next one, changes of chances, move of the best bot. */

import { t } from "../lib/i18n/i18n.svelte";
import type { ReplayModel } from "../replay/model.svelte";
import { moveName } from "../table/model/move";
import type { Moment, Review } from "./api";
import { games, round, shown, signed, tenths, within } from "./numbers";

/** The minimum cost of a move that is mentioned. */
const LOSS = 0.005;
/** The number of standard errors from which a difference is significant. */
const SURE = 2;

export interface Change {
  readonly seat: number;
  readonly before: number;
  readonly now: number;
  /** The part of the change that the decision itself made: its cost against the best move. */
  readonly moved: number;
  /** The rest: chance, and what the player could not know. */
  readonly rest: number;
}

const after = (review: Review, at: number): readonly number[] =>
  review.moments[at + 1]?.wins ?? review.final;

/** The chances of all seats before a decision and before the next one, as they are shown. */
export function changes(review: Review, at: number): Change[] {
  const now = shown(after(review, at));
  const moment = review.moments[at];
  return shown(moment?.wins ?? []).map((before, seat) => {
    const after = now[seat] ?? 0;
    const moved = round(moment?.cost[seat] ?? 0);
    return { seat, before, now: after, moved, rest: round(after - before - moved) };
  });
}

/** What happened from a decision to the next one. */
export function happened(review: Review, at: number, model: ReplayModel): string {
  const from = review.moments[at]?.step ?? 0;
  const to = review.moments[at + 1]?.step ?? model.source.last + 1;
  return Array.from({ length: Math.max(1, to - from) }, (_, more) =>
    model.sentence(from + more),
  ).join(" ");
}

/** What the best bot would have done, by what the player knew. */
export function verdict(moment: Moment, model: ReplayModel): string {
  const cost = moment.cost[moment.seat] ?? 0;
  const sure = -cost > SURE * moment.costError;
  const args = { ...model.who(moment.seat), move: moveName(moment.best, model) };
  if (moment.choices < 2) return t("review-forced");
  if (cost < -LOSS && sure)
    return [
      t("review-better", args),
      gaveAway(moment, model.game),
      moment.mistake ? t("review-was-mistake") : "",
    ]
      .filter(Boolean)
      .join(" ");
  return moment.best === moment.move ? t("review-same-move") : t("review-as-good", args);
}

/** Whether chances were counted in simulations; else no error of them is known. */
export const counted = (moments: readonly Moment[]): boolean =>
  moments.some(({ options }) => options.some(({ sims }) => sims > 0));

/** The significant cost of a move, in words: of a hundred games, and of the lead in points if counted. */
function gaveAway(moment: Moment, game: string): string {
  const cost = -(moment.cost[moment.seat] ?? 0);
  const { lead, leadError } = moment;
  if (!counted([moment])) return t("review-cost-estimated", { games: games(cost) });
  const wins = t("review-cost-games", {
    games: within(games(cost), games(SURE * moment.costError)),
  });
  if (typeof lead !== "number") return wins;
  return `${wins} ${t("review-cost-lead", { points: within(signed(lead), tenths(SURE * (leadError ?? 0))), game })}`;
}

export interface Lost {
  readonly mean: number;
  /** Twice the standard error. */
  readonly error: number;
}

const decided = (moments: readonly Moment[], seat: number): Moment[] =>
  moments.filter((it) => it.seat === seat && it.choices > 1);

function mean(costs: readonly (readonly [number, number])[]): Lost {
  const count = Math.max(1, costs.length);
  const sum = costs.reduce((all, [cost]) => all - cost, 0);
  return {
    mean: sum / count,
    error: (SURE * Math.hypot(...costs.map(([, error]) => error))) / count,
  };
}

/** What a decision of a seat gave away on average, as a share of the win. */
export const lost = (moments: readonly Moment[], seat: number): Lost =>
  mean(decided(moments, seat).map(({ cost, costError }) => [cost[seat] ?? 0, costError]));

/** What it gave away of the lead in points; null where no points were counted. */
export function lostPoints(moments: readonly Moment[], seat: number): Lost | null {
  if (!moments.every(({ lead }) => typeof lead === "number")) return null;
  return mean(decided(moments, seat).map(({ lead, leadError }) => [lead ?? 0, leadError ?? 0]));
}

/** Whether chance changed more than the move. */
export function byLuck({ luck, cost }: Moment): boolean {
  const size = (parts: readonly number[]): number =>
    parts.reduce((sum, each) => sum + Math.abs(each), 0);
  return size(luck) > size(cost);
}
