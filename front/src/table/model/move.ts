/** Moves in words, for sentences and tables. */

import { moveName as inText } from "../../games/generic/words";
import type { TableModel } from "./model.svelte";

/** In the words of the game's own board, else of tables in text. */
export const moveName = (move: string, table: TableModel): string =>
  table.ui?.moveName?.(move, table) ?? inText(move, table);
