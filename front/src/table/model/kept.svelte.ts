/** Unfinished choices, stored until the tab is closed, so that they survive a reload. */

import { untrack } from "svelte";
import { allOf, type Check, text } from "../../lib/storage/checks";
import { session } from "../../lib/storage/store";
import type { TableModel } from "./model.svelte";

interface Held<T> {
  readonly at: string;
  readonly value: T;
}

/**
 * A value that belongs to a table, to the viewing seat and, optionally, to the moment of the game:
 * `const search = kept(table, "search", "", text)`, then read and write `search.value`.
 *
 * `check`: the valid part of what is stored.
 * `until`: "move" forgets it as soon as something has happened at the table, "seat" only with the seat.
 * Give a new value instead of changing a part of the old one.
 */
export function kept<T>(
  table: TableModel,
  name: string,
  first: T,
  check: Check<T>,
  until: "move" | "seat" = "move",
): { value: T } {
  const key = `moguls.kept.${table.id}.${name}`;
  let held = $state.raw(session.read<Held<T>>(key, allOf({ at: text, value: check })));
  const at = (): string => `${table.you}${until === "move" ? ` ${table.source.frame?.seq}` : ""}`;
  return {
    get value() {
      return held?.at === at() ? held.value : first;
    },
    set value(value: T) {
      const next = { at: at(), value };
      // Untracked: an effect that writes here would otherwise wait for itself.
      const now = untrack(() => (held?.at === next.at ? held.value : first));
      // Most writes change nothing, and browser storage is slow.
      if (JSON.stringify(now) === JSON.stringify(value)) return;
      held = next;
      session.write(key, next);
    },
  };
}
