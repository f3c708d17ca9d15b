/** Texts of a game from the catalogues, else from the server's names. */

import { has, pair, t } from "../../lib/i18n/i18n.svelte";
import { whose } from "../../lib/game/events";
import type { GameEvent } from "../../lib/net/wire";
import type { Sentence } from "../../table/model/types";
import type { TableModel } from "../../table/model/model.svelte";
import { verbOf } from "./moves";
import { isScalar } from "./state";

type Args = Record<string, string | number>;

/** Write a name of a program for people. */
const plain = (name: string): string => name.replaceAll("_", " ");

/** The name of a field of the view, of an event or of an effect: the game's own, else that of all games. */
export function fieldName(name: string, table: TableModel): string {
  if (has(`field-${table.words}-${name}`)) return t(`field-${table.words}-${name}`);
  return has(`field-${name}`) ? t(`field-${name}`) : plain(name);
}

/** The words of a game's notation, for example "corn" or "market-closed", in the reader's language. */
export const named = (text: string, table: TableModel): string =>
  text.replace(/[a-z][a-z-]+/g, (word) => {
    const key = `${table.words}-name-${word}`;
    return has(key) ? t(key) : word;
  });

/**
 * Words of a game's notation within a sentence, with the article that the language wants: "le pétrole" by
 * `-the-oil`, "le 7 de gemmes" by `-one-gems`, "division du pétrole" by `-of-oil`; the bare words where there is none.
 */
export function inSentence(text: string, table: TableModel): string {
  const [word = "", more = ""] = text.split(" ");
  const [the, one, of] = [
    `${table.words}-the-${word}`,
    `${table.words}-one-${word}`,
    `${table.words}-of-${more}`,
  ];
  if (text === word && has(the)) return t(the);
  if (text !== `${word} ${more}`) return named(text, table);
  if (/^\d+$/.test(more) && has(one)) return t(one, { value: Number(more) });
  return has(of) ? t(of, { kind: named(word, table) }) : named(text, table);
}

/** The name of a row or of a part of a field: a word of the game itself, or a field. */
export const partName = (name: string, table: TableModel): string =>
  has(`${table.words}-name-${name}`) ? named(name, table) : fieldName(name, table);

/** What a phase is for, in a few words. */
export function phaseName(table: TableModel): string {
  const { phase } = table.view as { phase?: string };
  if (!phase) return "";
  const name = `${table.words}-${phase}`;
  return has(`phase-${name}`) ? t(`phase-${name}`) : plain(phase);
}

/** The name of a move's verb, for example "Turn a tile"; null if there is none. */
export function verbName(move: string, table: TableModel): string | null {
  const name = `${table.words}-${verbOf(move)}`;
  return has(`verb-${name}`) ? t(`verb-${name}`) : null;
}

/** A whole move in words. */
export function moveName(move: string, table: TableModel): string {
  const name = verbName(move, table);
  const rest = named(move.slice(verbOf(move).length + 1), table);
  if (!name) return move;
  return rest ? pair(name, rest) : name;
}

// Fields with seats, which are shown by name.
const SEATS = new Set(
  "start winner runner_up dealer to by loser owner first next active".split(" "),
);
const SEAT_LISTS = new Set("winners seats in_auction".split(" "));

const isSeat = (value: unknown, table: TableModel): value is number =>
  typeof value === "number" && value >= 0 && value < table.seats.length;

/** The value of a field in one line; seats by their names. */
export function fieldValue(
  name: string,
  value: unknown,
  table: TableModel,
  worded = named,
): string {
  if (SEATS.has(name) && isSeat(value, table)) return table.name(value);
  if (SEAT_LISTS.has(name) && Array.isArray(value))
    return table.list(value as number[]) || t("table-nothing");
  return inline(value, table, worded);
}

