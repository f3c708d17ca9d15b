/** Explanation of stations where nothing can be built. */

import { call } from "../../../lib/net/api";
import { pair, t } from "../../../lib/i18n/i18n.svelte";
import type { WhyNot } from "../../../lib/net/types.gen";
import type { Mogul } from "../../mogul/table";
import { liftable, places, plan } from "./plan.svelte";
import type { View } from "../view";

/** Ask the server which rule forbids it, and show that rule. Rules: M13-D1, M13-D2, M13-D3. */
export async function explainPlace({ view, table }: Mogul<View>, code: string): Promise<void> {
  const move = moveOf(view, code);
  const query = `move=${encodeURIComponent(move)}&as=${table.you ?? 0}`;
  // Without an answer the caption still describes the station.
  const told = await call<WhyNot>("GET", `/tables/${table.id}/why-not?${query}`).catch(() => null);
  if (!told?.rule) return;
  const deed = move.startsWith("move ") ? "m13-move" : "m13-erect";
  const town = view.map.stations[code]?.town ?? code;
  table.explain({
    label: () => pair(t(deed), town),
    rule: told.rule,
    code: told.code ?? undefined,
  });
}

/** The move that a press of the station would have been. */
function moveOf(view: View, code: string): string {
  if (plan.from) return `move ${plan.from}>${code}`;
  const [own] = liftable(view);
  return own && !places(view).size ? `move ${code}>${own}` : `erect ${code}`;
}
