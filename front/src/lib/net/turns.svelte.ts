/** The tables at which it is the reader's turn: current on every page, and asked for by one tab of a browser. */

import { allOf, listOf, numeric, orNull, text } from "../storage/checks";
import { local } from "../storage/store";
import { myTurns } from "./api";
import { connectivity } from "./connectivity.svelte";
import type { MyTurns, OpenTurn } from "./types.gen";

const KEY = "moguls.turns";
/** The least time in ms between two requests of a browser, unless the reader has moved. */
export const LEAST = 15_000;

interface Answer extends MyTurns {
  /** When it came, in ms. */
  readonly at: number;
}

const answer = allOf<Answer>({
  at: numeric(),
  seconds: numeric(0),
  turns: listOf(allOf<OpenTurn>({ table: text, title: text, deadline: orNull(numeric()) })),
});
const NONE: Answer = { at: -Infinity, seconds: 0, turns: [] };

export class Turns {
  /** The last answer; not reactive, so that an effect may ask. */
  #last: Answer = NONE;
  #page: { readonly id: string; readonly mine: boolean } | null = null;
  #turns = $state.raw<readonly OpenTurn[]>([]);
  /** The table on the page, and whether it counts: the page knows first. */
  #here = $state.raw(this.#page);
  #timer = 0;

  /** The tables but the one on the page, the most urgent first. */
  readonly others: readonly OpenTurn[] = $derived(
    this.#turns.filter(({ table }) => table !== this.#here?.id),
  );
  readonly count = $derived(this.others.length + (this.#here?.mine ? 1 : 0));
  /** The most urgent table but the one on the page. */
  readonly next: OpenTurn | null = $derived(this.others[0] ?? null);

  /** Follow the server and the other tabs. Fits `$effect(() => turns.follow())`. */
  follow(): () => void {
    const adopt = ({ key }: StorageEvent): void => {
      if (key === KEY) this.#adopt();
    };
    const look = (): void => void (document.hidden || this.look());
    addEventListener("storage", adopt);
    document.addEventListener("visibilitychange", look);
    this.#adopt();
    this.look();
    return () => {
      clearTimeout(this.#timer);
      removeEventListener("storage", adopt);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Ask, now or when the last answer is old enough: a screen has changed, or the page is shown again. */
  look(): void {
    const age = Date.now() - this.#last.at;
    this.#wait(age < 0 ? 0 : LEAST - age);
  }

  /** Ask now. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    if (connectivity.down) return this.#wait(this.#last.seconds * 1000 || Infinity);
    try {
      const found = await myTurns();
      local.write(KEY, { ...found, at: Date.now() } satisfies Answer);
    } catch {
      // The screen itself reports that the server cannot be reached.
    }
    this.#adopt();
  }

  /** Say whether it is the reader's turn at the table on the page; `ask` for the others after a move. */
  show(id: string, mine: boolean, ask: boolean): void {
    const moved = this.#page?.id === id && this.#page.mine && !mine;
    this.#here = this.#page = { id, mine };
    if (!mine)
      this.#take({ ...this.#last, turns: this.#last.turns.filter((it) => it.table !== id) });
    if (moved && ask) void this.ask();
  }

  /** The page shows no table any more. */
  hide(): void {
    this.#here = this.#page = null;
  }

  #adopt(): void {
    this.#take(local.read(KEY, answer) ?? this.#last);
    if (this.#last.seconds) this.#wait(this.#last.at + this.#last.seconds * 1000 - Date.now());
  }

  #take(last: Answer): void {
    this.#last = last;
    this.#turns = last.turns;
  }

  /** Ask after some ms, unless another tab has done so. */
  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (ms === Infinity) return;
    const { at } = this.#last;
    this.#timer = window.setTimeout(
      () => {
        if (this.#last.at === at) void this.ask();
      },
      Math.max(0, ms),
    );
  }
}

export const turns = new Turns();
