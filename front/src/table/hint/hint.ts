/** Hints: values of the moves of the seat on turn, at a table against bots. */

import { call } from "../../lib/net/api";
import type { Hint, HintInfo } from "../../lib/net/types.gen";
import type { TableModel } from "../model/model.svelte";

const PAUSE = 1500; // milliseconds between two requests while the bot is not ready

/** Whether a hint is available: the reader is on turn and plays against bots alone, not the deal of the day. */
export const canHint = (table: TableModel): boolean => table.mine && table.alone && !table.daily;

/**
 * Ask until there is an answer, as long as somebody wants to know; null: the turn has passed.
 * `onlater` receives the reason of a delay: the bot is being prepared, or others come first.
 */
export async function hintFor(
  table: TableModel,
  wanted: () => boolean,
  onlater: (seen: HintInfo) => void,
): Promise<Hint | null> {
  const path = `/tables/${encodeURIComponent(table.id)}/hint?as=${table.you}`;
  while (wanted() && canHint(table)) {
    const seen = await call<HintInfo>("GET", path);
    if (seen.state !== "preparing" && seen.state !== "waiting") return seen.hint;
    onlater(seen);
    // In the queue the server has already waited.
    if (seen.state === "preparing") await new Promise((done) => setTimeout(done, PAUSE));
  }
  return null;
}
