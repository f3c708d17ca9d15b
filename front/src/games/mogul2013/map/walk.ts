/** Arrow keys on the map, from station to station. */

import { distance, type Point } from "./map";

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const ASIDE = 2.2; // penalty factor of the distance across the direction

/** The next of `codes` from a station in the direction of an arrow key; Home and End are the outermost. */
export function next(
  key: string,
  from: string,
  codes: readonly string[],
  places: Readonly<Record<string, Point>>,
): string | null {
  const here = places[from];
  const others = codes.filter((code) => code !== from && places[code]);
  if (key === "Home" || key === "End") return outermost(key, codes, places);
  const step = STEPS[key];
  if (!step || !here) return null;
  const ahead = others.filter((code) => along(step, here, places[code]!) > 0);
  return (
    nearest(ahead, (code) => cost(step, here, places[code]!)) ??
    nearest(others, (code) => along(step, here, places[code]!))
  );
}

const along = ([dx, dy]: readonly [number, number], a: Point, b: Point): number =>
  (b.x - a.x) * dx + (b.y - a.y) * dy;

/** How far a station is, those that lie aside counting as farther. */
function cost(step: readonly [number, number], a: Point, b: Point): number {
  const ahead = along(step, a, b);
  const aside = Math.sqrt(Math.max(0, distance(a, b) ** 2 - ahead ** 2));
  return ahead + ASIDE * aside;
}

function nearest(codes: readonly string[], measure: (code: string) => number): string | null {
  if (!codes.length) return null;
  return codes.reduce((best, code) => (measure(code) < measure(best) ? code : best));
}

const outermost = (
  key: string,
  codes: readonly string[],
  places: Readonly<Record<string, Point>>,
): string | null => nearest(codes, (code) => (key === "Home" ? places[code]!.x : -places[code]!.x));