/** Any value in one line, with its words like in a label or like in a sentence (`worded`). */
export function inline(value: unknown, table: TableModel, worded = named): string {
  if (value === null || value === undefined) return t("table-nothing");
  if (typeof value === "boolean") return t(value ? "table-yes" : "table-no");
  if (typeof value === "string") return worded(value, table);
  if (isScalar(value)) return String(value);
  if (Array.isArray(value))
    return value.map((each) => nested(each, table, worded)).join(", ") || t("table-nothing");
  const parts = Object.entries(value).map(
    ([name, each]) => `${partName(name, table)} ${nested(each, table)}`,
  );
  return parts.join(", ") || t("table-nothing");
}

const nested = (value: unknown, table: TableModel, worded = named): string =>
  isScalar(value) ? inline(value, table, worded) : `(${inline(value, table)})`;

/** The effect of a move in one line, without what its notation says. */
export const effectInWords = (
  effect: object | undefined,
  move: string,
  table: TableModel,
): string =>
  Object.entries(effect ?? {})
    .filter(([, value]) => value !== false && (typeof value !== "string" || !move.includes(value)))
    .map(([name, value]) => `${fieldName(name, table)} ${nested(value, table)}`)
    .join(", ");

/** A field as an argument of a sentence: numbers, or "yes" and "no". */
function argument(name: string, value: unknown, table: TableModel): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" && !SEATS.has(name)
    ? value
    : fieldValue(name, value, table, inSentence);
}

// Fields hidden from the viewer are "none" in sentences.
const SECRET = { card: "none", cards: "none", event: "none", events: "none" };

/** The winners of an event, if it has any. */
const winnersOf = (event: GameEvent): readonly number[] | null =>
  "winners" in event ? event.winners : null;

/** The fields of an event as arguments of its sentence; `name` and `self` describe its seat. */
function argsOf(event: GameEvent, table: TableModel): Args {
  const winners = winnersOf(event) ?? [];
  const fields = Object.entries(event).filter(([name]) => name !== "type" && name !== "seat");
  const args: Args = Object.fromEntries(
    fields.map(([name, value]) => [name, argument(name, value, table)]),
  );
  const who = whose(event) ?? winners[0];
  return {
    ...SECRET,
    ...args,
    ...(who === undefined ? {} : table.who(who)),
    names: table.list(winners),
  };
}

/** The message for an event: "…-shared" where several have won, "…-on-shares" where shares broke a tie. */
function keyOf(event: GameEvent, table: TableModel): string | undefined {
  const key = `${table.words}-event-${event.type}`;
  const shared = (winnersOf(event)?.length ?? 1) === 1 ? [] : [`${key}-shared`];
  const onShares = "shares_of_next" in event ? [`${key}-on-shares`] : [];
  const auto = "auto" in event && event.auto ? [`${key}-auto`] : [];
  return [...auto, ...onShares, ...shared, key, key.replaceAll("_", "-")].find(has);
}

/** The sentence of an event: from the catalogue, else its type and fields. */
export function tell(event: GameEvent, table: TableModel): Sentence | null {
  if (event.type === "set" || has(`table-event-${event.type}`)) return null;
  const args = argsOf(event, table);
  const strand = "points" in event || "scores" in event ? "scores" : "other";
  const key = keyOf(event, table);
  if (key) return { key, args, strand };
  const fields = Object.entries(event)
    .filter(([name]) => name !== "type" && name !== "seat")
    .map(([name, value]) => `${fieldName(name, table)} ${fieldValue(name, value, table)}`);
  const type = [plain(event.type), fields.join(", ")].filter(Boolean).join(": ");
  return {
    key: whose(event) === undefined ? "table-event-plain" : "table-event-other",
    args: { ...args, type },
    strand,
  };
}

/** The decision of another seat on turn. */
export function waiting(table: TableModel): string {
  const name = table.name(table.turn ?? 0);
  const phase = phaseName(table);
  return phase ? t("table-turn-doing", { name, phase }) : t("table-turn-other", { name });
}
