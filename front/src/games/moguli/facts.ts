/** Facts of a table of Moguli in sentences. */

import { t } from "../../lib/i18n/i18n.svelte";
import { listed } from "../../lib/i18n/lists";
import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import { turnSentence } from "../../table/model/turn";
import { turnable, viewOf } from "./board-controls.svelte";
import type { View } from "./view";
import { tileInWords } from "./words";

const WAY = /^pawn (\w+)-(\w+)$/;

/** The legal walks of the viewer's pawns, by the gate where they begin. */
function walks(view: View): string[] {
  const ends = new Map<string, string[]>();
  for (const { move, legal } of view.actions ?? []) {
    const [, from, to] = (legal && WAY.exec(move)) || [];
    if (from && to) ends.set(from, [...(ends.get(from) ?? []), to]);
  }
  return [...ends].map(([from, to]) => t("mog-fact-way", { from, to: listed(to, "disjunction") }));
}

/** The tiles that can be turned and the pawns that can move; of another's turn, who plays. */
function offer(table: TableModel): string[] {
  const view = viewOf(table);
  if (!table.mine || view.phase !== "play") return [turnSentence(table)];
  const [tiles, ways] = [turnable(view), walks(view)];
  return [
    t("mog-fact-turnable", { count: tiles.length, tiles: listed(tiles) }),
    t("mog-fact-movable", { count: ways.length, ways: ways.join("; ") }),
  ];
}

/** The rows of the board, as their tiles are described, the farthest first. */
function board(table: TableModel): string[] {
  const view = viewOf(table);
  const rows = new Set(view.tiles.map(({ gate }) => gate.charAt(1)));
  return [...rows]
    .toSorted((a, b) => Number(b) - Number(a))
    .map((row) => {
      const tiles = view.tiles.filter(({ gate }) => gate.charAt(1) === row);
      const words = tiles.map((tile) => tileInWords(tile, view, table)).join("; ");
      return t("mog-fact-row", { row, tiles: words });
    });
}

/** How many pawns of a seat are across, and where they stand. */
function seatFacts(table: TableModel, seat: number): string[] {
  const view = viewOf(table);
  const goal = view.start_rows[1 - seat] ?? [];
  const pawns = view.pawns[seat] ?? [];
  const [across, underway] = [true, false].map((is) =>
    pawns.filter((gate) => goal.includes(gate) === is),
  );
  return [
    t("mog-fact-seat", {
      ...table.who(seat),
      across: t("mog-across", { count: view.scores[seat] ?? 0, needed: view.needed }),
      way: t(seat ? "mog-way-down" : "mog-way-up"),
    }),
    underway?.length ? t("mog-fact-pawns", { gates: listed(underway) }) : "",
    across?.length ? t("mog-fact-across", { gates: listed(across) }) : "",
  ].filter(Boolean);
}

/** The turn, what has been done in it, and what brings the game to an end. */
function turn(table: TableModel): string[] {
  const view = viewOf(table);
  const used = view.used.map((step) => t(`mog-step-${step}`));
  return [
    view.phase === "swap"
      ? `${t("mog-before")}.`
      : `${t("mog-round", { round: view.round, most: view.max_turns })}.`,
    turnSentence(table),
    used.length && !view.over ? t("mog-fact-used", { steps: listed(used) }) : "",
    view.last_turn && !view.over ? `${t("mog-last-turn")}.` : "",
    view.stalled
      ? t("mog-stalled", { stall: view.stall, turns: view.stalled, most: view.stall_turns })
      : "",
  ].filter(Boolean);
}

export const facts: NonNullable<GameUi<TableModel>["facts"]> = {
  offer,
  sold: () => [t("mog-fact-no-sale")],
  mine: (table) => {
    const own = table.you ?? table.reader;
    return own === null ? [] : seatFacts(table, own);
  },
  market: board,
  unseen: () => [t("mog-fact-unseen")],
  turn,
};

export { seatFacts };
