/** What the server shows of a table of either Mogul: what the views of both games have in common. */

import type { CompanyId } from "../../lib/companies";

/** What a choice would bring about, computed by the rules on the server. */
export interface Effect {
  readonly chips?: number;
  readonly bowl?: number;
  readonly points?: number;
  readonly price?: number;
  readonly count?: number;
  readonly company?: CompanyId;
  readonly share?: string;
}

/** One action of the seat on turn: legal, or greyed with the rule that forbids it. */
export interface Choice<E extends Effect = Effect> {
  readonly move: string;
  readonly id: number;
  readonly legal: boolean;
  readonly effect?: E;
  readonly rule?: string;
  readonly code?: string;
}

/** Shares of one company: lying in front of all seats, not yet seen, sold, and in all. */
export interface Quote {
  readonly front: number;
  readonly unseen: number;
  readonly sold: number;
  readonly all: number;
}

/** Where a seat's marker stands on the score track. */
export interface TrackMarker {
  readonly space: number;
  readonly laps: number;
  readonly below: boolean;
}

/** The view of a table; a watcher and a recorded game have no actions. */
export interface MogulView<E extends Effect = Effect> {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly phase: string;
  readonly turn: number | null;
  readonly over: boolean;
  readonly ply: number;
  readonly round: number;
  readonly revealed: string;
  readonly scores: readonly number[];
  readonly chips: readonly (number | null)[];
  readonly bank: number;
  readonly bowl: number;
  readonly in_auction: readonly number[];
  readonly start: number;
  readonly winner: number | null;
  readonly runner_up: number | null;
  readonly shares: readonly Readonly<Partial<Record<CompanyId, number>>>[];
  readonly price: number | null;
  readonly market: Readonly<Partial<Record<CompanyId, Quote>>>;
  readonly unseen: Readonly<Record<string, number>>;
  readonly deck_left: number;
  readonly crash_chance: readonly [number, number];
  readonly track: readonly TrackMarker[];
  /** Names of the companies, where they come from a data file. */
  readonly companies?: Readonly<Partial<Record<CompanyId, string>>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly actions?: readonly Choice<E>[];
  readonly wait?: { readonly rule: string; readonly code: string } | null;
}

/** Read "pink/yellow" as the company and its box colour; null for the crash. */
export function readShare(
  share: string | null | undefined,
): readonly [CompanyId, CompanyId] | null {
  const [company, box] = (share ?? "").split("/");
  return company && box ? [company as CompanyId, box as CompanyId] : null;
}
