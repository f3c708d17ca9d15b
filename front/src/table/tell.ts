/** Events of any table in words: people coming and going, and what a game has no words for. */

import type { TableEvent } from "../lib/wire";
import type { Sentence } from "./types";

const PEOPLE = new Set([
  "sat",
  "stood",
  "bot",
  "bot_failed",
  "named",
  "rematch",
  "forked",
  "freed",
  "left",
  "ready",
  "begun",
  "link",
  "link_off",
  "handed",
]);

const SETTINGS = ["open", "yields", "lets", "idle", "pace", "waits"] as const;

/** Whether an event tells of who came, went or changed the table, not of the game. */
export const isOfTable = ({ type }: TableEvent): boolean =>
  type === "set" || type === "taken_back" || PEOPLE.has(type);

/** What an event says or not, or nothing of it. */
const flag = (value: unknown): string => (value === undefined ? "none" : value ? "yes" : "no");

/** A table that knows who sits where. */
interface Named {
  who(seat: number | undefined): { name: string; self: "yes" | "no" };
}

/** Put an event into words that fit every game; names are those of the moment it happened. */
export function tellPlainly(event: TableEvent, table: Named): Sentence {
  const { type } = event;
  const who = table.who(event.seat);
  const args = {
    ...who,
    name: typeof event.name === "string" ? event.name : who.name,
    seat: (event.seat ?? 0) + 1,
    why: typeof event.why === "string" ? event.why : "other",
    level: typeof event.level === "string" ? event.level : "none",
    open: flag(event.open),
    yields: flag(event.yields),
    lets: flag(event.lets),
    idle: typeof event.idle === "number" ? event.idle : 0,
    waits: flag(event.waits),
    pace: typeof event.pace === "string" ? event.pace : "normal",
    ready: flag(event.ready),
    was: typeof event.was === "string" ? event.was : "nobody",
    of: typeof event.of === "string" ? event.of : "",
    back: flag(event.back),
    named: flag(Boolean(event.name)),
    step: typeof event.step === "number" ? event.step : 0,
    type,
  };
  if (type === "taken_back")
    return { key: `table-event-${type}`, args, strand: "other", stays: true, back: args.step };
  // One event for each setting that is otherwise now.
  const setting = SETTINGS.find((name) => name in event);
  if (type === "set" && setting)
    return { key: `table-event-set-${setting}`, args, strand: "other", stays: true };
  if (PEOPLE.has(type)) return { key: `table-event-${type}`, args, strand: "other", stays: true };
  return {
    key: event.seat === undefined ? "table-event-plain" : "table-event-other",
    args,
    strand: "other",
  };
}
