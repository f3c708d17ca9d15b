/** What the server shows of a table of Mogul (2002): the shape of `view(seat)`. */

import type { MogulView } from "../mogul/view";

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly chip_points: readonly number[];
  readonly chips: readonly number[];
}

export interface View extends MogulView {
  readonly phase: "loan" | "auction" | "winner" | "runner-up" | "over";
  readonly result: Result | null;
}
