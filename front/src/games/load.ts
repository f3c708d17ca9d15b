/** Loader of a game's part of the client. */

import { need } from "../lib/i18n/i18n.svelte";
import { part } from "../lib/loading/part";
import { settings } from "../lib/storage/settings.svelte";
import type { GameUi } from "../table/model/game";
import type { TableModel } from "../table/model/model.svelte";

type Loader = () => Promise<GameUi<TableModel>>;

const GAMES: Readonly<Record<string, Loader>> = {
  "mogul-2002": part(() => import("./mogul2002")),
  "mogul-2013": part(() => import("./mogul2013")),
  "take-stock": part(() => import("./takestock")),
  moguli: part(() => import("./moguli")),
};

/** Catalogues that a game needs beside its own. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "mogul-2002": ["mogul"],
  "mogul-2013": ["mogul"],
  "take-stock": ["take-stock-board"],
};

const inText: Loader = part(() => import("./generic"), "generic");

/** Load the game's part of the client with its catalogues; tables in text if it has no board or the reader prefers them. */
export async function loadGame(name: string): Promise<GameUi<TableModel>> {
  const load = settings.plain ? inText : (GAMES[name] ?? inText);
  const [ui] = await Promise.all([load(), need(...(WORDS[name] ?? []))]);
  return ui;
}
