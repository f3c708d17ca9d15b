/** What the server shows of a table of Mogul (2013): the shape of `view(seat)`. */

import type { CompanyId } from "../../lib/companies";
import type * as mogul from "../mogul/view";

/** What a choice would bring about; a depot's end bonus comes from the rules, by network and in all. */
export interface Effect extends mogul.Effect {
  readonly station?: string;
  readonly town?: string;
  readonly from?: string;
  readonly worth?: number;
  readonly networks?: Bonus;
}

/** Dollars more, or fewer, at the end by network. */
export type Bonus = Readonly<Partial<Record<CompanyId, number>>>;

export type Choice = mogul.Choice<Effect>;

/** A station space: its town, its place on a canvas of 1000 × 600, its one or two networks. */
export interface Station {
  readonly town: string;
  readonly at: readonly [x: number, y: number];
  readonly networks: readonly CompanyId[];
}

/** A track from station to station; places between are bends. */
export type Track = readonly (string | readonly [x: number, y: number])[];

export interface RailMap {
  readonly stations: Readonly<Record<string, Station>>;
  readonly tracks: Readonly<Partial<Record<CompanyId, readonly Track[]>>>;
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly depot_points: readonly number[];
  readonly network_points: Readonly<Partial<Record<CompanyId, readonly number[]>>>;
  readonly shares: readonly number[];
  readonly chips: readonly number[];
  readonly chip_points: readonly number[];
}

export interface View extends mogul.MogulView<Effect> {
  readonly phase: "auction" | "winner" | "runner-up" | "over";
  readonly credit: readonly boolean[];
  readonly depots: readonly (readonly string[])[];
  readonly depots_left: readonly number[];
  readonly depot_worth: readonly number[];
  /** Empty stations of the box colour, and what a depot more there would bring each seat. */
  readonly sites: Readonly<Record<string, readonly (number | null)[]>>;
  readonly networks: Readonly<Partial<Record<CompanyId, readonly number[]>>>;
  readonly track_spaces: number;
  readonly map: RailMap;
  readonly reconstruction: boolean;
  readonly result: Result | null;
}
