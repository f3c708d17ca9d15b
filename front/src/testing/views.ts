/** What the server tells of each game: `tests/words/views.py` makes it. */

import { inject } from "vitest";
import type { GameEvent } from "../lib/net/wire";
import type { AnyView } from "../table/model/types";

declare module "vitest" {
  interface ProvidedContext {
    views: Readonly<Record<string, AnyView>>;
    moments: Readonly<Record<string, Readonly<Record<string, AnyView>>>>;
    events: Readonly<Record<string, readonly GameEvent[]>>;
  }
}

/** What the seat on turn sees at the beginning. */
export const VIEWS = inject("views");
/** What seat 0 sees when it is asked something later in a game, by game and by what is asked. */
export const MOMENTS = inject("moments");
/** What happened in some games, as seat 0 and as those who watch hear of it: some events of each kind. */
export const EVENTS = inject("events");
