import firstPaint from "../../../public/first-paint.js?raw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
