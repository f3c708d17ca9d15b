/** Messages between server and client: the generated types, generic in the view of the game. */
import type * as gen from "./types.gen";

export type { Clause, GameEvent, Me, Mistake, NewTable, RuleBook, CreatedTable } from "./types.gen";

export type Level = NonNullable<gen.SeatBot["level"]>;
export type Seat = gen.SeatInfo;
export type ToServer = gen.ClientMessage;
export type Table = gen.TableInfo;
/** The host's settings of a table. */
export type Arrangement = Partial<
  Pick<
    Table,
    "open" | "bots_replaceable" | "guests_may_seat" | "idle_minutes" | "pace" | "step_mode"
  >
>;
/** The pause between a move and the next one of a bot. */
export type Pace = Table["pace"];
/** A standing order: numbers by the names of the game's conditions; null where one is not set. */
export type Order = NonNullable<gen.TableInfo["order"]>;
/** The auto-response of a seat to the recurring question of its game. */
export type AutoResponse = NonNullable<gen.TableInfo["auto_response"]>;

export type LogEntry = gen.EntryInfo;

export interface Frame<View = unknown> extends Omit<gen.Frame, "table" | "view"> {
  table: Table;
  view: View | null;
}

export type ToClient<View = unknown> = Frame<View> | Exclude<gen.ServerMessage, gen.Frame>;

export type Switch = gen.SwitchInfo;

export interface GameInfo extends gen.GameInfo {
  levels: Level[];
}
