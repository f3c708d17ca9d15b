/** What the coach can say of a game, and what it may look at to know when. */

import { has, t } from "../lib/i18n/i18n.svelte";
import type { Choice } from "../table/model/types";

/** The table as the learner sees it now: the view and the legal actions, and no rule. */
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

/** What a moment needs besides the view. */
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

/** One thing to say, once, at the first moment when it matters. Its words are `coach-GAME-ID` in coach.ftl. */
export interface Lesson<View> {
  readonly id: string;
  /** What it points at: the name of a `data-coach`. */
  readonly anchor?: string;
  /** The clause where one can read more. */
  readonly rule?: string;
  /** Of use only as long as it is true: put away when that is past. */
  readonly passing?: boolean;
  when(now: Moment<View>): boolean;
  /** Facts for its words. */
  args?(now: Moment<View>): Args;
  /** What its words claim, read from the view by itself: as soon as it is no longer so, the sentence is taken away. */
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

/** Whether the learner sees what others hold: a house rule may lay open what is else hidden. */
export const laidOpen = (held: readonly (number | null)[], you: number): "yes" | "no" =>
  yes(held.some((each, seat) => seat !== you && each !== null));

/** The name of something in a game's own words, as of a stock. */
export const named = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);
