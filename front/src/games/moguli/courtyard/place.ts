/** Geometry of the board: gates as columns and rows, walks as lines. One unit is one tile. */

import type { Gate, Sides, Walk } from "../view";

export const LETTERS = "abcde";
export const COLUMNS = 5;
export const ROWS = 7;

/** A point of the drawing, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** The middle of a gate; seen from the other side the board is turned by half. */
export function spot(gate: Gate, flipped: boolean): Point {
  const column = LETTERS.indexOf(gate[0]!);
  const row = Number(gate.slice(1)) - 1;
  return flipped ? [COLUMNS - 1 - column + 0.5, row + 0.5] : [column + 0.5, ROWS - 1 - row + 0.5];
}

/** The gates as they are drawn: rows from the upper one down, each from left to right. */
export function rowsSeen(flipped: boolean): Gate[][] {
  const columns = flipped ? [...LETTERS].reverse() : [...LETTERS];
  const rows = Array.from({ length: ROWS }, (_, i) => (flipped ? i + 1 : ROWS - i));
  return rows.map((row) => columns.map((letter) => `${letter}${row}`));
}

const QUARTERS: Readonly<Record<Sides, number>> = { NE: 0, SE: 1, SW: 2, NW: 3 };

/** By how many quarters a tile is turned whose upper paths run so. */
export const quartersOf = (sides: Sides): number => QUARTERS[sides];

/** A stretch of a walk, from gate to gate on one level. */
export interface Stretch {
  readonly level: "over" | "under";
  readonly from: Point;
  readonly to: Point;
}

/** The stretches of a walk; one that goes round the cylinder leaves the board at one rim and comes back at the other. */
export function stretches(walk: Walk, flipped: boolean): Stretch[] {
  return walk.slice(1).flatMap(([gate, level], i) => {
    const before = walk[i]!;
    if (before[0] === gate) return [];
    const [from, to] = [spot(before[0], flipped), spot(gate, flipped)];
    if (Math.abs(from[0] - to[0]) <= 1) return [{ level, from, to }];
    const out = from[0] < to[0] ? -1 : 1;
    return [
      { level, from, to: [from[0] + out / 2, from[1]] },
      { level, from: [to[0] - out / 2, to[1]], to },
    ];
  });
}

/** The gates where a walk changes its level: where the pawn dives, and where it comes up. */
export const doors = (walk: Walk): Gate[] =>
  walk.slice(1).flatMap(([gate], i) => (walk[i]![0] === gate ? [gate] : []));

/** Stretches as one path to be drawn. */
export const drawnAs = (parts: readonly Stretch[]): string =>
  parts.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
