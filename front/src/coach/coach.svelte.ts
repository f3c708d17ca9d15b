/** The coach at one table: the current lesson and the next ones. */

import { t } from "../lib/i18n/i18n.svelte";
import type { TableModel } from "../table/model/model.svelte";
import { type Args, type Lesson, type Moment, momentOf } from "./lesson";
import { coachSettings } from "./coach-settings.svelte";

/** A lesson that disappears sooner counts as unread and is repeated. */
const READ = 4000;
/** The bot that is the coach. */
const NAME = "Agatha";

/** A lesson in progress: its facts follow the table as long as its text is true. */
export interface Given {
  readonly lesson: Lesson<unknown>;
  readonly args: Args;
}

export class Coach {
  /** The current lesson, or null. */
  given = $state.raw<Given | null>(null);
  /** The last lesson, for repetition. */
  last = $state.raw<Given | null>(null);
  /** Whether another lesson waits behind this one. */
  more = $state(false);

  readonly #learnt: Set<string>;
  #since = 0;

  constructor(
    readonly table: TableModel,
    readonly lessons: readonly Lesson<unknown>[],
  ) {
    this.#learnt = new Set(coachSettings.learnt(table.game));
  }

  /** Whether the coach has a seat. */
  get here(): boolean {
    return this.table.seats.some(({ kind, name }) => kind === "bot" && name === NAME);
  }

  /** The current sentence. */
  get text(): string {
    if (!this.given) return "";
    return t(`coach-${this.table.words}-${this.given.lesson.id}`, this.given.args);
  }

  /** Follow the table: end lessons that are past, begin the next one. */
  consider(): void {
    const now = this.#moment();
    if (!now) return;
    if (this.given) this.#keep(this.given, now);
    if (!this.given) this.#begin(now);
    this.more = this.#due(now).length > 1;
    if (this.last) this.last = this.given ?? this.#fit(this.last, now);
  }

  /** Go on to the next lesson, if there is one. */
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

  /** Keep the current lesson, or remove it if it is no longer true. */
  #keep(given: Given, now: Moment<unknown>): void {
    this.given = this.#fit(given, now);
    if (!this.given && performance.now() - this.#since > READ) this.#note(given.lesson);
  }

  /** A lesson with current facts; null if it is no longer true. */
  #fit(given: Given, now: Moment<unknown>): Given | null {
    const { lesson } = given;
    if (lesson.passing && !lesson.when(now)) return null;
    if (lesson.holds(now, given.args)) return given;
    const args = lesson.args?.(now) ?? {};
    return lesson.holds(now, args) ? { lesson, args } : null;
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
    coachSettings.note(this.table.game, id);
  }

  #moment(): Moment<unknown> | null {
    const { view, you, mine } = this.table;
    if (!view || you === null) return null;
    const { here } = this;
    return momentOf(view, { you, mine, here, keys: matchMedia("(any-pointer: fine)").matches });
  }
}
