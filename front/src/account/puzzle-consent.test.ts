/** Consent to puzzles from the own games: asked for, withdrawn, not stored. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load } from "../lib/i18n/i18n.svelte";
import { ApiError } from "../lib/net/api";
import PuzzleConsent from "./PuzzleConsent.svelte";

const api = vi.hoisted(() => ({ consent: vi.fn(), putConsent: vi.fn() }));
vi.mock("./consent", () => api);

let shown: object | undefined;
/** Modules are loaded at their first use. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });
const text = (): string => document.body.textContent.replaceAll(/[\s\u2068\u2069]+/g, " ");

beforeEach(async () => {
  vi.clearAllMocks();
  await load("en");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

const box = (): HTMLInputElement | null => document.querySelector("input[role=switch]");

test("games become puzzles only after their player has agreed, who can withdraw it", async () => {
  api.consent.mockResolvedValue({ agrees: false });
  api.putConsent.mockImplementation((agrees: boolean) => Promise.resolve({ agrees }));
  shown = mount(PuzzleConsent, { target: document.body, props: { asking: true } });
  await soon(() => expect(box()).not.toBeNull());

  expect(box()!.checked).toBe(false);
  expect(api.putConsent).not.toHaveBeenCalled();
  for (const agrees of [true, false]) {
    box()!.click();
    await soon(() => expect(api.putConsent).toHaveBeenLastCalledWith(agrees));
    await soon(() => expect(box()!.checked).toBe(agrees));
  }
});

test("a consent that could not be stored is not shown as given", async () => {
  api.consent.mockResolvedValue({ agrees: false });
  api.putConsent.mockRejectedValue(new ApiError(0, "net/offline", ""));
  shown = mount(PuzzleConsent, { target: document.body });
  await soon(() => expect(box()).not.toBeNull());
  box()!.click();
  await soon(() => expect(box()!.checked).toBe(false));
  expect(text()).toContain("server");
});

test("at the end of a game only those are asked who have not agreed", async () => {
  api.consent.mockResolvedValue({ agrees: true });
  shown = mount(PuzzleConsent, { target: document.body, props: { asking: true } });
  await soon(() => expect(api.consent).toHaveBeenCalled());
  flushSync();
  await Promise.resolve();

  expect(box()).toBeNull();
});

test("the end of a game says nothing of a consent that could not be read", async () => {
  api.consent.mockRejectedValue(new ApiError(0, "net/offline", ""));
  shown = mount(PuzzleConsent, { target: document.body, props: { asking: true } });
  await soon(() => expect(api.consent).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  flushSync();

  expect(text().trim()).toBe("");
});
