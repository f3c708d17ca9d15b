/** A move of Moguli in words, within a sentence; for the start row those of tables in text do. */

import { t } from "../../lib/i18n/i18n.svelte";

export function moveName(move: string): string | null {
  const [verb = "", gate = "", degrees] = move.split(/[ -]/);
  if (verb === "rotate") return t("mog-turn-by", { gate, degrees: Number(degrees) });
  if (verb === "pawn") return t("mog-said-pawn", { from: gate, to: degrees ?? "" });
  return verb === "end" ? t("mog-end") : null;
}
