/** What the server tells of each game: `tests/words/views.py` makes it. */

import { inject } from "vitest";
import type { TableEvent } from "../lib/wire";
import type { AnyView } from "../table/types";

declare module "vitest" {
  interface ProvidedContext {
    views: Readonly<Record<string, AnyView>>;
    events: Readonly<Record<string, readonly TableEvent[]>>;
  }
}

/** What the seat on turn sees at the beginning. */
export const VIEWS = inject("views");
/** What happened in some games, as seat 0 and as those who watch hear of it: some events of each kind. */
export const EVENTS = inject("events");
