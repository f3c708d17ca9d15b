/** Events of any table in words: people coming and going, and what a game has no words for. */

import type { Sentence, TableEvent } from "./game";
import type { TableModel } from "./model.svelte";

const KNOWN = new Set(["sit", "stand", "bot", "rename", "bot_failed"]);

/** Put an event into words that fit every game. */
export function tellPlainly(event: TableEvent, table: TableModel): Sentence {
  const seated = typeof event.seat === "number";
  const args = { ...table.who(event.seat), type: event.type };
  if (seated && KNOWN.has(event.type)) return { key: `table-event-${event.type}`, args, strand: "other", quiet: true };
  return { key: seated ? "table-event-other" : "table-event-plain", args, strand: "other" };
}
