/** The page of one's record: advice, people, deletion. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { GameRecord, LevelRecord } from "../../lib/net/types.gen";
import Record from "../Record.svelte";
import { advice } from "./advice";

const api = vi.hoisted(() => ({ myRecord: vi.fn(), deleteRecord: vi.fn(), rematch: vi.fn() }));
vi.mock("../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));
const router = vi.hoisted(() => ({ go: vi.fn() }));
vi.mock("../../lib/net/router", async (original) => ({ ...(await original<object>()), ...router }));

const level = (name: string, ...recent: boolean[]): LevelRecord => ({
  level: name as LevelRecord["level"],
  played: recent.length,
  won: recent.filter(Boolean).length,
  recent,
});
const game = (...levels: LevelRecord[]): GameRecord => ({
  game: "mogul-2002",
  title: "Mogul (2002)",
  message_prefix: "m02",
  played: 12,
  won: 5,
  streak: 2,
  longest_streak: 3,
  levels,
  best: {
    table: "old",
    deal: {
      value: 24,
      step: 31,
      event: { type: "sell", seat: 0, company: "brown", count: 4, price: 6, points: 24 },
    },
  },
});
const people = [{ name: "Clara", games: 2, last_at: 1_790_000_000, table: "t1" }];
const EMPTY = { games: [], tables: [], people: [] };
let shown: object | undefined;

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  await need("app", "hall", "ending");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

async function show(record: object): Promise<void> {
  api.myRecord.mockResolvedValue(record);
  shown = mount(Record, { target: document.body });
  await new Promise((done) => setTimeout(done));
  flushSync();
}
const text = (): string => document.body.textContent.replaceAll(/\s+/g, " ");
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name)!;

test.each([
  ["three of five", [true, false, true, true, false], { won: 3, played: 5 }],
  ["three of three", [true, true, true], { won: 3, played: 3 }],
  ["two of five", [true, false, true, false, false], null],
  ["two of two: not enough games", [true, true], null],
])("the next level is recommended after enough wins: %s", (_, recent, expected) => {
  const given = advice(game(level("easy", true, true, true), level("normal", ...recent)));
  expect(given).toEqual(expected && { ...expected, level: "normal", next: "hard" });
});

test("after experts there is nothing to try, and games with people count for no level", () => {
  expect(advice(game(level("expert", true, true, true)))).toBeNull();
  expect(advice(game(level("people", true, true, true)))).toBeNull();
});

test("a record says games, wins by level, streaks, the best deal with its moment, and what to try", async () => {
  await show({ ...EMPTY, games: [game(level("normal", true, true, true, false, false))] });

  expect(text()).toContain("12 games, 5 won. Won in a row: 2; longest streak: 3.");
  expect(text()).toContain("normal bots53");
  expect(text()).toContain("Your best deal: 4 Great Northern for 24 points.");
  expect(text()).toContain("You beat normal bots in 3 of 5: try hard.");
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain("/replay/old?at=31");
  expect(links).toContain("/api/me/record");
});

test("one press sets the same table up again", async () => {
  api.rematch.mockResolvedValue({ table: "t2" });
  await show({ ...EMPTY, games: [game()], people });
  document
    .querySelector<HTMLButtonElement>('[aria-label="The same table again, with Clara"]')!
    .click();
  await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith("/t/t2"));

  expect(api.rematch).toHaveBeenCalledWith("t1");
});

test("a record is deleted after a question, and kept without an answer", async () => {
  api.deleteRecord.mockResolvedValue(EMPTY);
  await show({ ...EMPTY, games: [game()], people });
  button("Delete my record").click();
  flushSync();
  button("Keep").click();
  expect(api.deleteRecord).not.toHaveBeenCalled();
  button("Delete my record").click();
  flushSync();
  button("Delete").click();
  await vi.waitFor(() => expect(text()).toContain("No finished game yet."));
  expect(text()).not.toContain("Clara");
});
