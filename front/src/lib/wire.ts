/** What travels between server and browser: the server's own types (types.gen.ts), with a game's view left open. */
import type * as gen from "./types.gen";

export type { Mistake, NewTable } from "./types.gen";

export type Level = NonNullable<gen.SeatBot["level"]>;
export type Seat = gen.SeatSeen;
export type ToServer = gen.Said;
export type Table = gen.TableSeen;
/** What the host decides of a table. */
export type Arrangement = Partial<
  Pick<Table, "open" | "yields" | "lets" | "idle" | "pace" | "waits">
>;
/** How long a move is seen before a bot makes the next one. */
export type Pace = Table["pace"];
/** A standing order: numbers by the names of the game's conditions; null where one is not set. */
export type Order = NonNullable<gen.TableSeen["order"]>;
/** How a seat wants to be asked what its game asks again and again. */
export type Wish = NonNullable<gen.TableSeen["wish"]>;

/** Something that happened, as its viewer may know it; fields depend on the type. */
export interface TableEvent {
  type: string;
  seat?: number;
  [field: string]: unknown;
}

export interface LogEntry extends gen.LogSeen {
  events: TableEvent[];
}

export interface Frame<View = unknown> extends Omit<gen.Frame, "log" | "table" | "view"> {
  log: LogEntry[];
  table: Table;
  view: View | null;
}

export type ToClient<View = unknown> = Frame<View> | Exclude<gen.Heard, gen.Frame>;

// Answers of the JSON routes.

export interface Me {
  id: string;
  name: string;
  lang: string | null;
  /** No name has been chosen yet. */
  guest: boolean;
}

export type Switch = gen.SwitchSeen;

export interface GameInfo extends gen.GameSeen {
  levels: Level[];
}

export interface TableMade {
  table: string;
  invite: string;
}

export interface Clause {
  id: string;
  title?: string;
  text: string;
  /** binding, note or advice. */
  status: string;
  /** What was decided where the sources are silent or disagree. */
  decision?: string;
  /** "name = default | other". */
  switches?: string[];
}

export interface RuleBook {
  game: string;
  title: string;
  lang: string;
  intro?: string;
  sections: { title: string; clauses: Clause[] }[];
}
