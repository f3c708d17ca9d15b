/** The crash: who wants no motion can read the word for as long, and sees nothing move. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quake } from "./quake";
import { settings } from "./settings.svelte";

const moved = vi.fn(() => ({ finished: Promise.resolve() }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="floor"><p>board</p></div>';
  Element.prototype.animate = moved as unknown as typeof Element.prototype.animate;
});
afterEach(() => {
  vi.useRealTimers();
  settings.set({ motion: "system" });
  moved.mockClear();
});

test("without motion the word stands as long as it would run, and nothing shakes", async () => {
  settings.set({ motion: "none" });
  const over = quake("Crash");
  expect(document.querySelector(".quake")?.textContent).toContain("Crash");
  expect(document.querySelector(".quake")?.children).toHaveLength(1);

  await vi.advanceTimersByTimeAsync(2_300);
  expect(document.querySelector(".quake")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await over;
  expect(document.querySelector(".quake")).toBeNull();
  expect(moved).not.toHaveBeenCalled();
});

test("with motion the table shakes", () => {
  settings.set({ motion: "full" });
  Element.prototype.getAnimations = () => [];
  void quake("Crash");
  expect(moved).toHaveBeenCalled();
});
