/** Geometry of the map in px: stations spread over the available space. */

import type { RailMap, Track } from "../view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = { x: 30, y: 24 };

/** A projection of the canvas of 1000 × 600 to px: the stations reach to the margins. */
export function projection(
  map: RailMap,
  { width, height }: Size,
): (at: readonly [number, number]) => Point {
  const places = Object.values(map.stations).map(({ at }) => at);
  const [left, right] = span(places.map(([x]) => x));
  const [top, bottom] = span(places.map(([, y]) => y));
  const across = (width - 2 * MARGIN.x) / (right - left || 1);
  const down = (height - 2 * MARGIN.y) / (bottom - top || 1);
  return ([x, y]) => ({ x: MARGIN.x + (x - left) * across, y: MARGIN.y + (y - top) * down });
}

const span = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Every station's place by code. */
export function placed(map: RailMap, size: Size): Readonly<Record<string, Point>> {
  const project = projection(map, size);
  return Object.fromEntries(
    Object.entries(map.stations).map(([code, { at }]) => [code, project(at)]),
  );
}

/** The points that a track runs through. */
export function course(track: Track, map: RailMap, size: Size): Point[] {
  const project = projection(map, size);
  return track.map((stop) => project(typeof stop === "string" ? map.stations[stop]!.at : stop));
}

const round = (value: number): string => value.toFixed(1);

/** A path through points, its bends rounded. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const bends = rest.slice(0, -1).map((bend, i) => {
    const next = rest[i + 1]!;
    return `Q${round(bend.x)} ${round(bend.y)} ${round((bend.x + next.x) / 2)} ${round((bend.y + next.y) / 2)}`;
  });
  const last = rest.at(-1)!;
  return `M${round(first!.x)} ${round(first!.y)}${bends.join("")}L${round(last.x)} ${round(last.y)}`;
}

/** A place for each network's letter: on its tracks, as far as can be from stations and other letters. */
export function signposts(
  networks: readonly (readonly (readonly Point[])[])[],
  stations: readonly Point[],
): Point[] {
  const taken = [...stations];
  return networks.flatMap((courses) => {
    const room = (at: Point): number => Math.min(...taken.map((other) => distance(at, other)));
    const spots = courses.flatMap((points) => along(points, [0.33, 0.5, 0.67]));
    const post = spots.toSorted((a, b) => room(b) - room(a))[0];
    if (post) taken.push(post);
    return post ?? [];
  });
}

/** Points at these parts of every stretch of a track. */
export const along = (points: readonly Point[], parts: readonly number[]): Point[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i]!;
    return parts.map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
