/** Lessons: texts of the coach and the conditions of their moments. */

import { has, t } from "../lib/i18n/i18n.svelte";
import type { Choice } from "../table/model/types";

/** The learner's view and legal actions, without rules. */
export interface Moment<View> {
  readonly view: View;
  /** The learner's seat. */
  readonly you: number;
  /** Whether it is the learner's turn. */
  readonly mine: boolean;
  /** The legal actions whose notation begins like this. */
  legal(start: string): readonly Choice[];
  /** Whether Agatha has a seat, so that she can say "I play along". */
  readonly here: boolean;
  /** Whether there is likely to be a keyboard, so that a key can be named. */
  readonly keys: boolean;
}

/** Context of a moment, besides the view. */
export type Around = Pick<Moment<unknown>, "you" | "mine" | "here" | "keys">;

/** A moment of a table. */
export function momentOf<View extends { readonly actions?: readonly Choice[] }>(
  view: View,
  around: Around,
): Moment<View> {
  const actions = view.actions ?? [];
  return {
    ...around,
    view,
    legal: (start) => actions.filter((one) => one.legal && one.move.startsWith(start)),
  };
}

export type Args = Record<string, string | number>;

/** One explanation, given once, at the first moment that needs it. Its text is `coach-GAME-ID` in coach.ftl. */
export interface Lesson<View> {
  readonly id: string;
  /** What it points at: the name of a `data-coach`. */
  readonly anchor?: string;
  /** The clause where one can read more. */
  readonly rule?: string;
  /** Whether it is removed as soon as its moment is past. */
  readonly passing?: boolean;
  when(now: Moment<View>): boolean;
  /** Facts for its words. */
  args?(now: Moment<View>): Args;
  /** Whether its text is true, read from the view independently; otherwise it is removed. */
  holds(now: Moment<View>, said: Args): boolean;
}

export const yes = (so: boolean): "yes" | "no" => (so ? "yes" : "no");

/** The sum of some numbers. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, each) => all + each, 0);

/** The number that an action's effect gives, by name. */
export const effect = (choice: Choice | undefined, name: string): number => {
  const value = (choice?.effect as Record<string, unknown> | undefined)?.[name];
  return typeof value === "number" ? value : 0;
};

/** Whether the learner sees the holdings of others, by a house rule. */
export const laidOpen = (held: readonly (number | null)[], you: number): "yes" | "no" =>
  yes(held.some((each, seat) => seat !== you && each !== null));

/** The name of a thing in the words of the game, for example a stock. */
export const named = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);
