/** Hints: what the moves of the seat on turn may bring, at a table where all others are bots. */

import { ApiError, call } from "../lib/api";
import type { HintSeen } from "../lib/types.gen";
import type { TableModel } from "./model.svelte";

const PAUSE = 1500; // milliseconds between two questions to a bot that is not ready yet
const TRIES = 200; // five minutes: where all has to be compiled first, on a slow machine

/** Whether the server would answer: the reader is to move, and no other seat is, or will be, a person's. */
export const canHint = (table: TableModel): boolean =>
  table.mine && table.seats.every(({ seat, kind, kept }) => seat === table.you || (kind === "bot" && !kept));

/** Ask until there is an answer; `onwarming` says, as often as the bot is not ready yet, whether to go on. */
export async function hintFor(table: TableModel, onwarming: () => boolean): Promise<HintSeen> {
  const path = `/tables/${encodeURIComponent(table.id)}/hint?as=${table.you}`;
  for (let tried = 1; ; tried++) {
    try {
      return await call<HintSeen>("GET", path);
    } catch (reason) {
      const warming = reason instanceof ApiError && reason.code === "table/hint_warming";
      if (!warming || tried === TRIES || !onwarming()) throw reason;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
