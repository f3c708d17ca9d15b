import { part } from "../lib/loading/part";

/** Fetch the table's code ahead, so that "Play now" is quick. */
export const loadTable = part(() => import("./TableScreen.svelte"));
