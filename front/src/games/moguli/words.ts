/** Moguli in words: what happened, what is to be decided, what a tile is. */

import { has, t } from "../../lib/i18n.svelte";
import type { Sentence, Sound, Strand, TableEvent } from "../../table/game";
import type { TableModel } from "../../table/model.svelte";
import { viewOf } from "./desk.svelte";
import { LETTERS } from "./place";
import type { Change, NoRotation, TileSeen, View } from "./view";

const RULES: Readonly<Record<string, string>> = {
  start: "MOG-S2",
  swap: "MOG-V1",
  keep: "MOG-V1",
  rotate: "MOG-A1",
  pawn: "MOG-B2",
  earned: "MOG-B6",
  across: "MOG-E1",
  stalled: "MOG-E2",
  last_turn: "MOG-E1",
  turn: "MOG-T1",
  bound: "MOG-O1",
};
const ENDS: Readonly<Record<string, string>> = { across: "MOG-E1", stall: "MOG-E2", limit: "MOG-E3" };
const SCORES = new Set(["across", "last_turn", "end"]);
const QUIET = new Set(["turn", "stalled", "bound"]);

type Args = Record<string, string | number>;

const plain = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** The fields of an event that a sentence may name. */
const named = (event: TableEvent): Args =>
  Object.fromEntries(Object.entries(event).filter((field): field is [string, string | number] => plain(field[1])));

/** Put an event into words; null for a type this game does not know. */
export function tell(event: TableEvent, table: TableModel): Sentence | null {
  if (!has(`mog-event-${event.type}`)) return null;
  if (event.type === "end") return tellEnd(event, table);
  const args = { ...named(event), ...table.who(event.seat), bonus: event.bonus ? "yes" : "no" };
  const strand: Strand = SCORES.has(event.type) ? "scores" : "other";
  return {
    key: `mog-event-${event.type}`,
    args,
    ...(RULES[event.type] && { rule: RULES[event.type] }),
    strand,
    quiet: QUIET.has(event.type),
  };
}

function tellEnd(event: TableEvent, table: TableModel): Sentence {
  const winners = (event.winners as number[] | undefined) ?? [];
  const one = winners.length === 1;
  return {
    key: one ? "mog-event-end" : "mog-event-end-shared",
    args: { ...named(event), ...table.who(winners[0]) },
    rule: ENDS[String(event.why)] ?? "MOG-E1",
    strand: "scores",
  };
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  swap: "tile",
  rotate: "tile",
  pawn: "pawn",
  earned: "stamp",
  across: "chip",
  last_turn: "bell",
  end: "bell",
};

/** What an event sounds like. */
export const sound = (event: TableEvent): Sound | null => SOUNDS[event.type] ?? null;

/** Say in a few words what the viewer on turn decides. */
export function hint(table: TableModel): string {
  const view = viewOf(table);
  if (view.phase === "swap") return t("mog-turn-swap");
  const pawn = !view.used.includes("pawn") && (view.actions ?? []).some(({ move, legal }) => legal && move.startsWith("pawn "));
  const turn = (view.actions ?? []).some(({ move, legal }) => legal && move.startsWith("rotate "));
  if (view.start_row.bound) return t(view.must_move ? "mog-turn-bound" : "mog-turn-stuck");
  if (view.must_move) return t(turn ? "mog-turn-must" : "mog-turn-must-pawn");
  if (view.bonus && view.used.includes("rotate")) return t("mog-turn-bonus");
  return t(turn ? (pawn ? "mog-turn-both" : "mog-turn-tile") : pawn ? "mog-turn-pawn" : "mog-turn-end");
}

/** Say what another seat on turn decides. */
export const waiting = (table: TableModel): string =>
  t(`mog-wait-${viewOf(table).phase === "swap" ? "swap" : "play"}`, { name: table.name(table.turn ?? 0) });

/** A tile for somebody who does not see it. */
export function tileInWords(tile: TileSeen, view: View, table: TableModel): string {
  const parts = [
    t("mog-tile", { gate: tile.gate, over: t(`mog-sides-${tile.over}`), under: t(`mog-sides-${tile.under}`) }),
  ];
  if (tile.pawn !== null) parts.push(t("mog-tile-pawn", table.who(tile.pawn)));
  if (barredTile(view, tile.gate)) parts.push(t("mog-tile-barred"));
  return parts.join(", ");
}

/** Why a tile may not be turned at all, whoever is on turn. */
export const barredTile = (view: View, gate: string): NoRotation | null =>
  view.no_rotation.find(({ tile, degrees }) => tile === gate && degrees.length === 3) ?? null;

const MOST = 6;

/** What a rotation changes for a seat: "opens a1 → b3, closes c1 → d4". */
export function changeInWords(change: Change): string {
  const list = (ways: Change["opened"]): string =>
    [...ways.slice(0, MOST).map(({ from, to }) => `${from}→${to}`), ...(ways.length > MOST ? ["…"] : [])].join(", ");
  const parts = [];
  if (change.opened.length) parts.push(t("mog-opens", { ways: list(change.opened) }));
  if (change.closed.length) parts.push(t("mog-closes", { ways: list(change.closed) }));
  return parts.join(" · ") || t("mog-nothing-changes");
}

/** The columns as they stand below the board. */
export const columnsSeen = (flipped: boolean): string[] => (flipped ? [...LETTERS].reverse() : [...LETTERS]);
