/** Effects of actions of Mogul (2013), in the words of their buttons. */

import { pair, t } from "../../lib/i18n/i18n.svelte";
import { auctionEffect, companyOf } from "../mogul/effect";
import { worthInWords } from "./describe";
import type { Choice, View } from "./view";

export function effectOf(choice: Choice, view: View): string {
  const {
    chips = 0,
    points = 0,
    price = 0,
    count = 0,
    worth = 0,
    networks = {},
  } = choice.effect ?? {};
  switch (choice.move) {
    case "bid":
    case "leave":
      return auctionEffect(choice, view);
    case "credit":
      return t("m13-credit-effect", { chips, dollars: -points });
    case "take":
      return companyOf(view, "take");
    case "sell":
      return count
        ? pair(companyOf(view, "sell"), t("m13-sell-effect", { count, price, points }))
        : "";
    case "nothing":
      return t("m13-nothing-effect");
    default:
      return worthInWords(view, worth, networks);
  }
}
