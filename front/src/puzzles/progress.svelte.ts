/** Which puzzles the reader has answered, remembered by the browser. */

import { flag, mapOf } from "../lib/storage/checks";
import { local } from "../lib/storage/store";

const KEY = "moguls.puzzles";

type Answered = Record<string, Record<string, boolean>>;

class Progress {
  /** Whether each answer was right, by game and number. */
  #answered = $state.raw<Answered>(local.read(KEY, mapOf(mapOf(flag))) ?? {});

  #of(game: string): Record<string, boolean> {
    return this.#answered[game] ?? {};
  }
  /** Remember the first answer to a puzzle. */
  note(game: string, number: number, right: boolean): void {
    const of = this.#of(game);
    if (`${number}` in of) return;
    this.#answered = { ...this.#answered, [game]: { ...of, [number]: right } };
    local.write(KEY, this.#answered);
  }
  done(game: string): number {
    return Object.keys(this.#of(game)).length;
  }
  right(game: string): number {
    return Object.values(this.#of(game)).filter(Boolean).length;
  }
  /** The first puzzle without an answer after `last`, else from the beginning; after all, the next one. */
  next(game: string, count: number, last = 0): number {
    const of = this.#of(game);
    const order = Array.from({ length: count }, (_, at) => ((last + at) % count) + 1);
    return order.find((number) => !(`${number}` in of)) ?? order[0] ?? 1;
  }
}

export const progress = new Progress();
