/** The shares in front of a seat, in words. */

import { companies, companyIds } from "../../lib/companies";
import { t } from "../../lib/i18n.svelte";
import type { View } from "./view";

/** Name every holding of a seat, or say that it has none. */
export function holdingsInWords(view: View, seat: number): string {
  const held = companyIds.flatMap((company) => {
    const count = view.shares[seat]?.[company] ?? 0;
    return count ? [t("m02-share-of", { count, company: companies[company].name })] : [];
  });
  return held.length ? held.join(", ") : t("m02-shares", { count: 0 });
}
