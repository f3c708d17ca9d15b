/** Reviews of finished games: one call each, and what they hold. */

import { call } from "../lib/api";
import { BASE } from "../lib/base";
import type { ReviewSeen } from "../lib/types.gen";

export interface Option {
  readonly move: string;
  readonly win: number;
  readonly error: number;
  readonly sims: number;
}

/** A decision: chances before it and what it cost, for each seat. */
export interface Moment {
  readonly step: number;
  readonly round: number;
  readonly seat: number;
  readonly move: string;
  readonly best: string;
  readonly choices: number;
  readonly wins: readonly number[];
  readonly cost: readonly number[];
  readonly costError: number;
  /** What it cost the player of its lead in points, and the error of that; none where no points were counted. */
  readonly lead?: number | null;
  readonly leadError?: number | null;
  readonly luck: readonly number[];
  readonly mistake: boolean;
  readonly options: readonly Option[];
}

/** What made the first chance of a seat its result. */
export interface Summary {
  readonly begin: number;
  readonly skill: number;
  readonly others: number;
  readonly luck: number;
  readonly end: number;
  readonly decisions: number;
  readonly same: number;
  readonly mistakes: number;
}

export interface Review {
  readonly sims: number;
  readonly final: readonly number[];
  readonly moments: readonly Moment[];
  readonly turns: readonly number[];
  readonly summary: readonly Summary[];
}

export type Seen = Omit<ReviewSeen, "review"> & { review: Review | null };

const path = (id: string): string => `/replays/${encodeURIComponent(id)}/review`;

/** Begin a review, unless there is one. */
export const begin = (id: string): Promise<Seen> => call("POST", path(id), {});
export const look = (id: string): Promise<Seen> => call("GET", path(id));
/** Address of the review as data. */
export const dataOf = (id: string): string => `${BASE}/api${path(id)}`;
