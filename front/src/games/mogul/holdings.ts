/** The shares in front of a seat, in words. */

import { t } from "../../lib/i18n/i18n.svelte";
import { companiesOf } from "./companies";
import type { MogulView } from "./view";

/** Name every holding of a seat, or say that it has none. */
export function holdingsInWords(view: MogulView, seat: number): string {
  const held = companiesOf(view).flatMap(({ id, name }) => {
    const count = view.shares[seat]?.[id] ?? 0;
    return count ? [t("mogul-share-of", { count, company: name })] : [];
  });
  return held.length ? held.join(", ") : t("mogul-shares", { count: 0 });
}
