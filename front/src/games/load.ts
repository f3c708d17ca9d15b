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

const generic: Loader = part(() => import("./generic"), "generic");

/** The components of tables in text, with the sentences of the game's own table. */
async function inText(load: Loader): Promise<GameUi<TableModel>> {
  const [text, own] = await Promise.all([generic(), load()]);
  const { tell, moveName, partName, effect, hint, waiting, strands, sound, facts, seatFacts } = own;
  const words = {
    tell,
    moveName,
    partName,
    effect,
    hint,
    waiting,
    strands,
    sound,
    facts,
    seatFacts,
  };
  const given = Object.entries(words).filter(([, word]) => word !== undefined);
  return { ...text, ...(Object.fromEntries(given) as Partial<GameUi<TableModel>>) };
}

/** Load the game's part of the client with its catalogues; tables in text if it has no board or the reader prefers them. */
export async function loadGame(name: string): Promise<GameUi<TableModel>> {
  const own = GAMES[name];
  const load = own ? (settings.plain ? inText(own) : own()) : generic();
  const [ui] = await Promise.all([load, need(...(WORDS[name] ?? []))]);
  return ui;
}
