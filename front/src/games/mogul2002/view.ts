/** What the server shows of a table of Mogul (2002): the shape of `view(seat)`. */

export type Company = "brown" | "pink" | "blue" | "green" | "yellow";

/** What a choice would bring about, computed by the rules on the server. */
export interface Effect {
  readonly chips?: number;
  readonly bowl?: number;
  readonly points?: number;
  readonly price?: number;
  readonly count?: number;
  readonly company?: Company;
  readonly share?: string;
}

/** One action of the seat on turn: legal, or greyed with the rule that forbids it. */
export interface Choice {
  readonly move: string;
  readonly id: number;
  readonly legal: boolean;
  readonly effect?: Effect;
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

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly chip_points: readonly number[];
  readonly chips: readonly number[];
}

export interface View {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly phase: "loan" | "auction" | "winner" | "runner-up" | "over";
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
  readonly shares: readonly Readonly<Partial<Record<Company, number>>>[];
  readonly price: number | null;
  readonly market: Readonly<Record<Company, Quote>>;
  readonly unseen: Readonly<Record<string, number>>;
  readonly deck_left: number;
  readonly crash_chance: readonly [number, number];
  readonly track: readonly { space: number; laps: number; below: boolean }[];
  readonly options?: Readonly<Record<string, string>>;
  readonly actions: readonly Choice[];
  readonly wait?: { readonly rule: string; readonly code: string } | null;
  readonly result: Result | null;
}

/** Something that happened, as the engine tells it: a type and its arguments. */
export interface Happening {
  readonly type: string;
  readonly seat?: number;
  readonly share?: string;
  readonly company?: Company;
  readonly points?: number;
  readonly count?: number;
  readonly price?: number;
  readonly chips?: number;
  readonly bowl?: number;
  readonly winners?: readonly number[];
  readonly scores?: readonly number[];
}

/** Read "pink/yellow" as the company and the sale company; null for the crash. */
export function readShare(share: string | null | undefined): readonly [Company, Company] | null {
  const [company, sale] = (share ?? "").split("/");
  return company && sale ? [company as Company, sale as Company] : null;
}
