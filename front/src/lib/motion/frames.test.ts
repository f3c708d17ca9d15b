import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { align } from "./frames";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("pending animations start with the shown frame, and others are not changed", async () => {
  const about = { startTime: null, playState: "running" };
  const under = { startTime: 17, playState: "running" };
  const held = { startTime: null, playState: "paused" };
  Object.assign(document, { getAnimations: () => [about, under, held] });
  Object.defineProperty(document, "timeline", { value: { currentTime: 4200 }, configurable: true });
  void align();
  expect(about.startTime).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect([about, under, held].map(({ startTime }) => startTime)).toEqual([4200, 17, null]);
});
