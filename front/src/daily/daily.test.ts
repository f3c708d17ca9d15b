/** Deal of the day: attempts, results after one's own, the opened seal, and the picture. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, said as announced } from "../lib/a11y/announcer.svelte";
import { load, need } from "../lib/i18n/i18n.svelte";
import { ApiError } from "../lib/net/api";
import type { DailyGame, DailyInfo, DailyResults } from "../lib/net/types.gen";
import { hashes, hex } from "../table/seal/hashes";
import { canonical } from "../table/seal/verify";
import Daily from "./Daily.svelte";

const api = vi.hoisted(() => ({ daily: vi.fn(), results: vi.fn(), attempt: vi.fn() }));
vi.mock("./api", () => api);
const router = vi.hoisted(() => ({ go: vi.fn() }));
vi.mock("../lib/net/router", async (original) => ({ ...(await original<object>()), ...router }));

const SEALED = {
  game: "mogul-2002",
  options: {},
  deal: { shares: ["red 1"] },
  salt: "a".repeat(64),
};
const COMMIT = hex(await (await hashes()).sha256(canonical(SEALED)));
const game = (more: Partial<DailyGame> = {}): DailyGame => ({
  game: "mogul-2002",
  title: "Mogul (2002)",
  seats: 4,
  seat: 1,
  level: "hard",
  commit: COMMIT,
  attempt: null,
  ...more,
});
const over: DailyGame["attempt"] = { table: "t1", status: "over", points: 31, place: 2 };
const info = (games: DailyGame[], more: Partial<DailyInfo> = {}): DailyInfo => ({
  day: "2027-01-15",
  yesterday: "2027-01-14",
  ends_at: 1_800_057_600,
  guest: false,
  games,
  ...more,
});
const ADA = { rank: 2, name: "Ada", points: 31, place: 2, you: true };
const BOB = { rank: 1, name: "Bob", points: 40, place: 1, you: false };
const results = (more: Partial<DailyResults> = {}): DailyResults => ({
  day: "2027-01-15",
  game: "mogul-2002",
  title: "Mogul (2002)",
  count: 2,
  rows: [BOB, ADA],
  mine: ADA,
  table: "t1",
  seal: null,
  ...more,
});
let shown: object | undefined;
let written: string[];
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });
const text = (): string => document.body.textContent.replaceAll(/[\s\u2068\u2069\u202f]+/g, " ");
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name)!;

beforeEach(async () => {
  hush();
  written = [];
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const fillText = (word: string) => written.push(word);
  const context = { fillRect() {}, strokeRect() {}, fillText };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/png;base64,");
  api.daily.mockReset();
  api.results.mockReset();
  api.attempt.mockReset();
  router.go.mockReset();
  await need("app", "daily", "ending", "hall");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

async function open(seen: DailyInfo): Promise<void> {
  api.daily.mockResolvedValue(seen);
  shown = mount(Daily, { target: document.body });
  await soon(() => expect(document.querySelector("section h2")).not.toBeNull());
  flushSync();
}

test("a deal that is not played can be begun, and one under way goes on", async () => {
  api.attempt.mockResolvedValue("t9");
  await open(
    info([
      game(),
      game({ game: "moguli", title: "Moguli", attempt: { ...over, status: "playing" } }),
    ]),
  );
  expect(text()).toContain("Your seat: 2 of 4");
  expect(text()).toContain(COMMIT);
  expect(text()).not.toContain("guest");
  expect(text()).not.toContain("Results of today");

  expect(button("Play").getAttribute("aria-label")).toBe("Play: Mogul (2002)");
  button("Play").click();
  await soon(() => expect(router.go).toHaveBeenCalledWith("/t/t9"));
  button("Continue").click();
  await soon(() => expect(api.attempt).toHaveBeenLastCalledWith("moguli"));
});

test("after the own attempt the results are shown, read out, and the own row is marked", async () => {
  api.results.mockResolvedValue(results());
  await open(info([game({ attempt: over })]));
  expect(text()).toContain("Your result: 31 points, place 2 of 4.");
  button("Results of today").click();
  await soon(() => expect(document.querySelectorAll("tbody tr")).toHaveLength(2));

  expect(api.results).toHaveBeenCalledWith("mogul-2002", "2027-01-15");
  expect(document.querySelector("[aria-current]")!.textContent).toContain("Ada");
  expect(announced.at(-1)!.text).toContain("January 15, 2027");
  expect(document.querySelector("[data-testid=daily-seal]")).toBeNull();
  expect(document.querySelector("a[href^='/replay']")).toBeNull();
});

test("a guest reads why it is in no table, and which rank it would have", async () => {
  api.results.mockResolvedValue(results({ rows: [BOB], count: 1 }));
  await open(info([game({ attempt: over })], { guest: true }));
  expect(text()).toContain("You are a guest");
  button("Results of today").click();
  await soon(() => expect(text()).toContain("You would have rank 2."));
});

test("the seal of yesterday is verified, and another deal does not fit", async () => {
  const { salt, ...sealed } = SEALED;
  const seal = { ...sealed, salt, commit: COMMIT };
  api.results.mockResolvedValueOnce(results({ seal }));
  await open(info([game({ attempt: over })]));
  button("Results of yesterday").click();
  await soon(() => expect(text()).toContain("The opened seal fits"));
  expect(api.results).toHaveBeenCalledWith("mogul-2002", "2027-01-14");
  expect(document.querySelector("a[href='/replay/t1']")).not.toBeNull();

  api.results.mockResolvedValueOnce(results({ seal: { ...seal, deal: { shares: ["red 2"] } } }));
  button("Results of yesterday").click();
  await soon(() => expect(text()).toContain("The opened seal does not fit"));
});

test("a refusal is shown, and can be tried again", async () => {
  api.results.mockRejectedValueOnce(new ApiError(404, "daily/not_found", "There was no deal."));
  await open(info([game()]));
  button("Results of yesterday").click();
  await soon(() => expect(text()).toContain("There was no deal."));
  api.results.mockResolvedValue(results({ mine: null, table: null }));
  button("Results of yesterday").click();
  await soon(() => expect(document.querySelectorAll("tbody tr")).toHaveLength(2));
  expect(text()).not.toContain("There was no deal.");
  expect(button("Picture to share")).toBeUndefined();
});

test("the picture has rank and points, nothing of the deal, and a name only when chosen", async () => {
  api.results.mockResolvedValue(results());
  await open(info([game({ attempt: over })]));
  button("Results of today").click();
  await soon(() => expect(button("Picture to share")).toBeDefined());
  button("Picture to share").click();
  await soon(() => expect(written).toHaveLength(6));
  expect(written.map((each) => each.replaceAll(/[\u2068\u2069]/g, ""))).toEqual([
    ...["Deal of the day", "2.", "Person", "31"],
    ...["Mogul (2002), January 15, 2027", "Played with Moguls"],
  ]);
  document.querySelector<HTMLInputElement>("input[role=switch]")!.click();
  flushSync();
  expect(written).toContain("Ada");
  expect(document.querySelector("a[download]")!.getAttribute("download")).toBe(
    "mogul-2002-2027-01-15.png",
  );
});
