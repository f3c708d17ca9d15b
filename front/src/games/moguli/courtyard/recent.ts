/** Traces of the last turn. */

import type { TableModel } from "../../../table/model/model.svelte";
import type { Gate, Walk } from "../view";

export interface Recent {
  readonly tiles: readonly Gate[];
  readonly walks: readonly Walk[];
}

/** Rotations and walks since a turn began: the one in play, or the one before as long as that has done nothing. */
export function recent(table: TableModel): Recent {
  const tiles: Gate[] = [];
  const walks: Walk[] = [];
  const events = table.source.log.flatMap((entry) => entry.events);
  for (const event of events.toReversed()) {
    if (event.type === "rotate") tiles.push(event.tile);
    else if (event.type === "pawn") walks.push(event.walk);
    else if (
      tiles.length + walks.length &&
      (event.type === "turn" || event.type === "last_turn" || event.type === "start")
    )
      break;
  }
  return { tiles: [...new Set(tiles)], walks };
}
