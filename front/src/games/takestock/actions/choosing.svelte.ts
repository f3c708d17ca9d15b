/** Unfinished choices of the viewer: a card, or the beginning of its move. */

import { untrack } from "svelte";
import { allOf, orNull, text } from "../../../lib/storage/checks";
import { kept } from "../../../table/model/kept.svelte";
import type { TableModel } from "../../../table/model/model.svelte";
import { type Choice, viewOf } from "../view";

/** What pressing a hand card does now. */
export type Role =
  | { readonly kind: "move"; readonly choice: Choice }
  | {
      readonly kind: "part";
      readonly prefix: string;
      readonly effect?: Choice["effect"];
      readonly why?: Choice | undefined;
    }
  | { readonly kind: "pick" }
  | { readonly kind: "idle" };

interface Chosen {
  readonly prefix: string;
  /** A card chosen before its use. */
  readonly card: string | null;
  /** The kept event that a discard is to pay for. */
  readonly event: string | null;
}

const NOTHING: Chosen = { prefix: "", card: null, event: null };
const VALID = allOf<Chosen>({ prefix: text, card: orNull(text), event: orNull(text) });
const HELD = /^(?:save|discard|bear discard|option) (\w+ \d+)$/;
const IDLE: Role = { kind: "idle" };

export class Choosing {
  readonly #chosen: { value: Chosen };

  constructor(readonly table: TableModel) {
    this.#chosen = kept(table, "choice", NOTHING, VALID);
  }

  get now(): Chosen {
    return this.table.mine ? this.#chosen.value : NOTHING;
  }
  /** The current decision: the phase, or the event that needs one. */
  get phase(): string {
    const view = viewOf(this.table);
    return view.phase === "event" ? (view.event?.event.split(" ")[0] ?? "") : view.phase;
  }
  get actions(): readonly Choice[] {
    return viewOf(this.table).actions ?? [];
  }
  get begun(): boolean {
    return this.now.prefix !== "" || this.now.card !== null;
  }
  /** The card that is in the middle of a move: raised out of the fan. */
  get held(): string | null {
    const { prefix, card } = this.now;
    return card ?? HELD.exec(prefix)?.[1] ?? null;
  }

  find(move: string): Choice | undefined {
    return this.actions.find((choice) => choice.move === move);
  }
  /** The first legal action that begins so; its effect speaks for all of them. */
  first(prefix: string): Choice | undefined {
    return this.actions.find(({ move, legal }) => legal && move.startsWith(prefix));
  }
  /** Whether something that begins so is legal. */
  can(prefix: string): boolean {
    return this.first(prefix) !== undefined;
  }
  /** The first action that begins so and is denied: why none of them is possible. */
  denied(prefix: string): Choice | undefined {
    return this.actions.find(({ move, legal }) => !legal && move.startsWith(prefix));
  }

  go(prefix: string, event: string | null = null): void {
    this.#chosen.value = { prefix, card: null, event };
  }
  pick(card: string | null): void {
    this.#chosen.value = { prefix: "", card, event: null };
  }
  /** One step back. */
  back(): void {
    const { prefix, event } = this.now;
    const whole = /^(save|discard) \w/.exec(prefix)?.[1];
    if (whole) this.go(`${whole} `, event);
    else this.pick(null);
  }

  /** What pressing a hand card does. */
  role(card: string): Role {
    const { prefix, event } = this.now;
    if (!this.table.mine) return IDLE;
    if (this.phase === "bear") return this.#part(`bear discard ${card}`);
    if (this.phase === "options") return this.#part(`option ${card}`);
    if (this.phase === "insider") return prefix ? this.#move(`${prefix}, discard ${card}`) : IDLE;
    if (this.phase !== "turn") return IDLE;
    if (!prefix) return { kind: "pick" };
    if (prefix === "raise ") return this.#move(`raise ${card}`);
    if (prefix.startsWith("save ")) return this.#saving(prefix, card);
    return event ? this.#move(`discard ${card}, play ${event}`) : this.#part(`discard ${card}`);
  }

  #saving(prefix: string, card: string): Role {
    if (prefix === "save " || prefix === `save ${card}`) return this.#part(`save ${card}`);
    return this.#move(`${prefix}, discard ${card}`);
  }
  #move(move: string): Role {
    const choice = this.find(move);
    return choice ? { kind: "move", choice } : IDLE;
  }
  #part(prefix: string): Role {
    const first = this.first(prefix);
    return first
      ? { kind: "part", prefix, effect: first.effect }
      : {
          kind: "part",
          prefix,
          why: this.denied(prefix) ?? this.denied(`${prefix.split(" ", 1)[0]} `),
        };
  }
}

const made = new WeakMap<TableModel, Choosing>();

/** The unfinished choice of a table, shared by board and controls. */
export function choosingOf(table: TableModel): Choosing {
  let found = made.get(table);
  if (!found) made.set(table, (found = new Choosing(table)));
  return found;
}

/** The key of the buttons in the dock. */
export function step(table: TableModel): string {
  const choosing = untrack(() => choosingOf(table));
  const { prefix, card, event } = choosing.now;
  return [choosing.phase, table.mine, prefix, card, event].join();
}
