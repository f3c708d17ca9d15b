/** A move of Mogul (2002) in the words of its buttons. */

import { t } from "../../lib/i18n/i18n.svelte";

const BUTTONS: Readonly<Record<string, string>> = {
  bid: "mogul-bid",
  leave: "mogul-leave",
  take: "mogul-take",
  loan: "m02-loan",
  decline: "m02-decline",
};

export function moveName(move: string): string | null {
  const [verb = "", count] = move.split(" ");
  if (verb === "sell") return t("m02-sell", { count: Number(count) });
  return BUTTONS[verb] ? t(BUTTONS[verb]) : null;
}
