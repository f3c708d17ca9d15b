/** Reviews of finished games: one call each, and what they hold. */

import { call } from "../lib/net/api";
import { BASE } from "../lib/net/base";
import type * as gen from "../lib/net/types.gen";

export type Option = gen.ReviewOption;
/** A decision: chances before it and what it cost, for each seat. */
export type Moment = gen.ReviewMoment;
/** The parts between a seat's first chance and its result. */
export type Summary = gen.ReviewSummary;
export type Review = gen.ReviewData;
export type Seen = gen.ReviewInfo;

const path = (id: string): string => `/replays/${encodeURIComponent(id)}/review`;

/** Begin a review, unless there is one. */
export const begin = (id: string): Promise<Seen> => call("POST", path(id), {});
export const look = (id: string): Promise<Seen> => call("GET", path(id));
/** Address of the review as data. */
export const dataOf = (id: string): string => `${BASE}/api${path(id)}`;
