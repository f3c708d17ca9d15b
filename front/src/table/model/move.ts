/** A move in the words of the buttons that make it. */

import { moveName as inText } from "../../games/generic/words";
import type { TableModel } from "./model.svelte";

/** By the game's own board, else as tables in text have it. */
export const moveName = (move: string, table: TableModel): string =>
  table.ui?.moveName?.(move, table) ?? inText(move, table);

/** The buttons that are pressed one after the other. */
export const steps = (...labels: readonly string[]): string => labels.join(" › ");
