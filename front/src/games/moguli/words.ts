/** Texts of Moguli: events, decisions, tiles. */

import { has, t } from "../../lib/i18n/i18n.svelte";
import { listed } from "../../lib/i18n/lists";
import { whose, type Some } from "../../lib/game/events";
import type { MoguliEnd, MoguliEvent } from "../../lib/net/types.gen";
import type { Sentence, Sound, Strand } from "../../table/model/types";
import type { TableModel } from "../../table/model/model.svelte";
import { movable, turnable, viewOf } from "./board-controls.svelte";
import { LETTERS } from "./courtyard/place";
import type { Change, NoRotation, Opener, BoardTile, View } from "./view";

const RULES: Some<MoguliEvent, string> = {
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
const ENDS: Readonly<Record<MoguliEnd["why"], string>> = {
  across: "MOG-E1",
  stall: "MOG-E2",
  limit: "MOG-E3",
};
const SCORES = new Set<MoguliEvent["type"]>(["across", "last_turn", "end"]);
const QUIET = new Set<MoguliEvent["type"]>(["turn", "stalled", "bound"]);

type Args = Record<string, string | number>;

const plain = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** The fields of an event that a sentence may name. */
const named = (event: MoguliEvent): Args =>
  Object.fromEntries(
    Object.entries(event).filter((field): field is [string, string | number] => plain(field[1])),
  );

/** The sentence of an event; null for an unknown type. */
export function tell(event: MoguliEvent, table: TableModel): Sentence | null {
  if (!has(`mog-event-${event.type}`)) return null;
  if (event.type === "end") return tellEnd(event, table);
  const bonus = "bonus" in event && event.bonus ? "yes" : "no";
  const args = { ...named(event), ...table.who(whose(event)), bonus };
  const strand: Strand = SCORES.has(event.type) ? "scores" : "other";
  // The server has ended the reader's turn because no action was left.
  const key = `mog-event-${event.type}`;
  const unasked = event.auto === true && has(`${key}-auto`);
  return {
    key: unasked ? `${key}-auto` : key,
    args,
    ...(RULES[event.type] && { rule: RULES[event.type] }),
    strand,
    quiet: !unasked && QUIET.has(event.type),
  };
}

function tellEnd(event: MoguliEnd, table: TableModel): Sentence {
  const { winners } = event;
  const one = winners.length === 1;
  return {
    key: one ? "mog-event-end" : "mog-event-end-shared",
    args: { ...named(event), ...table.who(winners[0]) },
    rule: ENDS[event.why],
    strand: "scores",
  };
}

const SOUNDS: Some<MoguliEvent, Sound> = {
  swap: "tile",
  rotate: "tile",
  pawn: "pawn",
  earned: "stamp",
  across: "chip",
  last_turn: "bell",
  end: "bell",
};

/** What an event sounds like. */
export const sound = (event: MoguliEvent): Sound | null => SOUNDS[event.type] ?? null;

/** The decision of the viewer on turn, in a few words. */
export function hint(table: TableModel): string {
  const view = viewOf(table);
  if (view.phase === "swap") return t("mog-turn-swap");
  const [pawn, turn] = [movable(view).length > 0, turnable(view).length > 0];
  if (view.must_turn) return t("mog-turn-open", { tiles: openersInWords(view) });
  if (view.must_move)
    return t(
      view.start_row.bound ? "mog-turn-bound" : turn ? "mog-turn-must" : "mog-turn-must-pawn",
    );
  if (view.openers.length) return t("mog-turn-way", { tiles: openersInWords(view) });
  if (view.start_row.bound && turn) return t("mog-turn-stuck");
  if (view.bonus && view.used.includes("rotate")) return t("mog-turn-bonus");
  return t(
    turn ? (pawn ? "mog-turn-both" : "mog-turn-tile") : pawn ? "mog-turn-pawn" : "mog-turn-end",
  );
}

const FEW = 4;

/** A list of alternatives: "c3, d2 or e1". */
const oneOf = (words: readonly string[]): string => listed(words, "disjunction");

/** The tiles of which turning one opens a way; of many the first ones, and that there are more. */
function openersInWords(view: View): string {
  const tiles = view.openers.map(({ tile }) => tile);
  return oneOf(tiles.length <= FEW ? tiles : [...tiles.slice(0, FEW - 1), t("mog-other-tile")]);
}

/** The decision of another seat on turn. */
export const waiting = (table: TableModel): string =>
  t(`mog-wait-${viewOf(table).phase === "swap" ? "swap" : "play"}`, {
    name: table.name(table.turn ?? 0),
  });

/** The description of a tile for screen readers. */
export function tileInWords(tile: BoardTile, view: View, table: TableModel): string {
  const parts = [
    t("mog-tile", {
      gate: tile.gate,
      over: t(`mog-sides-${tile.over}`),
      under: t(`mog-sides-${tile.under}`),
    }),
  ];
  if (tile.pawn !== null) parts.push(t("mog-tile-pawn", table.who(tile.pawn)));
  const opener = openerOn(view, tile.gate);
  if (opener) parts.push(t("mog-tile-opens", { degrees: oneOf(opener.degrees.map(String)) }));
  if (barredTile(view, tile.gate)) parts.push(t("mog-tile-barred"));
  const advised = table.advised?.split(/[ -]/) ?? [];
  if (advised[1] === tile.gate)
    parts.push(t("mog-tile-advised", { move: table.ui?.moveName?.(table.advised!, table) ?? "" }));
  return parts.join(", ");
}

/** The reason why a tile may not be turned at all, by any seat. */
export const barredTile = (view: View, gate: string): NoRotation | null =>
  view.no_rotation.find(({ tile, degrees }) => tile === gate && degrees.length === 3) ?? null;

/** By which angles turning a tile would open a way, where that is pointed out. */
export const openerOn = (view: View, gate: string): Opener | null =>
  view.openers.find(({ tile }) => tile === gate) ?? null;

/** The sign that a tile bears: it may not be turned, since the other has just done so or since a way must stay open; it opens one. */
export function signOn(view: View, gate: string): "barred" | "kept" | "opens" | null {
  if (openerOn(view, gate)) return "opens";
  const code = barredTile(view, gate)?.code;
  if (code === undefined || code === "opens_none") return null; // nearly all tiles would have it: only those that open a way have a sign
  return code === "barred" ? "barred" : "kept";
}

/** The signs on the board, each with the rule that has put it there; the first is explained before there is any. */
export function legend(view: View): { kind: "barred" | "kept" | "opens"; rule: string }[] {
  const kept = view.no_rotation.find(({ tile }) => signOn(view, tile) === "kept");
  return [
    { kind: "barred", rule: "MOG-A2" },
    ...(kept ? [{ kind: "kept" as const, rule: kept.rule }] : []),
    ...(view.openers.length
      ? [{ kind: "opens" as const, rule: view.must_turn ? "MOG-O1" : "MOG-N1" }]
      : []),
  ];
}

const MOST = 6;

/** What a rotation changes for a seat: "opens a1 → b3, closes c1 → d4". */
export function changeInWords(change: Change): string {
  const list = (ways: Change["opened"]): string =>
    [
      ...ways.slice(0, MOST).map(({ from, to }) => `${from}→${to}`),
      ...(ways.length > MOST ? ["…"] : []),
    ].join(", ");
  const parts = [];
  if (change.opened.length) parts.push(t("mog-opens", { ways: list(change.opened) }));
  if (change.closed.length) parts.push(t("mog-closes", { ways: list(change.closed) }));
  return parts.join(" · ") || t("mog-nothing-changes");
}

/** The columns as they stand below the board. */
export const columnsSeen = (flipped: boolean): string[] =>
  flipped ? [...LETTERS].reverse() : [...LETTERS];
