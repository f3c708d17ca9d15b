/** The command line: moves, questions and facts that are typed. */

import { beforeEach, expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { Table } from "../../lib/net/wire";
import { tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import { CommandLine } from "./answer";

beforeEach(async () => {
  await need("app", "table", "hall", "generic", "facts", "mogul", "mogul-2002", "moguli");
  await load("en");
});

const choice = (move: string, more: object = {}) => ({ move, legal: true, ...more });
const AUCTION = [
  choice("leave"),
  choice("bid"),
  choice("loan", { legal: false, rule: "M02-L1", code: "no_loan" }),
];

async function line(actions: object[] = AUCTION, more: Partial<Table> = {}, turn = 0) {
  const view = { ...VIEWS["mogul-2002"], turn, actions };
  const made = await tableOf("mogul-2002", view, more);
  return { ...made, line: new CommandLine(made.table) };
}
const words = ({ say }: { say: readonly string[] }): string => say.join(" ");

test("a move is typed by its first letters", async () => {
  const { line: command } = await line();
  expect(command.answer("b")).toEqual({ say: [], move: "bid" });
  expect(command.answer(" LEAVE ").move).toBe("leave");
});

test("several moves are listed, and a number of the list is a move", async () => {
  const { line: command } = await line(["sell 0", "sell 1", "take"].map((move) => choice(move)));
  expect(words(command.answer("sell"))).toMatch(/could be several moves.*1: sell 0.*2: sell 1/);
  expect(command.answer("2").move).toBe("sell 1");
  expect(words(command.answer("7"))).toMatch(/no number 7/);
  expect(words(command.answer("moves"))).toMatch(/1: sell 0.*3: take/);
  expect(command.answer("3").move).toBe("take");
});

test("many moves are listed in groups, which numbers open", async () => {
  const moves = ["ab", "cd"].flatMap((verb) =>
    Array.from({ length: 6 }, (_, at) => choice(`${verb} ${at}`)),
  );
  const { line: command } = await line(moves);
  expect(words(command.answer("moves"))).toMatch(/1: ab and more, 6 moves. 2: cd/);
  expect(words(command.answer("2"))).toMatch(/1: cd 0/);
  expect(command.answer("6").move).toBe("cd 5");
});

test("Enter alone plays the only move", async () => {
  const { line: command } = await line([choice("take")]);
  expect(command.answer("").move).toBe("take");
  expect((await line()).line.answer("").move).toBeUndefined();
});

test("a forbidden move is refused with its rule, and what is possible is said", async () => {
  const { line: command } = await line();
  expect(words(command.answer("loan"))).toMatch(/may not.*M02-L1.*1: leave.*2: bid/);
  expect(words(command.answer("why loan"))).toMatch(/may not.*M02-L1/);
  expect(words(command.answer("why bid"))).toMatch(/You may do that/);
  expect(words(command.answer("xyz"))).toMatch(/“xyz” is not a move.*1: leave/);
});

test("out of turn no move is played", async () => {
  const { line: command } = await line(AUCTION, {}, 1);
  expect(command.answer("bid").move).toBeUndefined();
  expect(words(command.answer("bid"))).toMatch(/cannot move now/);
});

test.each(["hint", "undo"])("%s is refused where there is none", async (typed) => {
  const { line: command } = await line();
  expect(words(command.answer(typed))).toMatch(/hints|take back/);
});

test.each(["quit", "q", "exit"])("%s leaves", async (typed) => {
  const { line: command } = await line();
  expect(command.answer(typed).leave).toBeTypeOf("function");
});

test("rules opens the rule book at a rule", async () => {
  const { line: command, table } = await line();
  command.answer("rules m02-l1").leave?.();
  expect([table.panel, table.clause]).toEqual(["rules", "M02-L1"]);
});

test("facts are asked by name, letter or seat", async () => {
  const { line: command } = await line();
  expect(words(command.answer("turn"))).toBe(words(command.answer("f t")));
  expect(words(command.answer("seat 2"))).toMatch(/Bob/);
  expect(words(command.answer("seat 2"))).toBe(words(command.answer("f 2")));
  expect(words(command.answer("f 9"))).toMatch(/Which fact/);
  expect(words(command.answer("help"))).toMatch(/first letters/);
});
