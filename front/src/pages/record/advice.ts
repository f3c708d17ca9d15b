/** What to try next, by one's record. */

import { levelUp } from "../../lib/game/levels";
import type { GameRecord } from "../../lib/net/types.gen";
import type { Level } from "../../lib/net/wire";

/** The recent games that are needed for an advice, and the wins among them. */
const ENOUGH = 3;

interface Advice {
  readonly level: Level;
  readonly won: number;
  readonly played: number;
  readonly next: Level;
}

/** The highest level of bots, if most recent games against it were won; null if it was not beaten enough, or is the last. */
export function advice({ levels }: GameRecord): Advice | null {
  const highest = levels.filter(({ level }) => level !== "people").at(-1);
  if (!highest || highest.level === "expert") return null;
  const won = highest.recent.filter(Boolean).length;
  const played = highest.recent.length;
  const level = highest.level as Level;
  return won >= ENOUGH && 2 * won > played ? { level, won, played, next: levelUp(level) } : null;
}
