import { FluentBundle } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { load, need, pair, preferred, setLanguage, t } from "./i18n.svelte";
import { listed } from "./lists";

beforeEach(async () => {
  localStorage.clear();
  await need("app");
  await load("en");
});

test("words come from the catalogues of the chosen language", async () => {
  const english = pair("Rounds", 2);
  await load("fr");

  expect([english, pair("Rounds", 2)]).toEqual(["Rounds: 2", "Rounds\u202f: 2"]);
});

test("the last requested language is shown, in any order of loads", async () => {
  await Promise.all([load("de"), load("it")]);

  expect(document.documentElement.lang).toBe("it");
});

test("a chosen language is remembered, here and for the server", async () => {
  await setLanguage("de");

  expect([preferred(), document.cookie]).toEqual(["de", expect.stringContaining("lang=de")]);
});

test("an unknown message shows its key", () => {
  expect(t("no-such-message")).toBe("no-such-message");
});

test("sentences are formatted once per language", async () => {
  const format = vi.spyOn(FluentBundle.prototype, "formatPattern");
  const english = [pair("Rounds", 2), pair("Rounds", 2), pair("Rounds", 3)];
  expect(english).toEqual(["Rounds: 2", "Rounds: 2", "Rounds: 3"]);
  expect(format).toHaveBeenCalledTimes(2);

  await load("fr");
  expect(pair("Rounds", 2)).toBe("Rounds\u202f: 2");
});

test("lists follow the language", async () => {
  expect([listed(["a", "b", "c"]), listed(["a", "b"], "disjunction")]).toEqual([
    "a, b, and c",
    "a or b",
  ]);
  await load("de");
  expect([listed(["a", "b", "c"]), listed(["a", "b"], "disjunction")]).toEqual([
    "a, b und c",
    "a oder b",
  ]);
});
