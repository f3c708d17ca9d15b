/** Views and events of each game, made by `tests/words/views.py`. */

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

/** The view of the seat on turn at the beginning. */
export const VIEWS = inject("views");
/** Views of seat 0 at later decisions, by game and kind of decision. */
export const MOMENTS = inject("moments");
/** Events of some games, for seat 0 and for spectators: some of each kind. */
export const EVENTS = inject("events");
