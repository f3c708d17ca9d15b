import { part } from "../lib/loading/part";

/** Loader of the table screen, also used ahead of "Play now". */
export const loadTable = part(() => import("./TableScreen.svelte"));
