/** The coach at one table: which lesson is due, which is being given. */

import { t } from "../lib/i18n/i18n.svelte";
import type { TableModel } from "../table/model/model.svelte";
import { type Args, type Lesson, type Moment, momentOf } from "./lesson";
import { coachSettings } from "./coach-settings.svelte";

/** A lesson that vanishes sooner has hardly been read, and comes again. */
const READ = 4000;
/** The bot whose face the coach has. */
const NAME = "Agatha";

/** A lesson as it is given: its facts follow the table as long as its words hold. */
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
    this.#learnt = new Set(coachSettings.learnt(table.game));
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
    if (this.given) this.#keep(this.given, now);
    if (!this.given) this.#begin(now);
    this.more = this.#due(now).length > 1;
    if (this.last) this.last = this.given ?? this.#fit(this.last, now);
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

  /** Go on saying what is said, or take it away where it is no longer so. */
  #keep(given: Given, now: Moment<unknown>): void {
    this.given = this.#fit(given, now);
    if (!this.given && performance.now() - this.#since > READ) this.#note(given.lesson);
  }

  /** What was said, with the facts of now; null where it is no longer so. */
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
    const { view, you, mine, seats } = this.table;
    if (!view || you === null) return null;
    const here = seats.some(({ kind, name }) => kind === "bot" && name === NAME);
    return momentOf(view, { you, mine, here, keys: matchMedia("(any-pointer: fine)").matches });
  }
}
