/** The coach at one table: which lesson is due, which is being given. */

import { has, t } from "../lib/i18n.svelte";
import type { TableModel } from "../table/model.svelte";
import type { Args, Lesson, Moment } from "./lesson";
import { coaching } from "./wanted.svelte";

/** A lesson that vanishes sooner has hardly been read, and comes again. */
const READ = 4000;

/** A lesson as it is given: its words fit the moment it was begun. */
export interface Given {
  readonly lesson: Lesson<unknown>;
  readonly args: Args;
}

export class Coach {
  /** What is being said; null while there is nothing to say. */
  given = $state.raw<Given | null>(null);
  /** What was said last, to be said again. */
  last = $state.raw<Given | null>(null);
  /** Whether another lesson waits behind this one. */
  more = $state(false);

  readonly #learnt: Set<string>;
  #since = 0;

  constructor(
    readonly table: TableModel,
    readonly lessons: readonly Lesson<unknown>[],
  ) {
    this.#learnt = new Set(coaching.learnt(table.game));
  }

  /** The sentence that is being said. */
  get text(): string {
    if (!this.given) return "";
    return t(`coach-${this.table.words}-${this.given.lesson.id}`, this.given.args);
  }

  /** Look at the table: put away what is past, begin what is due. */
  consider(): void {
    const now = this.#moment();
    if (!now) return;
    const { given } = this;
    if (given?.lesson.passing && !given.lesson.when(now)) {
      if (performance.now() - this.#since > READ) this.#note(given.lesson);
      this.given = null;
    }
    if (!this.given) this.#begin(now);
    this.more = this.#due(now).length > 1;
  }

  /** The lesson is understood: on to the next, if one is due. */
  next(): void {
    if (this.given) this.#note(this.given.lesson);
    this.given = null;
    this.consider();
  }

  /** Say the last lesson again. */
  repeat(): void {
    this.given = this.last;
    this.#since = performance.now();
  }

  #begin(now: Moment<unknown>): void {
    const lesson = this.#due(now)[0];
    if (!lesson) return;
    this.given = { lesson, args: lesson.args?.(now) ?? {} };
    this.last = this.given;
    this.#since = performance.now();
  }

  #due(now: Moment<unknown>): Lesson<unknown>[] {
    return this.lessons.filter((lesson) => !this.#learnt.has(lesson.id) && lesson.when(now));
  }

  #note({ id }: Lesson<unknown>): void {
    this.#learnt.add(id);
    coaching.note(this.table.game, id);
  }

  #moment(): Moment<unknown> | null {
    const { view, you, mine } = this.table;
    if (!view || you === null) return null;
    const actions = view.actions ?? [];
    return { view, you, mine, legal: (start) => actions.filter((one) => one.legal && one.move.startsWith(start)) };
  }
}

/** The name of something in a game's own words, as of a stock. */
export const named = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);
