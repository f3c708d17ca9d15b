/** The planned building of the viewer, shared by the map and the dock. */

import { allOf, oneOf, orNull, text } from "../../../lib/storage/checks";
import type { TableModel } from "../../../table/model/model.svelte";
import { viewOf } from "../../mogul/table";
import { movable, targets } from "../table";
import type { Choice, View } from "../view";

/** The part that survives a reload. */
export interface Half {
  readonly open: "erect" | "move" | null;
  readonly from: string | null;
}

export const NO_HALF: Half = { open: null, from: null };
export const VALID_HALF = allOf<Half>({
  open: orNull(oneOf(["erect", "move"])),
  from: orNull(text),
});

class Plan {
  /** Which list of places is open in the dock; the map follows it. */
  open = $state<"erect" | "move" | null>(null);
  /** The own depot that has been taken up, to be put down elsewhere. */
  from = $state<string | null>(null);
  /** The station that is looked at: hovered, focused or tapped. */
  seen = $state<string | null>(null);

  /** Begin to choose a place. */
  choose(open: "erect" | "move"): void {
    this.open = open;
    this.from = null;
  }

  /** Take up a depot. */
  lift(from: string): void {
    this.open = "move";
    this.from = from;
  }

  /** Go one step back; return whether there was one. */
  back(): boolean {
    const was = this.open !== null;
    if (this.from) this.from = null;
    else this.open = null;
    return was;
  }

  /** Restore a step; without one reset the plan, when the turn is over. */
  resume({ open, from }: Half): void {
    this.open = open;
    this.from = from;
  }
}

export const plan = new Plan();

/** The key of the buttons in the dock; those of an auction stay throughout. */
export function step(table: TableModel): string {
  const { phase } = viewOf<View>(table);
  const selling = phase === "winner" || phase === "runner-up";
  return selling ? [phase, table.mine, plan.open, plan.from].join() : "";
}

/** The places where a depot can be put now, by station: the glowing ones. */
export function places(view: View): Map<string, Choice> {
  const choices = plan.from ? targets(view, `move ${plan.from}>`) : targets(view, "erect ");
  return new Map(choices.map((choice) => [choice.effect?.station ?? "", choice]));
}

/** The own depots that can be taken up now. */
export const liftable = (view: View): readonly string[] => (plan.from ? [] : movable(view));
