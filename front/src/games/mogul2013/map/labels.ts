/** Labels of stations, placed where they cover least; a code where there is no space for a name. */

import type { Point, Size } from "./map";

export interface Label extends Point {
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Site extends Point {
  readonly code: string;
  readonly town: string;
}

const WIDE = 0.56; // of a letter, in its height
const REACH = 1.2; // from a station's middle to its name, in the name's height
const ROOF = 4; // how much higher a depot may stand
const HIDDEN = 1000; // what it costs to cover something

const SIDES: readonly (readonly [dx: number, dy: number, anchor: Label["anchor"]])[] = [
  [1, 0, "start"],
  [-1, 0, "end"],
  [0, -1, "middle"],
  [0, 1, "middle"],
  [0.8, -0.8, "start"],
  [0.8, 0.8, "start"],
  [-0.8, -0.8, "end"],
  [-0.8, 0.8, "end"],
];

/** Give each site a label; `posts` are other marks to be spared, `dots` are points along the tracks, which names had better not cover. `short`: codes alone. */
export function labels(
  sites: readonly Site[],
  posts: readonly Point[],
  dots: readonly Point[],
  size: Size,
  font: number,
  short: boolean,
): Record<string, Label> {
  const stations = [...sites, ...posts].map(({ x, y }) => around(x, y, 9));
  const taken: Box[] = [];
  const found: Record<string, Label> = {};
  for (const site of sites) {
    const cost = ({ box }: Try): number =>
      HIDDEN * (count(stations, box) + count(taken, box) + Number(sticksOut(box, size))) +
      dotsIn(dots, box);
    const best = cheapest(tries(site, short ? site.code : site.town, font), cost);
    const { label, box } =
      best.cost < HIDDEN ? best.tried : cheapest(tries(site, site.code, font), cost).tried;
    taken.push(box);
    found[site.code] = label;
  }
  return found;
}

interface Try {
  readonly label: Label;
  readonly box: Box;
}

/** A text on each side of a station. */
function tries(site: Site, text: string, font: number): Try[] {
  const width = text.length * font * WIDE + 2;
  return SIDES.map(([dx, dy, anchor]) => {
    const reach = font * REACH;
    const x = site.x + dx * reach;
    const y = site.y + dy * (reach + font / 2 - 1 + (dy < 0 ? ROOF : 0));
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    const box = { left, right: left + width, top: y - font / 2, bottom: y + font / 2 };
    return { label: { x, y: y + font * 0.36, text, anchor }, box };
  });
}

function cheapest(all: readonly Try[], cost: (tried: Try) => number): { tried: Try; cost: number } {
  const priced = all.map((tried, side) => ({ tried, cost: cost(tried) + side * 0.4 }));
  return priced.reduce((best, each) => (each.cost < best.cost ? each : best));
}

const around = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const count = (boxes: readonly Box[], box: Box): number =>
  boxes.filter((each) => meet(each, box)).length;

const dotsIn = (dots: readonly Point[], box: Box): number =>
  dots.filter(({ x, y }) => meet(around(x, y, 2), box)).length;

const sticksOut = (box: Box, { width, height }: Size): boolean =>
  box.left < 2 || box.top < 2 || box.right > width - 2 || box.bottom > height - 2;
