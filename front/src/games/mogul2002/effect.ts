/** Effects of actions of Mogul (2002), in the words of their buttons. */

import { pair, t } from "../../lib/i18n/i18n.svelte";
import { auctionEffect, companyOf } from "../mogul/effect";
import type { Choice, MogulView } from "../mogul/view";
import { countOf } from "./table";

function saleEffect(choice: Choice, view: MogulView): string {
  const { price = 0, points = 0 } = choice.effect ?? {};
  const count = countOf(choice);
  const company = companyOf(view, "sell");
  if (!count) return t("m02-sell-nothing");
  const worth = t("m02-sell-effect", { count, price, points });
  return company ? pair(company, worth) : worth;
}

export function effectOf(choice: Choice, view: MogulView): string {
  const { chips = 0, points = 0 } = choice.effect ?? {};
  switch (choice.move) {
    case "bid":
    case "leave":
      return auctionEffect(choice, view);
    case "loan":
      return t("m02-loan-effect", { chips, points: -points });
    case "decline":
      return t("m02-decline-effect");
    case "take":
      return companyOf(view, "take");
    default:
      return saleEffect(choice, view);
  }
}
