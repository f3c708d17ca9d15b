/** Lanes of markers on the ruler: overlapping ones stand one above the other. */

const WIDE = 0.045; // a marker's width as a part of the ruler

/** The lane of each marker, 0 on the ruler itself; those ahead lie lower. */
export function lanes(spaces: readonly number[], all: number): number[] {
  const order = spaces
    .map((space, seat) => ({ space, seat }))
    .toSorted((a, b) => b.space - a.space || a.seat - b.seat);
  const found = spaces.map(() => 0);
  const ends: number[] = [];
  for (const { space, seat } of order) {
    const free = ends.findIndex((end) => end - space > WIDE * all);
    const lane = free < 0 ? ends.length : free;
    found[seat] = lane;
    ends[lane] = space;
  }
  return found;
}
