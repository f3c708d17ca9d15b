import { expect, test } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import type { ReplayModel } from "../replay/model.svelte";
import type { Moment } from "./api";
import { lost, lostPoints, verdict } from "./story";

const moment = (cost: number, costError: number, more: object = {}): Moment => ({
  step: 1,
  round: 1,
  seat: 0,
  move: "leave",
  best: "bid",
  choices: 2,
  wins: [0.5, 0.5],
  cost: [cost, -cost],
  costError,
  luck: [0, 0],
  errors: [0.01, 0.01],
  loss: false,
  mistake: false,
  options: [{ move: "bid", win: 0.5, error: 0.01, sims: 9 }],
  lead: -3.14,
  leadError: 0.6,
  ...more,
});
const model = {
  game: "mogul-2002",
  who: () => ({ name: "Ada", self: "no" }),
  ui: { moveName: (move: string) => move },
} as unknown as ReplayModel;

test("better is only said of differences above two standard errors", async () => {
  await need("app", "review");
  await load("en");
  const said = [0.011, 0.0101, 0.0099, 0.004].map(
    (error) => verdict(moment(-0.02, error), model).split(" ")[0],
  );

  expect(said).toEqual(["The", "The", "Better", "Better"]);
  expect(verdict(moment(-0.02, 0.02), model)).toContain("about as good");
});

test("a significantly worse move is described with its cost in games and lead, each with its error", async () => {
  await need("app", "review");
  await load("en");
  const said = verdict(moment(-0.06, 0.01), model).replaceAll("\u00a0", " ");

  expect(said).toBe(
    "Better for Ada: bid. The move played cost 6.0 ± 2.0 wins in a hundred games. It changed the lead over the best opponent by −3.1 ± 1.2 points.",
  );
});

test("without simulations no error and no points are given", async () => {
  await need("app", "review");
  await load("en");
  const uncounted = {
    options: [{ move: "bid", win: 0.5, error: 0, sims: 0 }],
    lead: null,
    leadError: null,
  };
  const said = verdict(moment(-0.06, 0, uncounted), model);

  expect(said).toBe(
    "Better for Ada: bid. The move played cost 6.0 wins in a hundred games, by the estimate of the bot’s search.",
  );
  expect(lostPoints([moment(-0.06, 0, uncounted)], 0)).toBeNull();
});

test("the mean loss of lead of a decision is given with twice its error", () => {
  const forced = moment(-0.9, 0.9, { choices: 1 });
  const costs = [
    { lead: -3, leadError: 0.3 },
    { lead: 1, leadError: 0.4 },
  ];
  const told = lostPoints(
    [...costs.map((it) => moment(0, 0, it)), forced, moment(-1, 1, { seat: 1 })],
    0,
  );

  expect(told?.mean).toBeCloseTo(1, 10);
  expect(told?.error).toBeCloseTo(0.5, 10);
});

test("the mean loss of a decision is given with twice its error", () => {
  const forced = moment(-0.9, 0.9, { choices: 1 });
  const { mean, error } = lost(
    [moment(-0.03, 0.03), moment(0.01, 0.04), forced, moment(-1, 1, { seat: 1 })],
    0,
  );

  // (0.03 - 0.01) / 2, and 2 * sqrt(0.03 ** 2 + 0.04 ** 2) / 2
  expect(mean).toBeCloseTo(0.01, 10);
  expect(error).toBeCloseTo(0.05, 10);
});
