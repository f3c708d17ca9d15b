/** Ranking at the end of a game. */

type Numbers = readonly number[];

const rank = (at: number, winners: Numbers, scores: Numbers, ties: Numbers): Numbers => [
  winners.includes(at) ? 1 : 0,
  scores[at] ?? 0,
  ties[at] ?? 0,
];

/** The difference of the first measure in which two ranks differ; 0 if none does. */
const compare = (one: Numbers, other: Numbers): number =>
  one.map((each, k) => each - (other[k] ?? 0)).find((ahead) => ahead !== 0) ?? 0;

/**
 * The place of a seat, from 1: the number of better seats plus one.
 * Winners come first, then points, then the tie-breakers `ties`.
 */
export function placeOf(
  seat: number,
  winners: Numbers,
  scores: Numbers,
  ties: Numbers = [],
): number {
  const own = rank(seat, winners, scores, ties);
  const isBetter = (other: number): boolean => compare(rank(other, winners, scores, ties), own) > 0;
  return 1 + scores.filter((_, other) => isBetter(other)).length;
}

/** Whether another seat has the same place. */
export function placeShared(
  seat: number,
  winners: Numbers,
  scores: Numbers,
  ties: Numbers = [],
): boolean {
  const own = placeOf(seat, winners, scores, ties);
  return scores.some((_, other) => other !== seat && placeOf(other, winners, scores, ties) === own);
}

/** The tie-breaker of a sole winner and the best of the seats with as many points; null without a tie. */
export function tieBreak(
  winner: number,
  scores: Numbers,
  ties: Numbers = [],
): { own: number; next: number } | null {
  const tied = ties.filter((_, seat) => seat !== winner && scores[seat] === scores[winner]);
  return tied.length ? { own: ties[winner] ?? 0, next: Math.max(...tied) } : null;
}

/** The best seats besides the winner. */
export function seconds(winner: number, scores: Numbers): Numbers {
  const seats = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  const most = Math.max(...seats.map((seat) => scores[seat] ?? 0));
  return seats.filter((seat) => scores[seat] === most);
}

/** How many points the winner has more than the next seat. */
export const gap = (winner: number, scores: Numbers): number =>
  (scores[winner] ?? 0) - (scores[seconds(winner, scores)[0] ?? winner] ?? 0);
