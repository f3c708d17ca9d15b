/** The lessons of each game, fetched when a learner begins. */

import { part } from "../lib/loading/part";
import type { Lesson } from "./lesson";

type Loader = () => Promise<readonly Lesson<never>[]>;

const LESSONS: Readonly<Record<string, Loader>> = {
  "mogul-2002": part(() => import("./mogul-2002")),
  "mogul-2013": part(() => import("./mogul-2013")),
  moguli: part(() => import("./moguli")),
  "take-stock": part(() => import("./take-stock")),
};

/** Whether the coach explains a game. */
export const hasLessons = (game: string): boolean => game in LESSONS;

/** Load the lessons of a game, in the order in which they are best learnt. */
export const lessonsOf = async (game: string): Promise<readonly Lesson<unknown>[]> =>
  (await LESSONS[game]?.()) ?? [];
