/** Levels of bots, from the weakest. */

import type { Level } from "../net/wire";

const LEVELS: readonly Level[] = ["beginner", "easy", "normal", "hard", "expert"];

/** The next higher level; the highest stays, and a bot that failed counts as normal. */
export function levelUp(level: string | null): Level {
  const at = LEVELS.indexOf(level as Level);
  return at < 0 ? "normal" : (LEVELS[at + 1] ?? "expert");
}
