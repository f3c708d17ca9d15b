/** Shares not yet seen. Rules: M02-H1, M13-H1. */

import type { CompanyId } from "../../lib/game/companies";
import { t } from "../../lib/i18n/i18n.svelte";
import { type MogulView, readShare } from "./view";

/** Unseen shares of one company with one border. */
export interface UnseenShares {
  readonly sale: CompanyId;
  readonly count: number;
}

/** The unseen shares of a company, by what they allow to sell. */
export const unseenShares = (view: MogulView, company: CompanyId): UnseenShares[] =>
  Object.entries(view.unseen).flatMap(([share, count]) => {
    const [id, sale] = readShare(share) ?? [];
    return id === company && sale && count > 0 ? [{ sale, count }] : [];
  });

/** The chance that the next card is the crash. */
export function crashOdds({ crash_chance: [part, whole] }: MogulView): string {
  if (part === 0) return t("mogul-crash-never");
  return part === whole ? t("mogul-crash-sure") : t("mogul-crash-odds", { part, whole });
}
