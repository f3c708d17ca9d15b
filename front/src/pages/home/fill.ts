/** Seat the bots of a new table. */
import { seatBot } from "../../lib/api";
import type { Level } from "../../lib/wire";

/** Put bots into the seats after the first; a seat kept for a friend stays empty. */
export async function fill(table: string, guests: readonly (Level | "friend")[]): Promise<void> {
  for (const [at, guest] of guests.entries()) {
    if (guest !== "friend") await seatBot(table, at + 1, guest);
  }
}
