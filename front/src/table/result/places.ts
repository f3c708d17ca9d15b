/** Ranking at the end of a game. */

/**
 * The place of a seat, from 1: the number of better seats plus one.
 * Winners come first, then points, then the tie-breakers `ties`.
 */
export function placeOf(
  seat: number,
  winners: readonly number[],
  scores: readonly number[],
  ties: readonly number[] = [],
): number {
  const rank = (at: number): readonly number[] => [
    winners.includes(at) ? 1 : 0,
    scores[at] ?? 0,
    ties[at] ?? 0,
  ];
  const own = rank(seat);
  const isBetter = (other: readonly number[]): boolean => {
    const at = other.findIndex((each, k) => each !== own[k]);
    return at >= 0 && (other[at] ?? 0) > (own[at] ?? 0);
  };
  return 1 + scores.filter((_, other) => isBetter(rank(other))).length;
}
