import { afterEach, beforeEach, expect, test } from "vitest";
import { settings, tint } from "./settings.svelte";

const bars = (): string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ content }) => content,
  );

beforeEach(() => {
  document.head.innerHTML = ["light", "dark"]
    .map((of) => `<meta name="theme-color" media="(prefers-color-scheme: ${of})" content="">`)
    .join("");
});
afterEach(() => settings.set({ scheme: "system" }));

test("the browser's bar goes by the device until a scheme is chosen, and then by that", () => {
  tint("system");
  const [day, night] = bars();
  expect(day).not.toBe(night);

  settings.set({ scheme: "light" });
  expect(bars()).toEqual([day, day]);
  settings.set({ scheme: "dark" });
  expect(bars()).toEqual([night, night]);
  settings.set({ scheme: "contrast" });
  expect(bars()).toEqual(["#ffffff", "#000000"]);
});
