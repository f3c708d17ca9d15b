/** Follow the log: say what happens aloud, and let it be seen as movement. */

import { t } from "../lib/i18n.svelte";
import { say } from "../lib/live.svelte";
import type { TableModel } from "./model.svelte";

/** Speak and animate every new entry of the table's log, and say when the viewer's turn comes. */
export function follow(table: TableModel): void {
  let seen = -1;
  let spoken = "";
  $effect(() => {
    const { log } = table.link;
    if (!table.ui) return;
    if (!log.length) return void (seen = -1); // another seat is going to look: what it is told is no news
    const last = log.at(-1)?.seq ?? 0;
    const fresh = seen < 0 ? [] : log.filter((entry) => entry.seq > seen);
    const since = seen;
    seen = last;
    if (!fresh.length) return;
    table.ui.animate?.(fresh.flatMap((entry) => entry.events));
    const lines = table.lines.filter((line) => !line.quiet && Number.parseInt(line.id, 10) > since);
    say(lines.map((line) => t(line.key, line.args)).join(" "));
  });
  $effect(() => {
    if (table.title) document.title = `${table.mine ? "● " : ""}${table.title} · Moguls`;
  });
  $effect(() => {
    const turn = table.mine ? `${table.link.frame?.seq}` : "";
    const hint = table.mine ? (table.ui?.hint(table) ?? "") : "";
    if (turn && turn !== spoken && hint) say(t("table-your-turn-spoken", { hint }));
    spoken = turn;
  });
}
