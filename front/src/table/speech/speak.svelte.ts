/** Followers of the log: announcements, animations and sounds. */

import { align } from "../../lib/motion/frames";
import { hear, wakeAtPresses } from "../../lib/sound/hear";
import { t } from "../../lib/i18n/i18n.svelte";
import { bind } from "../../lib/a11y/keys";
import { say } from "../../lib/a11y/announcer.svelte";
import { missed } from "../../lib/loading/missed.svelte";
import { heading } from "../../lib/ui/heading.svelte";
import { once } from "../../lib/loading/once";
import type { GameEvent } from "../../lib/net/wire";
import type { TableModel } from "../model/model.svelte";
import { switchSound } from "./sound";
import { Teller } from "./spoken";

const crash = once(() => import("../../lib/motion/quake"));

/** Whether animations are shown: not when bots move at once. */
const shows = (table: TableModel): boolean => table.source.table?.pace !== "at_once";

/** Play sounds and animations of events, including the crash effect. */
function feel(events: readonly GameEvent[], table: TableModel): void {
  void hear(...events.map((event) => table.ui?.sound?.(event)));
  // The crash ends the game, so it is shown at every pace.
  if (events.some(({ type }) => type === "crash"))
    void crash().then(({ quake }) => quake(t("mogul-crash")), missed.tell);
  if (shows(table)) table.ui?.animate?.(events);
}

/** Announce and animate every new entry of the log, and announce the viewer's turn. */
export function follow(table: TableModel): void {
  const teller = new Teller();
  let seen = -1;
  let spoken = "";
  $effect(() => {
    const { log } = table.source;
    if (!table.ui) return;
    if (!log.length) {
      // The viewing seat is about to change: its log is not news.
      teller.forget();
      return void (seen = -1);
    }
    const last = log.at(-1)?.seq ?? 0;
    const fresh = seen < 0 ? [] : log.filter((entry) => entry.seq > seen);
    seen = last;
    if (fresh.length) {
      feel(
        fresh.flatMap((entry) => entry.events),
        table,
      );
      void align();
    }
    const due = teller.due(fresh, table);
    const lines = table.lines.filter(
      (line) => !line.quiet && !line.undone && due.has(Number.parseInt(line.id, 10)),
    );
    say(lines.map((line) => t(line.key, line.args)).join(" "));
  });
  $effect(() => bind({ x: { label: () => t("table-sound"), run: switchSound } }));
  $effect(wakeAtPresses);
  $effect(() => {
    if (table.mine && document.hidden) void hear("bell");
  });
  let told = false;
  $effect(() => {
    if (!table.held || !table.alone || told) return;
    told = true;
    say(t("table-held-spoken"));
  });
  $effect(() => {
    if (table.title) heading.text = `${table.title} · Moguls`;
    heading.turn = table.mine ? "● " : "";
  });
  $effect(() => () => (heading.turn = ""));
  $effect(() => {
    const turn = table.mine ? `${table.source.frame?.seq}` : "";
    const hint = table.mine ? (table.ui?.hint(table) ?? "") : "";
    if (turn && turn !== spoken && hint) say(t("table-your-turn-spoken", { hint }));
    spoken = turn;
  });
}
