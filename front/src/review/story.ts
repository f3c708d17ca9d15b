/** What happened at a decision, in words: the moves until the next one, how chances changed, and what the best bot says. */

import { t } from "../lib/i18n.svelte";
import type { ReplayModel } from "../replay/model.svelte";
import { moveName } from "../table/move";
import type { Moment, Review } from "./api";
import { change, shown } from "./numbers";

/** What a move costs at least to be told. */
const LOSS = 0.005;
/** Standard errors from which on a difference is sure. */
const SURE = 2;

export interface Change {
  readonly seat: number;
  readonly before: number;
  readonly now: number;
}

const after = (review: Review, at: number): readonly number[] => review.moments[at + 1]?.wins ?? review.final;

/** The chances of all seats before a decision and before the next one, as they are shown. */
export function changes(review: Review, at: number): Change[] {
  const now = shown(after(review, at));
  return shown(review.moments[at]?.wins ?? []).map((before, seat) => ({ seat, before, now: now[seat] ?? 0 }));
}

/** What happened from a decision to the next one. */
export function happened(review: Review, at: number, model: ReplayModel): string {
  const from = review.moments[at]?.step ?? 0;
  const to = review.moments[at + 1]?.step ?? model.reel.last + 1;
  return Array.from({ length: Math.max(1, to - from) }, (_, more) => model.sentence(from + more)).join(" ");
}

/** What the best bot would have done, by what the player knew. */
export function verdict(moment: Moment, model: ReplayModel): string {
  const cost = moment.cost[moment.seat] ?? 0;
  const sure = -cost > SURE * moment.costError;
  const args = { ...model.who(moment.seat), move: moveName(moment.best, model), text: change(-cost) };
  if (moment.choices < 2) return t("review-forced");
  if (cost < -LOSS && sure) return [t("review-better", args), moment.mistake ? t("review-was-mistake") : ""].filter(Boolean).join(" ");
  return moment.best === moment.move ? t("review-same-move") : t("review-as-good", args);
}

/** What a decision of a seat gave away on average, as a share of the win, and twice the standard error of that. */
export function lost(moments: readonly Moment[], seat: number): { mean: number; error: number } {
  const mine = moments.filter((it) => it.seat === seat && it.choices > 1);
  const count = Math.max(1, mine.length);
  const sum = mine.reduce((all, it) => all - (it.cost[seat] ?? 0), 0);
  return { mean: sum / count, error: (SURE * Math.hypot(...mine.map((it) => it.costError))) / count };
}

/** Whether more of what changed was nobody's decision than was lost or won by the move. */
export function byLuck({ luck, cost }: Moment): boolean {
  const size = (parts: readonly number[]): number => parts.reduce((sum, each) => sum + Math.abs(each), 0);
  return size(luck) > size(cost);
}
