/** What travels between server and browser: the server's own types (types.gen.ts), with a game's view left open. */
import type * as gen from "./types.gen";

export type { Clause, GameEvent, Me, Mistake, NewTable, RuleBook, TableMade } from "./types.gen";

export type Level = NonNullable<gen.SeatBot["level"]>;
export type Seat = gen.SeatSeen;
export type ToServer = gen.Said;
export type Table = gen.TableSeen;
/** What the host decides of a table. */
export type Arrangement = Partial<
  Pick<
    Table,
    "open" | "bots_replaceable" | "guests_may_seat" | "idle_minutes" | "pace" | "step_mode"
  >
>;
/** How long a move is seen before a bot makes the next one. */
export type Pace = Table["pace"];
/** A standing order: numbers by the names of the game's conditions; null where one is not set. */
export type Order = NonNullable<gen.TableSeen["order"]>;
/** How a seat wants to be asked what its game asks again and again. */
export type Wish = NonNullable<gen.TableSeen["wish"]>;

export type LogEntry = gen.LogSeen;

export interface Frame<View = unknown> extends Omit<gen.Frame, "table" | "view"> {
  table: Table;
  view: View | null;
}

export type ToClient<View = unknown> = Frame<View> | Exclude<gen.Heard, gen.Frame>;

export type Switch = gen.SwitchSeen;

export interface GameInfo extends gen.GameSeen {
  levels: Level[];
}
