import firstPaint from "../../../public/first-paint.js?raw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

test("the browser's bar follows the device until a scheme is chosen", () => {
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

/** Run the script that a reloaded page runs before its first paint. */
const paint = (): void => void new Function(firstPaint)();

test.each(["standard", "strong", "gray"] as const)(
  "a palette is chosen and kept, and a page that is loaded has it before it is painted: %s",
  async (palette) => {
    settings.set({ palette });
    const { dataset } = document.documentElement;
    expect(dataset.palette).toBe(palette);

    dataset.palette = "another";
    paint();
    expect(dataset.palette).toBe(palette);
    vi.resetModules();
    expect((await import("./settings.svelte")).settings.palette).toBe(palette);
  },
);

test("without storage a setting lasts until the page is closed", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  settings.set({ scheme: "contrast" });
  settings.set({ keys: false });

  expect(document.documentElement.dataset.scheme).toBe("contrast");
  expect([settings.scheme, settings.keys]).toEqual(["contrast", false]);
  settings.set({ keys: true });
});

/** The settings of the reader: for each the usual value and another valid one. */
const SETTINGS: Readonly<Record<string, readonly [unknown, unknown]>> = {
  scheme: ["system", "dark"],
  motion: ["system", "none"],
  keys: [true, false],
  plain: [false, true],
  palette: ["standard", "gray"],
  spoken: [null, "turn"],
  pace: ["normal", "slow"],
  sound: [false, true],
  volume: [0.6, 0.2],
};

describe("damaged settings are dropped one by one", () => {
  const usual = Object.entries(SETTINGS);

  test.each(usual)("%s", async (name, [normal, other]) => {
    for (const odd of ["<x>", 7, [], {}, null, "1e999"]) {
      const text = JSON.stringify({ keys: false, [name]: odd });
      localStorage.setItem("moguls.settings", text);
      vi.resetModules();
      const { settings } = await import("./settings.svelte");
      expect(settings[name as "keys"], text).toBe(normal);
      if (name !== "keys") expect(settings.keys).toBe(false);
    }
    localStorage.setItem("moguls.settings", JSON.stringify({ [name]: other }));
    vi.resetModules();
    expect((await import("./settings.svelte")).settings[name as "keys"]).toBe(other);
  });

  test.each(["scheme", "motion", "palette"])("%s, before the first paint", (name) => {
    const { dataset } = document.documentElement;
    for (const odd of ["<x>", 7, [], {}]) {
      localStorage.setItem("moguls.settings", JSON.stringify({ [name]: odd }));
      new Function(firstPaint)();
      expect(dataset[name]).toBe(SETTINGS[name]?.[0]);
    }
  });
});
