/** Best deals in words: those of the end of a game and of one's record. */

import { t } from "../i18n/i18n.svelte";
import type { DealInfo } from "../net/types.gen";
import { companies } from "./companies";

/** The sentence of a deal in `game`, from the catalogue "ending"; empty for an event without one. */
export function dealSentence(game: string, { value, event }: DealInfo): string {
  if (event.type === "sell") {
    const { count, points } = event;
    return t("ending-sell", { game, count, points, company: companies[event.company].name });
  }
  if (event.type === "score") return t("ending-score", { points: event.points });
  if (event.type === "pawn") return t("ending-pawn", { from: event.from, to: event.to, value });
  return "";
}
