/** Types shared by the parts of a table. */

import type { TableSocket } from "../../lib/net/table-socket.svelte";
import type { GameView } from "../../lib/net/types.gen";

/** The filter of the ticker tape to which a line belongs. */
export type Strand = "auction" | "market" | "scores" | "other";

/** An event as a message of the catalogue. */
export interface Sentence {
  readonly key: string;
  readonly args?: Record<string, string | number>;
  /** The rule that made it happen, if one did. */
  readonly rule?: string;
  readonly strand: Strand;
  /** Minor: in the tape, but neither shown large nor announced. */
  readonly quiet?: boolean;
  /** About seats or settings: not affected by a takeback. */
  readonly stays?: boolean;
  /** The number of steps to which the game was taken back. */
  readonly back?: number;
}

/** The sound of an event. */
export type Sound = "chip" | "card" | "tile" | "pawn" | "stamp" | "bell" | "crash";

/** The view of any game. */
export type AnyView = GameView;

/** One action of the seat on turn: legal, or disabled with the rule that forbids it. */
export type Choice = Omit<AnyView["actions"][number], "id" | "effect"> & {
  readonly effect?: object;
};

/** A sentence of the log with a stable id. */
export interface Line extends Sentence {
  readonly id: string;
  /** The number of steps of the game at that time. */
  readonly step: number;
  /** Taken back since. */
  readonly undone?: boolean;
}

/** The source of a table: the socket of a game in play, or a replay. */
export type TableSource = Pick<TableSocket<AnyView>, keyof TableSocket<AnyView>>;

export interface Denied {
  /** The label of the attempted action, in the current language. */
  readonly label: () => string;
  readonly rule?: string | undefined;
  readonly code?: string | undefined;
}

/** The window open over the table; a game adds names of its own. */
export type Panel = "seal" | "invite" | "rules" | (string & {});
