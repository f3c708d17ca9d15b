/** Puzzles: one call each. */

import { call } from "../lib/net/api";
import type { Moment } from "../replay/api";
import type * as gen from "../lib/net/types.gen";

export type Puzzle = Omit<gen.PuzzleInfo, "moment"> & { moment: Moment };
export type Answer = gen.PuzzleAnswer;

const base = (game: string, number: number): string =>
  `/puzzles/${encodeURIComponent(game)}/${number}`;

export const puzzleCounts = (): Promise<gen.PuzzleCount[]> => call("GET", "/puzzles");
export const puzzle = (game: string, number: number): Promise<Puzzle> =>
  call("GET", base(game, number));
export const answer = (game: string, number: number): Promise<Answer> =>
  call("GET", `${base(game, number)}/answer`);
