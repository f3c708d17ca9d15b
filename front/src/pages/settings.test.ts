/** Settings: what is saved on the server, what in this browser, and that the page says so. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import Settings from "./Settings.svelte";

const ANSWERS: Record<string, unknown> = {
  "GET /me": { name: "Ada", guest: false },
  "GET /me/devices": [],
  "GET /me/vacations": { automatic: false, seconds_left: 0 },
};
let requests: string[] = [];
let shown: object | null = null;

beforeEach(async () => {
  localStorage.clear();
  requests = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    const request = `${method} ${url.replace(/^.*\/api/, "")}`;
    requests.push(request);
    const answer = ANSWERS[request] ?? ANSWERS[request.replace("PUT", "GET")];
    return Promise.resolve(Response.json(answer ?? {}, { status: answer ? 200 : 404 }));
  });
  await need("settings", "hall", "devices", "account", "notify", "channels", "table");
  await load("en");
  shown = mount(Settings, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(control("Vacation before a timeout")).toBeDefined();
  });
  requests = [];
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const control = (label: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>("input[role=switch]")].find(
    (input) => input.labels?.[0]?.textContent === label,
  );
const stored = (): string => JSON.stringify({ ...localStorage });

test("a vacation is saved on the server alone", async () => {
  const before = stored();
  control("Vacation before a timeout")!.click();
  await vi.waitFor(() => expect(requests).toEqual(["PUT /me/vacations"]));
  expect(stored()).toBe(before);
});

test("keys are saved in this browser alone", async () => {
  const before = stored();
  control("Keyboard shortcuts")!.click();
  flushSync();
  await new Promise((done) => setTimeout(done));
  expect(requests).toEqual([]);
  expect(stored()).not.toBe(before);
});

test.each([
  ["en", /name.*notifications.*account.*vacations.*on this server.*else.*in this browser/],
  ["de", /Name.*Benachrichtigungen.*Konto.*Urlaub.*auf diesem Server.*andere.*in diesem Browser/],
  ["fr", /nom.*notifications.*compte.*vacances.*sur ce serveur.*reste.*dans ce navigateur/],
  ["it", /notifiche.*account.*vacanze.*su questo server.*resto.*in questo browser/],
] as const)("in %s the page says what is saved where", async (lang, words) => {
  await load(lang);
  flushSync();
  expect(document.body.textContent.replaceAll(/\s+/g, " ")).toMatch(words);
});
