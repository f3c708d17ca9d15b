/** Sentences of table events, and of game events without words of their own. */

import { type Each, isOf, whose } from "../../lib/game/events";
import { moment } from "../../lib/i18n/times";
import type { TableEvent } from "../../lib/net/types.gen";
import type { GameEvent } from "../../lib/net/wire";
import type { Sentence } from "./types";

/** The events of tables, and whether there is a sentence for each: a table closed by an administrator is not shown any more. */
const OF_TABLE: Each<TableEvent, boolean> = {
  sat: true,
  stood: true,
  bot: true,
  timeout: true,
  pause: true,
  vacation: true,
  bot_failed: true,
  named: true,
  rematch: true,
  forked: true,
  freed: true,
  left: true,
  ready: true,
  begun: true,
  link: true,
  link_off: true,
  handed: true,
  merged: true,
  set: true,
  taken_back: true,
  ended: false,
};

const SETTINGS = [
  "open",
  "bots_replaceable",
  "guests_may_seat",
  "idle_minutes",
  "pace",
  "step_mode",
] as const;

/** Whether an event is about seats or settings, not about the game. */
export const isOfTable = (event: GameEvent): event is TableEvent =>
  isOf<TableEvent>(OF_TABLE, event);

/** A boolean for Fluent selectors; "none" if it is missing. */
const flag = (value: unknown): string => (value === undefined ? "none" : value ? "yes" : "no");

/** A table with the names of its seats. */
interface Named {
  who(seat: number | undefined): { name: string; self: "yes" | "no" };
}

/** All fields of table events. */
type EventFields = { readonly [Field in FieldOf<TableEvent>]?: Held<TableEvent, Field> };
type FieldOf<Event> = Event extends unknown ? keyof Event : never;
type Held<Event, Field> = Event extends unknown
  ? Field extends keyof Event
    ? Event[Field]
    : never
  : never;

/** The sentence of an event for any game; names are those of the moment it happened. */
export function tellPlainly(event: GameEvent, table: Named): Sentence {
  const { type } = event;
  const fields: EventFields = isOfTable(event) ? event : {};
  const seat = whose(event);
  const who = table.who(seat);
  const args = {
    ...who,
    name: fields.name ?? who.name,
    seat: (seat ?? 0) + 1,
    why: fields.why ?? "other",
    level: fields.level ?? "none",
    open: flag(fields.open),
    bots_replaceable: flag(fields.bots_replaceable),
    guests_may_seat: flag(fields.guests_may_seat),
    idle_minutes: fields.idle_minutes ?? 0,
    step_mode: flag(fields.step_mode),
    pace: fields.pace ?? "normal",
    ready: flag(fields.ready),
    was: fields.previous_kind ?? "nobody",
    of: fields.previous_name ?? "",
    back: flag(fields.returning),
    shares: flag(fields.shares),
    new: flag(fields.new),
    agrees: flag(fields.agrees),
    begins: flag(Boolean(fields.until)),
    time: fields.until ? moment(fields.until) : "",
    named: flag(Boolean(fields.name)),
    step: fields.step ?? 0,
    type,
  };
  if (type === "taken_back")
    return { key: `table-event-${type}`, args, strand: "other", stays: true, back: args.step };
  // One event for each changed setting.
  const setting = SETTINGS.find((name) => name in event);
  if (type === "set" && setting)
    return { key: `table-event-set-${setting}`, args, strand: "other", stays: true };
  if (type !== "set" && isOfTable(event) && OF_TABLE[event.type])
    return { key: `table-event-${type}`, args, strand: "other", stays: true };
  return {
    key: seat === undefined ? "table-event-plain" : "table-event-other",
    args,
    strand: "other",
  };
}
