/** Events of any table in words: people coming and going, and what a game has no words for. */

import type { Sentence, TableEvent } from "./game";
import type { TableModel } from "./model.svelte";

const PEOPLE = new Set(["sat", "stood", "bot", "bot_failed", "named", "rematch", "set", "forked"]);

/** Put an event into words that fit every game; names are those of the moment it happened. */
export function tellPlainly(event: TableEvent, table: TableModel): Sentence {
  const { type } = event;
  const who = table.who(event.seat);
  const args = {
    ...who,
    name: typeof event.name === "string" ? event.name : who.name,
    seat: (event.seat ?? 0) + 1,
    why: typeof event.why === "string" ? event.why : "other",
    level: typeof event.level === "string" ? event.level : "none",
    open: event.open ? "yes" : "no",
    yields: event.yields ? "yes" : "no",
    step: typeof event.step === "number" ? event.step : 0,
    type,
  };
  if (PEOPLE.has(type)) return { key: `table-event-${type}`, args, strand: "other" };
  return { key: event.seat === undefined ? "table-event-plain" : "table-event-other", args, strand: "other" };
}
