/** Delayed table model for content beside the board: one frame behind, so that neither frame is long. */

import { untrack } from "svelte";
import { measured } from "../../lib/motion/frames";
import type { Frame } from "../../lib/net/wire";
import { TableModel } from "./model.svelte";
import type { TableSource, AnyView } from "./types";

type Seen = Frame<AnyView> | null;

/** Whether the previous frame may stay for one more: same game, same viewer. */
const alike = (shown: Seen, now: Seen): boolean =>
  Boolean(shown?.view && now?.view) &&
  shown?.table.you === now?.table.you &&
  shown?.table.status === now?.table.status;

/** The delayed properties; all others are current. */
const OF_FRAME: ReadonlySet<string | symbol> = new Set<keyof TableModel>([
  "source",
  "mine",
  "own",
  "over",
  "seats",
  "turn",
  "view",
  "you",
] satisfies (keyof TableModel)[]);

/** A source whose frames are seen a frame later. */
function behind(source: TableSource): TableSource {
  let shown = $state.raw<Seen>(source.frame);
  $effect.pre(() => {
    const now = source.frame;
    // Nothing is drawn in a hidden tab.
    if (
      alike(
        untrack(() => shown),
        now,
      ) &&
      !document.hidden
    )
      void measured().then(() => (shown = source.frame));
    else shown = now;
  });
  // The view of one seat is never shown to another, not even for a frame.
  const frame = $derived(alike(shown, source.frame) ? shown : source.frame);
  const seen: Pick<TableSource, "frame" | "table" | "view"> = {
    get frame() {
      return frame;
    },
    get table() {
      return frame?.table ?? null;
    },
    get view() {
      return frame?.view ?? null;
    },
  };
  return new Proxy(source, {
    get: (_, key) => Reflect.get(key in seen ? seen : source, key) as unknown,
    set: (_, key, value) => Reflect.set(source, key, value),
  });
}

/** A table model that is one frame behind; its actions are immediate. Call it while a component is initialised. */
export function later(table: TableModel): TableModel {
  const late = new TableModel(behind(table.source), table.kind);
  return new Proxy(table, {
    get: (_, key) => Reflect.get(OF_FRAME.has(key) ? late : table, key) as unknown,
    set: (_, key, value) => Reflect.set(table, key, value),
  });
}
