/** Time control of a new table. */
import { expect, test } from "vitest";
import { controlOf, USUAL_TIME } from "./time-control";

const HOUR = 3600;
const DAY = 24 * HOUR;

test("no time is chosen at first", () => {
  expect(controlOf(USUAL_TIME)).toBeNull();
});

test("a preset has the times of the server", () => {
  const usual = controlOf({ ...USUAL_TIME, mode: "days" });
  expect(usual).toMatchObject({ mode: "days", bank: 3 * DAY, increment: 12 * HOUR, cap: 5 * DAY });
  const brisk = controlOf({ ...USUAL_TIME, mode: "days", preset: "brisk", bot: "hard" });
  expect(brisk).toMatchObject({ bank: DAY, increment: 4 * HOUR, cap: 3 * DAY, bot: "hard" });
});

test("own times have a cap of at least what one begins with", () => {
  const own = { ...USUAL_TIME, mode: "days", preset: "custom", bank: 7, cap: 5 } as const;
  expect(controlOf(own)).toMatchObject({ bank: 7 * DAY, cap: 7 * DAY });
});

test("minutes per game have no cap", () => {
  const live = controlOf({ ...USUAL_TIME, mode: "live", minutes: 20, seconds: 5 });
  expect(live).toMatchObject({ mode: "live", bank: 1200, increment: 5, cap: 0 });
});

test("a table may exclude vacations", () => {
  const days = { ...USUAL_TIME, mode: "days" } as const;
  expect(controlOf(days)?.vacation).toBe(true);
  expect(controlOf({ ...days, vacation: false })?.vacation).toBe(false);
});
