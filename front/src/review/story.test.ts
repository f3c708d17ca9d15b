import { expect, test } from "vitest";
import { load, need } from "../lib/i18n.svelte";
import type { ReplayModel } from "../replay/model.svelte";
import type { Moment } from "./api";
import { lost, verdict } from "./story";

const moment = (cost: number, costError: number, more: object = {}): Moment => ({
  step: 1, round: 1, seat: 0, move: "leave", best: "bid", choices: 2, wins: [0.5, 0.5], cost: [cost, -cost],
  costError, luck: [0, 0], mistake: false, options: [], ...more,
});
const model = { who: () => ({ name: "Ada", self: "no" }), ui: { moveName: (move: string) => move } } as unknown as ReplayModel;

test("better is said only of what is sure by two errors", async () => {
  await need("app", "review");
  await load("en");
  const said = [0.011, 0.0101, 0.0099, 0.004].map((error) => verdict(moment(-0.02, error), model).split(" ")[0]);

  expect(said).toEqual(["The", "The", "Better", "Better"]);
  expect(verdict(moment(-0.02, 0.02), model)).toContain("about as good");
});

test("what a decision lost on average is told with twice its error", () => {
  const forced = moment(-0.9, 0.9, { choices: 1 });
  const { mean, error } = lost([moment(-0.03, 0.03), moment(0.01, 0.04), forced, moment(-1, 1, { seat: 1 })], 0);

  // (0.03 - 0.01) / 2, and 2 * sqrt(0.03 ** 2 + 0.04 ** 2) / 2
  expect(mean).toBeCloseTo(0.01, 10);
  expect(error).toBeCloseTo(0.05, 10);
});
