/** A move of Moguli in words, within a sentence; for the start row those of tables in text do. */

import { t } from "../../lib/i18n/i18n.svelte";
import type { Choice } from "../../table/model/types";
import type { Effect } from "./view";

export function moveName(move: string): string | null {
  const [verb = "", gate = "", degrees] = move.split(/[ -]/);
  if (verb === "rotate") return t("mog-turn-by", { gate, degrees: Number(degrees) });
  if (verb === "pawn") return t("mog-said-pawn", { from: gate, to: degrees ?? "" });
  return verb === "end" ? t("mog-end") : null;
}

/** The effect of a pawn's move, beyond its own words. */
export function effect({ move, effect: told }: Choice): string {
  if (!move.startsWith("pawn ")) return "";
  const { bonus, last } = (told ?? {}) as Effect;
  return [last ? t("mog-fourth") : "", bonus ? t("mog-with-bonus") : ""].filter(Boolean).join(", ");
}
