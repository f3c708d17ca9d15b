/** What the parts of a table hand to each other. */

import type { TableSocket } from "../../lib/net/table-socket.svelte";
import type { GameView } from "../../lib/net/types.gen";

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

/** The view of any game. */
export type AnyView = GameView;

/** One action of the seat on turn: legal, or greyed with the rule that forbids it. */
export type Choice = Omit<AnyView["actions"][number], "id" | "effect"> & {
  readonly effect?: object;
};

/** A sentence of the log, with a number that stays its own. */
export interface Line extends Sentence {
  readonly id: string;
  /** How many steps of the game there were then. */
  readonly step: number;
  /** What it tells of has been taken back since. */
  readonly undone?: boolean;
}

/** What the table needs of its source: a game in play, or one that is over and looked at again. */
export type TableSource = Pick<TableSocket<AnyView>, keyof TableSocket<AnyView>>;

export interface Denied {
  /** What was tried, in the words of now. */
  readonly label: () => string;
  readonly rule?: string | undefined;
  readonly code?: string | undefined;
}

/** The window open over the table; a game adds names of its own. */
export type Panel = "seal" | "invite" | "rules" | (string & {});
