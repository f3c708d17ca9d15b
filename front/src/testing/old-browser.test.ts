/** The sentence in browsers that are too old for the client. */

import { beforeEach, expect, test, vi } from "vitest";
import oldBrowser from "../../public/old-browser.js?raw";

const run = (): void => void new Function(oldBrowser)();
const shown = (): string => document.body.textContent.trim();

beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>';
});

test.each([
  ["en-GB", "Safari 16"],
  ["fr", "trop ancien"],
  ["it-CH", "troppo vecchio"],
  ["de-AT", "zu alt"],
  ["ja", "too old"],
])("a browser before the build target is told what is needed: %s", (language, words) => {
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
  const { toSorted } = Array.prototype;
  try {
    Reflect.deleteProperty(Array.prototype, "toSorted");
    run();
  } finally {
    Object.defineProperty(Array.prototype, "toSorted", {
      value: toSorted,
      writable: true,
      configurable: true,
    });
  }

  expect(shown()).toContain(words);
  expect(shown()).toMatch(/110.*115.*16/);
  expect(document.getElementById("app")).toBeNull();
});

test("other browsers keep the place of the client", () => {
  Object.defineProperty(HTMLScriptElement.prototype, "noModule", { value: false });
  run();

  expect(shown()).toBe("");
  expect(document.getElementById("app")).not.toBeNull();
});
