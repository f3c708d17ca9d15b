/** Moves in the words of the buttons that make them. */

import { moveName as inText } from "../../games/generic/words";
import type { TableModel } from "./model.svelte";

/** In the words of the game's own board, else of tables in text. */
export const moveName = (move: string, table: TableModel): string =>
  table.ui?.moveName?.(move, table) ?? inText(move, table);

/** Join the labels of buttons pressed one after the other. */
export const steps = (...labels: readonly string[]): string => labels.join(" › ");
