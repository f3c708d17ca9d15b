import { beforeEach, expect, test } from "vitest";
import { load, need, pair, preferred, setLanguage, t } from "./i18n.svelte";

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

test("what is loaded last is shown, however the loads end", async () => {
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
