/** Effects of actions of either Mogul, in the words of their buttons. */

import { t } from "../../lib/i18n/i18n.svelte";
import { companiesOf } from "./companies";
import { type Choice, type MogulView, readShare } from "./view";

/** Bidding and leaving. */
export function auctionEffect({ move, effect }: Choice, view: MogulView): string {
  const own = view.chips[view.seat ?? 0] ?? 0;
  if (move === "bid")
    return t("mogul-bid-effect", { bowl: effect?.bowl ?? 0, chips: own + (effect?.chips ?? 0) });
  return t("mogul-leave-effect", { count: effect?.chips ?? 0 });
}

/** The company whose share is on offer, or whose shares may be sold. */
export function companyOf(view: MogulView, which: "take" | "sell"): string {
  const id = readShare(view.revealed)?.[which === "take" ? 0 : 1];
  return companiesOf(view).find((each) => each.id === id)?.name ?? "";
}
