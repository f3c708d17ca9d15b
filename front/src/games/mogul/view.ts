/** Types of the views of both Moguls. */

import type { CompanyId } from "../../lib/game/companies";
import type * as gen from "../../lib/net/types.gen";

/** The effect of a choice, computed by the server. */
export type Effect = gen.MogulEffect;
/** One action of the seat on turn: legal, or disabled with the rule that forbids it. */
export type Choice = gen.MogulChoice;
/** Shares of one company: lying in front of all seats, not yet seen, sold, and in all. */
export type Quote = gen.MogulQuote;
/** Where a seat's marker stands on the score track. */
export type TrackMarker = gen.MogulMarker;
/** The view of a table of either. */
export type MogulView = gen.Mogul2002View | gen.Mogul2013View;

/** Read "pink/yellow" as the company and its box colour; null for the crash. */
export function readShare(
  share: string | null | undefined,
): readonly [CompanyId, CompanyId] | null {
  const [company, box] = (share ?? "").split("/");
  return company && box ? [company as CompanyId, box as CompanyId] : null;
}
