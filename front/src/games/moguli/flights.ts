/** Animated walks of pawns, dim underground. Tiles animate themselves. */

import { tick } from "svelte";
import { calm } from "../../lib/motion/fly";
import type { GameEvent } from "../../lib/net/wire";
import { spot, type Point } from "./courtyard/place";
import type { Walk } from "./view";

const A_STEP = 170;
const LONGEST = 1400;
/** How large a pawn is beside a tile, as the board draws it. */
const PIECE = 0.6;
const walks = new WeakMap<Element, Animation>();

/** Animate a pawn along its walk to its current place. */
async function walk(way: Walk): Promise<void> {
  await tick();
  const [goal] = way.at(-1) ?? [""];
  const pawn = document.querySelector<HTMLElement>(`[data-pawn="${goal}"]`);
  const ground = pawn?.closest<HTMLElement>("[data-ground]");
  if (!pawn || !ground) return;
  const flipped = ground.dataset.ground === "flipped";
  const end = spot(goal, flipped);
  const steps = keyframes(way, flipped, end);
  const duration = Math.min(LONGEST, A_STEP * (steps.length - 1));
  walks.get(pawn)?.cancel();
  walks.set(pawn, pawn.animate(steps, { duration, easing: "ease-in-out" }));
}

/** A place on the way for each step; across the rim of the cylinder the pawn goes out and comes in again. */
function keyframes(way: Walk, flipped: boolean, end: Point): Keyframe[] {
  const frame = ([x, y]: Point, level: string, shown = true): Keyframe => ({
    translate: `${((x - end[0]) * 100) / PIECE}% ${((y - end[1]) * 100) / PIECE}%`,
    opacity: shown ? (level === "under" ? 0.45 : 1) : 0,
    scale: level === "under" ? 0.72 : 1.08,
  });
  const steps = way.flatMap(([gate, level], i) => {
    const here = spot(gate, flipped);
    const before = i ? spot(way[i - 1]![0], flipped) : here;
    if (Math.abs(here[0] - before[0]) <= 1) return [frame(here, level)];
    const out = before[0] < here[0] ? -1 : 1;
    return [
      frame([before[0] + out * 0.5, before[1]], level, false),
      frame([here[0] - out * 0.5, here[1]], level, false),
      frame(here, level),
    ];
  });
  return [...steps, { translate: "0px 0px", opacity: 1, scale: 1 }];
}

/** Animate events. */
export function animate(events: readonly GameEvent[]): void {
  if (calm()) return;
  for (const event of events) {
    if (event.type === "pawn") void walk(event.walk);
  }
}
