/** What a seat on turn sees of a game of each kind, as the server tells it: `tests/words/views.py` makes them. */

import { inject } from "vitest";
import type { AnyView } from "../table/model.svelte";

declare module "vitest" {
  interface ProvidedContext {
    views: Readonly<Record<string, AnyView>>;
  }
}

export const VIEWS = inject("views");
