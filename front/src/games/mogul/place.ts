/** Place of a seat in the auction. */

import type { MogulView } from "./view";

export type Place = "start" | "winner" | "runner-up" | "in" | "out";

/** Return the place of a seat; between auctions only the start player has one. */
export function placeOf(view: MogulView, seat: number): Place | null {
  if (view.over) return null;
  if (view.phase === "loan") return seat === view.start ? "start" : null;
  if (seat === view.winner) return "winner";
  if (seat === view.runner_up) return "runner-up";
  return view.in_auction.includes(seat) ? "in" : "out";
}
