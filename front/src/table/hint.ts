/** Hints: what the moves of the seat on turn may bring, at a table where all others are bots. */

import { call } from "../lib/api";
import type { HintSeen } from "../lib/types.gen";
import type { TableModel } from "./model.svelte";

/** Whether the server would answer: the reader is to move, and nobody else plays with hands of its own. */
export const canHint = (table: TableModel): boolean =>
  table.mine && table.seats.every(({ seat, kind }) => seat === table.you || kind === "bot");

export const hintFor = (table: TableModel): Promise<HintSeen> =>
  call("GET", `/tables/${encodeURIComponent(table.id)}/hint?as=${table.you}`);
