/** Positions of the 32 spaces of the score track around the table. */

/** A place in the frame: column and row from 1. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly side: "top" | "right" | "bottom" | "left";
}

/** How many cells wide and high the frame is; its rim always has 32 cells. */
export type Shape = readonly [columns: number, rows: number];

export const SPACES = 32;
const WIDE: Shape = [12, 6];
const SQUARE: Shape = [9, 9];
const TALL: Shape = [8, 10];

/** Choose the frame for an area so many times as wide as high. */
export function shapeFor(ratio: number): Shape {
  if (ratio > 1.25) return WIDE;
  return ratio < 0.9 ? TALL : SQUARE;
}

/** List the rim of the frame clockwise from the top left corner. */
export function rim([columns, rows]: Shape): Place[] {
  const places: Place[] = [];
  for (let c = 1; c <= columns; c++) places.push({ column: c, row: 1, side: "top" });
  for (let r = 2; r <= rows; r++) places.push({ column: columns, row: r, side: "right" });
  for (let c = columns - 1; c >= 1; c--) places.push({ column: c, row: rows, side: "bottom" });
  for (let r = rows - 1; r >= 2; r--) places.push({ column: 1, row: r, side: "left" });
  return places;
}

/** Name the spaces a marker runs over from score `from` to score `to`, both ends included. */
export function run(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  const spaces = [];
  for (let score = from; score !== to; score += step) spaces.push(spaceOf(score));
  return [...spaces, spaceOf(to)];
}

const ABREAST = 3;
const STEP = 0.8;
const TIGHT = 0.6;

/** The number of markers on a space from which they are drawn smaller. */
export const CROWD = 3;

/** How far, in rem, marker `index` of `count` on one space lies from its centre: along the band, then across. */
export function fan(
  index: number,
  count: number,
  side: Place["side"],
): readonly [x: number, y: number] {
  const rows = Math.ceil(count / ABREAST);
  const row = Math.floor(index / ABREAST);
  const inRow = Math.min(ABREAST, count - row * ABREAST);
  const step = count < CROWD ? STEP : TIGHT;
  const along = ((index % ABREAST) - (inRow - 1) / 2) * step;
  const across = (row - (rows - 1) / 2) * step;
  return side === "left" || side === "right" ? [across, along] : [along, across];
}

const spaceOf = (score: number): number => ((score % SPACES) + SPACES) % SPACES;
