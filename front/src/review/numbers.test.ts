/** Rounding of chances: shown numbers add up. */

import { expect, test } from "vitest";
import { load } from "../lib/i18n/i18n.svelte";
import type { Summary } from "./api";
import { change, parts, shown } from "./numbers";

const total = (shares: readonly number[]): number =>
  Math.round(100 * shares.reduce((sum, each) => sum + each, 0));

test("remaining hundredths go to the largest remainders", () => {
  // 33.4, 33.3 and 33.3 hundredths: one is left over; 50.5, 25.4 and 24.1 likewise.
  expect(shown([0.334, 0.333, 0.333])).toEqual([0.34, 0.33, 0.33]);
  expect(shown([0.505, 0.254, 0.241])).toEqual([0.51, 0.25, 0.24]);
  expect(shown([0.006, 0.006, 0.988])).toEqual([0.01, 0, 0.99]);
  expect(total(shown([1 / 7, 2 / 7, 4 / 7]))).toBe(100);
});

test("the shown parts of a result add up, with luck as the remainder", () => {
  const made = { skill: 0.044, others: -0.016, luck: 0, decisions: 1, same: 1, mistakes: 0 };
  const summary = [
    { ...made, begin: 0.334, end: 1 },
    { ...made, begin: 0.333, end: 0 },
    { ...made, begin: 0.333, end: 0 },
  ] as Summary[];
  const told = parts(summary);

  // 0.34 + 0.04 - 0.02 + 0.64 = 1, by hand
  expect(told[0]).toEqual({ begin: 0.34, skill: 0.04, others: -0.02, luck: 0.64, end: 1 });
  for (const { begin, skill, others, luck, end } of told)
    expect(begin + skill + others + luck).toBeCloseTo(end, 10);
});

test("a change has a sign, a minus instead of a hyphen; zero has none", async () => {
  await load("en");

  expect([0.12, -0.12, 0.001].map(change)).toEqual(["+12%", "\u221212%", "0%"]);
});
