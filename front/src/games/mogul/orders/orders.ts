/** Standing orders in words. */

import { t } from "../../../lib/i18n/i18n.svelte";
import { listed } from "../../../lib/i18n/lists";
import type { Order } from "../../../lib/net/wire";

export const LIMITS = ["bowl", "chips", "left"] as const;

/** The most chips that a limit can name, and how far above the bowl the first proposal is. */
export const MOST_CHIPS = 45;
export const AHEAD = 3;

export type Limit = (typeof LIMITS)[number];

/** Say until when an order keeps bidding: "until the bowl holds 5 or until only 2 seats are left". */
export function limitsInWords(order: Order): string {
  const limits = LIMITS.flatMap((limit) => {
    const count = order[limit];
    return count === null || count === undefined
      ? []
      : [t(`mogul-orders-until-${limit}`, { count })];
  });
  return listed(limits, "disjunction");
}
