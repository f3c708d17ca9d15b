/** Crash effect: with reduced motion the word stays as long, and nothing moves. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quake } from "./quake";
import { settings } from "../storage/settings.svelte";

const trembled = vi.fn(() => true);
const moved = vi.fn(() => ({ finished: Promise.resolve() }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="floor"><p>board</p></div>';
  navigator.vibrate = trembled;
  Element.prototype.animate = moved as unknown as typeof Element.prototype.animate;
});
afterEach(() => {
  vi.useRealTimers();
  settings.set({ motion: "system" });
  document.body.replaceChildren();
  vi.resetModules();
  moved.mockClear();
  trembled.mockClear();
});

test("with reduced motion the word stays as long as it would run, and nothing shakes", async () => {
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
  expect(trembled).not.toHaveBeenCalled();
});

test("without reduced motion the table shakes", () => {
  settings.set({ motion: "full" });
  Element.prototype.getAnimations = () => [];
  void quake("Crash");
  expect(moved).toHaveBeenCalled();
  expect(trembled).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll(".quake .half")).toHaveLength(2);
});

test("the device's reduced motion applies only without an own choice", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.resetModules();
  const [{ quake: felt }, own] = await Promise.all([
    import("./quake"),
    import("../storage/settings.svelte"),
  ]);
  Element.prototype.getAnimations = () => [];

  void felt("Crash");
  expect(document.querySelectorAll(".quake .half")).toHaveLength(0);
  expect(moved).not.toHaveBeenCalled();
  expect(trembled).not.toHaveBeenCalled();

  own.settings.set({ motion: "full" });
  void felt("Crash");
  expect(trembled).toHaveBeenCalledTimes(1);
  own.settings.set({ motion: "system" });
});
