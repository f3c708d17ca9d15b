import { beforeAll, expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { tableOf } from "../../testing/table.svelte";
import { moveName } from "./move";

const STATIONS = { DEN: { town: "Denver" }, CHI: { town: "Chicago" } };

beforeAll(async () => {
  await need(
    "app",
    "table",
    "generic",
    "mogul",
    "mogul-2002",
    "mogul-2013",
    "moguli",
    "take-stock",
    "take-stock-board",
  );
  await load("en");
});

/** A move in words. */
async function told(game: string, move: string, view: object = {}): Promise<string> {
  const { table } = await tableOf(game, {
    turn: 0,
    over: false,
    actions: [],
    map: { stations: STATIONS },
    ...view,
  });
  return moveName(move, table);
}

test.each([
  ["take-stock", "raise corn 3", "Raise a price with corn 3"],
  ["take-stock", "save corn 3", "Save corn 3"],
  ["take-stock", "save corn 3, discard oil 5", "Save corn 3 and discard oil 5"],
  [
    "take-stock",
    "discard corn 3, draw two",
    "Play the market with corn 3 and draw two events, choosing one",
  ],
  ["take-stock", "audit corn top", "Audit corn: card"],
  ["take-stock", "insider take corn 3, discard oil 5", "Take corn 3 and discard oil 5"],
  ["take-stock", "insider done", "Take no more"],
  ["take-stock", "discard corn 3, keep", "Play the market with corn 3 and keep an event for later"],
  ["take-stock", "bear discard corn 3", "Discard corn 3"],
  ["take-stock", "option done", "Keep my options"],
  ["moguli", "rotate d2 90", "Turn d2 by 90 degrees clockwise"],
  ["moguli", "pawn a1-b3", "Move a pawn from a1 to b3"],
  ["moguli", "end", "End the turn"],
  ["mogul-2002", "bid", "Bid 1 chip"],
  ["mogul-2002", "sell 2", "Sell 2"],
  ["mogul-2013", "sell", "Sell"],
  ["mogul-2013", "erect DEN", "Put up a depot at Denver"],
  ["mogul-2013", "move DEN>CHI", "Move a depot from Denver to Chicago"],
])("%s: %s is said in words, without a path of buttons", async (game, move, words) => {
  expect(await told(game, move)).toBe(words);
});

test("a sale of Mogul (2013) names the number if it is known", async () => {
  const actions = [{ move: "sell", legal: true, effect: { count: 3 } }];

  expect(await told("mogul-2013", "sell", { actions })).toBe("Sell all 3");
});

test.each([
  [true, "freeze"],
  [false, "free"],
])("a freeze names whether the column is frozen or unfrozen", async (frozen, word) => {
  const actions = [{ move: "freeze oil", legal: true, effect: { frozen } }];

  expect((await told("take-stock", "freeze oil", { actions })).toLowerCase()).toBe(`${word} oil`);
});
