/** What the answer of a puzzle says about a move. */

import type { Answer } from "./api";

/** Standard errors on each side of an interval of 95 %. */
const SURE = 1.96;
/** A smaller difference is none: half a game of 100. */
const SAME = 0.005;
const percent = (share: number): number => Math.round(100 * share);

/** Whether a move is as good as the best one, as far as the simulations can tell. */
export function asGood(move: string, { moves, best, played }: Answer): boolean {
  if (move === best) return true;
  if (move === played) return false;
  const [one, other] = [best, move].map((name) => moves.find((each) => each.move === name));
  if (!one || !other) return false;
  const less = one.win - other.win;
  return less < SAME || less < SURE * Math.hypot(one.error, other.error);
}

/** How many of 100 games a move wins. */
export const winsOf = (move: string, { moves }: Answer): number =>
  percent(moves.find((each) => each.move === move)?.win ?? 0);

/** The gain in games of 100, with its interval. */
export function gainOf({ gain, error }: Answer): { gain: number; low: number; high: number } {
  const spread = SURE * error;
  return { gain: percent(gain), low: percent(gain - spread), high: percent(gain + spread) };
}
