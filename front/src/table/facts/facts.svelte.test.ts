/** Facts by keys: what is spoken, at a table, before its game and without a seat. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { hush, said } from "../../lib/a11y/announcer.svelte";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { LogEntry, Table } from "../../lib/net/wire";
import { seatOf, tableOf } from "../../testing/table.svelte";
import type { TableModel } from "../model/model.svelte";
import { factKeys } from "./fact-keys";
import { LETTERS } from "./facts";

const NAMES = Object.values(LETTERS);

beforeEach(async () => {
  hush();
  await need("app", "table", "hall", "generic", "facts", "mogul", "mogul-2002");
  await load("en");
});
afterEach(hush);

const view = { turn: 0, over: false, actions: [], round: 1, phase: "auction" };

async function table(more: Partial<Table> = {}, facts = true, now: object | null = view) {
  const made = await tableOf(facts ? "mogul-2002" : "another", now ?? view, more);
  if (!now) made.source.show(more, null);
  const sentence = (fact: string) => () => [`The ${fact}.`, "And more."];
  made.table.ui = {
    ...made.ui,
    hint: () => "bid or leave",
    tell: ({ type }) => ({ key: type, strand: "other" }),
    ...(facts && {
      facts: {
        offer: sentence("offer"),
        sold: sentence("sold"),
        mine: sentence("mine"),
        market: sentence("market"),
        unseen: () => [],
        turn: sentence("turn"),
      },
      seatFacts: (_: TableModel, seat: number) => [`${seat} has chips.`],
    }),
  };
  return made;
}

/** What keys say. */
function press(of: TableModel, ...keys: string[]): string[] {
  const before = said.length;
  for (const key of keys) factKeys(of)[key]?.run?.();
  return said.slice(before).map(({ text }) => text);
}

test("the game's sentences are spoken, all of a fact at once", async () => {
  const made = await table();
  expect(press(made.table, "f o", "f s", "f k", "f t")).toEqual([
    "The offer. And more.",
    "The sold. And more.",
    "The market. And more.",
    "The turn. And more.",
  ]);
});

test("frequent facts have a key of their own", async () => {
  const made = await table();
  expect(press(made.table, "w", "y")).toEqual(press(made.table, "f t", "f m"));
  expect(press(made.table, "a")).toHaveLength(1);
});

test("a key pressed twice is spoken twice, with a text that differs", async () => {
  const made = await table();
  const [first, second] = press(made.table, "w", "w");
  expect(second).not.toBe(first);
  expect(second?.trim()).toBe(first);
});

test("a fact without a sentence is answered, too", async () => {
  const made = await table();
  expect(press(made.table, "f u")).toEqual(["There is nothing to say about that now."]);
});

test("every seat has a number: what it has, else who has it", async () => {
  const bot = { kind: "bot", level: "normal" } as const;
  const seats = [seatOf(0, { you: true }), seatOf(1, bot)];
  const made = await table({ seats });
  expect(press(made.table, "f 1", "f 2")).toEqual(["0 has chips.", "1 has chips."]);
  const { table: plain } = await table({ seats }, false);
  expect(press(plain, "f 1")).toEqual(["Seat 1: Ada, you."]);
  expect(press(plain, "f 2")[0]).toMatch(/^Seat 2: Bob, .+\.$/);
  expect(press(made.table, "f 3")).toEqual([]);
});

test("in the waiting room the keys say that the game has not begun, and who is there", async () => {
  const made = await table({ status: "waiting" }, true, null);
  expect(press(made.table, "f o", "f m")).toEqual([
    "The game has not begun.",
    "The game has not begun.\u00a0",
  ]);
  expect(press(made.table, "f 2")).toEqual(["Seat 2: Bob."]);
  expect(press(made.table, "w")[0]).toMatch(/still empty/);
});

test("who watches has no holdings", async () => {
  const made = await table({ you: null, seats: [seatOf(0), seatOf(1)] });
  expect(press(made.table, "y")).toEqual(["You have no seat in this game."]);
});

test("a game without sentences says so, but whose turn it is", async () => {
  const made = await table({}, false);
  expect(press(made.table, "f o")).toEqual(["This game has no sentence for that."]);
  expect(press(made.table, "w")).toEqual(["Your turn: bid or leave."]);
});

const entry = (seq: number, type: string, seat: number, more: object = {}): LogEntry => ({
  seq,
  step: seq,
  events: [{ type, seat, ...more }] as unknown as LogEntry["events"],
});

test("the news are those since one's last own move; auto-responses are none", async () => {
  const made = await table();
  made.source.log = [entry(1, "mine", 0), entry(2, "second", 1), entry(3, "third", 2)];
  expect(press(made.table, "a")).toEqual(["second third"]);

  made.source.log = [...made.source.log, entry(4, "auto", 0, { auto: true })];
  expect(press(made.table, "a")).toEqual(["second third auto"]);

  made.source.log = [...made.source.log, entry(5, "mine", 0)];
  expect(press(made.table, "a")).toEqual(["Nothing has happened since your last turn."]);
});

test("one key lists the keys of all facts", async () => {
  const made = await table();
  const [list] = press(made.table, "f ?");
  for (const letter of Object.keys(LETTERS)) expect(list).toContain(`${letter}: `);
});

test("all facts, and the list itself, are in the list of keys", async () => {
  const made = await table();
  const labels = Object.entries(factKeys(made.table)).map(([key, { label }]) => [key, label()]);
  expect(new Set(labels.map(([key]) => key)).size).toBe(labels.length);
  for (const [, label] of labels) expect(label).not.toMatch(/fact-/);
  expect(NAMES).toHaveLength(7);
});
