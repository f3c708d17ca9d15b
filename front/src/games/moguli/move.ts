/** A move of Moguli in the words of its buttons; for the start row those of tables in text do. */

import { t } from "../../lib/i18n/i18n.svelte";
import { steps } from "../../table/model/move";

export function moveName(move: string): string | null {
  const [verb = "", gate = "", degrees] = move.split(/[ -]/);
  if (verb === "rotate") return t("mog-turn-by", { gate, degrees: Number(degrees) });
  if (verb === "pawn")
    return steps(t("mog-move", { gate }), t("mog-to", { from: gate, gate: degrees ?? "" }));
  return verb === "end" ? t("mog-end") : null;
}
