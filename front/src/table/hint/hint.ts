/** Hints: what the moves of the seat on turn may bring, at a table where all others are bots. */

import { call } from "../../lib/net/api";
import type { Hint, HintSeen } from "../../lib/net/types.gen";
import type { TableModel } from "../model/model.svelte";

const PAUSE = 1500; // milliseconds between two questions to a bot that is not ready yet

/** Whether the server would answer: the reader is to move, and no other seat is, or will be, a person's. */
export const canHint = (table: TableModel): boolean => table.mine && table.alone;

/**
 * Ask until there is an answer, as long as somebody wants to know; null: the turn has passed.
 * `onlater` is told why it takes longer: the bot is not ready yet, or others come first.
 */
export async function hintFor(
  table: TableModel,
  wanted: () => boolean,
  onlater: (seen: HintSeen) => void,
): Promise<Hint | null> {
  const path = `/tables/${encodeURIComponent(table.id)}/hint?as=${table.you}`;
  while (wanted() && canHint(table)) {
    const seen = await call<HintSeen>("GET", path);
    if (seen.state !== "preparing" && seen.state !== "waiting") return seen.hint;
    onlater(seen);
    // Whoever waits in the queue has waited on the server.
    if (seen.state === "preparing") await new Promise((done) => setTimeout(done, PAUSE));
  }
  return null;
}
