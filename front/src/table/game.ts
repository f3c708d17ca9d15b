/** What a game gives the table: its board, its controls, its words. */

import type { Component } from "svelte";
import { need } from "../lib/i18n.svelte";
import { part } from "../lib/part";
import { settings } from "../lib/settings.svelte";
import type { TableEvent } from "../lib/wire";
import type { Choice, TableModel } from "./model.svelte";

export type { TableEvent };

/** Which filter of the ticker tape a line belongs to. */
export type Strand = "auction" | "market" | "scores" | "other";

/** An event as a message of the catalogue. */
export interface Sentence {
  readonly key: string;
  readonly args?: Record<string, string | number>;
  /** The rule that made it happen, if one did. */
  readonly rule?: string;
  readonly strand: Strand;
  /** Small change: in the tape, but neither shown large nor said aloud. */
  readonly quiet?: boolean;
  /** Who came, went or changed the table: that is so whatever the game takes back. */
  readonly stays?: boolean;
  /** The game has gone back to where there were so many steps. */
  readonly back?: number;
}

/** What can be heard of an event, where sounds are on. */
export type Sound = "chip" | "card" | "tile" | "pawn" | "stamp" | "bell" | "crash";

export interface GameUi {
  /** Centre of the table: what lies there, for everybody. */
  readonly Board: Component;
  /** Everything a seated viewer can do now. */
  readonly Actions: Component;
  /**
   * The height that is kept for it on phones and desks, in rem: what most of its phases need; on phones `told` of it for
   * whose turn it is and what just happened. Without it, what it has.
   */
  readonly dock?: { readonly phone: number; readonly desk: number; readonly told?: number };
  /** What the buttons in `[data-passing]` of its `Actions` are for: when it changes, they go and others come. */
  step?(table: TableModel): string;
  /** The final count, which takes the place of the choices. */
  readonly Result: Component;
  /** Beside the board: what must always be in sight. */
  readonly Side?: Component;
  /** Inside a seat's card. */
  readonly Seat?: Component<{ seat: number }>;
  /** In the window that a press on a seat opens. */
  readonly Details?: Component<{ seat: number }>;
  /** Windows of the game's own, opened by the table's `panel`. */
  readonly Panels?: Component;
  /** What the ticker tape can be filtered by. */
  readonly strands: readonly Strand[];
  /** Put an event into words; null for one the game does not know. */
  tell(event: TableEvent, table: TableModel): Sentence | null;
  /** A move in the words of the game's own buttons; null for one that tables in text say as well. */
  moveName?(move: string, table: TableModel): string | null;
  /** What an action brings about, as its button says; "" for one that says nothing. */
  effect?(choice: Choice, table: TableModel): string;
  /** Whether the board shows the move that a hint has named (`advised` of the table). */
  readonly drawsHints?: boolean;
  /** What the viewer on turn is to decide, in a few words. */
  hint(table: TableModel): string;
  /** What another seat on turn is deciding. */
  waiting(table: TableModel): string;
  /** Show events as movement. */
  animate?(events: readonly TableEvent[]): void;
  /** The sound of an event; null for one that happens in silence. */
  sound?(event: TableEvent): Sound | null;
}

type Loader = () => Promise<GameUi>;

const GAMES: Readonly<Record<string, Loader>> = {
  "mogul-2002": part(() => import("../games/mogul2002")),
  "mogul-2013": part(() => import("../games/mogul2013")),
  "take-stock": part(() => import("../games/takestock")),
  moguli: part(() => import("../games/moguli")),
};

/** Catalogues that a game needs beside its own. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "mogul-2002": ["mogul"],
  "mogul-2013": ["mogul"],
  "take-stock": ["take-stock-board"],
};

const inText: Loader = part(() => import("../games/generic"), "generic");

/** Load what a game brings to the table, with the words it shares with others; in text where it has no board, or the reader wants none. */
export async function loadGame(name: string): Promise<GameUi> {
  const load = settings.plain ? inText : (GAMES[name] ?? inText);
  const [ui] = await Promise.all([load(), need(...(WORDS[name] ?? []))]);
  return ui;
}
