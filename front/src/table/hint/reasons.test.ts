/** Reasons of hints in words; `tests/review/test_reasons.py` checks that they are true. */

import { expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { Hint, HintReason } from "../../lib/net/types.gen";
import { tableOf } from "../../testing/table.svelte";
import { hundredths, reasons, simsOf } from "./reasons";

const because = (key: HintReason["key"], more: Partial<HintReason> = {}): HintReason => ({
  key,
  move: null,
  points: null,
  numbers: {},
  flags: {},
  ...more,
});

const hintOf = (...paragraphs: HintReason[][]): Hint => ({
  seat: 0,
  best: "bid",
  moves: [{ move: "bid", win: 0.3, error: 0.01, sims: 5000, lead: 0 }],
  reasons: paragraphs,
});

/** The sentences of a hint with the words of a game. */
async function said(
  hint: Hint,
  game = "mogul-2002",
  lang: "en" | "fr" | "it" | "de" = "en",
): Promise<string[]> {
  const { table } = await tableOf(game, { turn: 0, over: false, actions: [] });
  await need("app", "table", "generic", "hint", game);
  await load(lang);
  return reasons(hint, "30%", table);
}

test.each([
  ["mogul-2002", "10 points"],
  ["mogul-2013", "10 dollars"],
  ["take-stock", "10 points"],
])("in %s the lead is given in the unit of the game", async (game, unit) => {
  const [first] = await said(hintOf([because("behind", { points: 10 })]), game);

  expect(first).toBe(
    `Your chance of winning is then 30%. On average you would end ${unit} behind the best opponent.`,
  );
});

test.each([
  ["en", "one game in a hundred more"],
  ["fr", "une partie sur cent de plus"],
  ["it", "una partita su cento in più"],
  ["de", "ein Spiel von hundert mehr"],
] as const)("one game in a hundred is told in the singular: %s", async (lang, words) => {
  const more = because("more", { move: "leave", numbers: { games: 1 } });
  const [, second] = await said(hintOf([], [more]), "mogul-2002", lang);

  expect(second).toContain(words);
});

test.each([
  ["en", "8 games in a hundred more\u00a0(± 3) than with", "ends 2 points better\u00a0(± 1)."],
  ["fr", "8 parties sur cent de plus\u00a0(± 3) qu’avec", "avec 2 points de plus\u00a0(± 1)."],
  ["it", "8 partite su cento in più\u00a0(± 3) che con", "con 2 punti in più\u00a0(± 1)."],
  ["de", "8 von hundert Spielen mehr\u00a0(± 3) als mit", "um 2 Punkte besser\u00a0(± 1)."],
] as const)("games and points are told with their errors: %s", async (lang, games, points) => {
  const more = because("more", { move: "leave", numbers: { games: 8, error: 3 } });
  const better = because("better", { points: 2, numbers: { error: 1 } });
  const [, second] = await said(hintOf([], [more, better]), "take-stock", lang);

  expect(second).toContain(games);
  expect(second).toContain(points);
});

test("the distance to a similar move is given", async () => {
  const [, second] = await said(
    hintOf([], [because("close", { move: "leave", numbers: { games: 1, error: 4 } })]),
  );

  expect(second).toContain("Leave, with 1 ± 4 fewer wins in a hundred games.");
});

test("a number of games is in the plural", async () => {
  const more = because("more", { move: "leave", numbers: { games: 8 } });
  const [, second] = await said(hintOf([], [more]));

  expect(second).toContain("8 games in a hundred more");
});

test("a move with a higher estimate is explained by the bot's measure", async () => {
  const less = because("less", { move: "leave", numbers: { games: 3 }, flags: { sure: false } });
  const preferred = because("preferred", { numbers: { tried: 3000, sims: 5000 } });
  const [, second] = await said(hintOf([], [less, preferred]));

  expect(second).toContain(
    "Leave comes out 3 games in a hundred ahead here; chance alone may explain that.",
  );
  expect(second).toContain("most often: in 3,000 of 5,000 games.");
});

test("several significantly higher moves are mentioned", async () => {
  const less = because("less-several", { numbers: { games: 6, count: 2 }, flags: { sure: true } });
  const [, second] = await said(hintOf([], [less]));

  expect(second).toContain("2 other moves come out ahead here, by up to 6 games in a hundred");
  expect(second).toContain("chance alone can hardly explain that");
});

test("moves with similar chances are compared by their lead", async () => {
  const [, second] = await said(
    hintOf([], [because("close", { move: "leave" }), because("better", { points: 2 })]),
  );

  expect(second).toContain("Leave");
  expect(second).toContain("On average the move above ends 2 points better.");
});

test("chances are rounded to hundredths, and simulations of all moves are counted", () => {
  expect([hundredths(0.6752), hundredths(0.6048), hundredths(0.005)]).toEqual([68, 60, 1]);
  expect(simsOf(hintOf())).toBe(5000);
});
