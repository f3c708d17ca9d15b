/** The page of open tables: its filter and where it is stored. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import type { TableListed } from "../lib/net/types.gen";
import Lobby from "./Lobby.svelte";

const api = vi.hoisted(() => ({ openTables: vi.fn(), myTables: vi.fn() }));
vi.mock("../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

const PATIENCE = { timeout: 60_000 }; // generous for busy machines
let shown: object | null = null;

/** A table in the list, with one free seat. */
const listed = (id: string, game: string): TableListed =>
  ({
    id,
    game,
    title: game,
    status: "waiting",
    seats: [
      { kind: "person", name: "Ada", online: true, level: null },
      { kind: "empty", name: "", online: false, level: null },
    ],
    free: 1,
    house_rules: {},
    bots_replaceable: false,
    deal_known: false,
    created_at: 1,
    changed_at: 1,
  }) as unknown as TableListed;

const TABLES = [listed("one", "mogul-2002"), listed("two", "moguli"), listed("three", "moguli")];

beforeEach(async () => {
  localStorage.clear();
  api.openTables.mockResolvedValue({ tables: TABLES });
  api.myTables.mockResolvedValue({ tables: [], next: null });
  await need("app", "hall");
  await load("en");
});
afterEach(close);

/** Open the page, like after a reload. */
async function open(tables: readonly TableListed[] = TABLES): Promise<void> {
  api.openTables.mockResolvedValue({ tables });
  shown = mount(Lobby, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    if (document.querySelector("[aria-busy]") ?? !document.querySelector("fieldset"))
      throw new Error("not there yet");
  }, PATIENCE);
}
async function close(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}

const rows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-testid^='table-']")].map(
    ({ dataset }) => dataset.testid?.replace("table-", "") ?? "",
  );
const choices = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("input[type=radio]"),
];
const choose = (value: string): void => {
  choices()
    .find((each) => each.value === value)
    ?.click();
  flushSync();
};
const words = (): string => document.body.textContent.replace(/\s+/g, " ");

test("a filter shows the tables of one game and is stored", async () => {
  await open();
  expect(rows()).toEqual(["one", "two", "three"]);

  choose("moguli");
  expect(rows()).toEqual(["two", "three"]);
  await close();
  await open();
  expect(rows()).toEqual(["two", "three"]);
  expect(choices().find(({ checked }) => checked)?.value).toBe("moguli");

  choose("all");
  expect(rows()).toEqual(["one", "two", "three"]);
});

test("each filter tells how many tables there are", async () => {
  await open();

  expect(words()).toContain("(3)");
  expect(words()).toContain("Moguli (2004) (2)");
  expect(words()).toContain("Mogul (2002) (1)");
  expect(words()).toContain("Take Stock (2006) (0)");
});

test("a new table is one of the game that is chosen", async () => {
  await open();
  const way = (): string | null | undefined =>
    document.querySelector("header a")?.getAttribute("href");
  expect(way()).toBe("/new?open");

  choose("moguli");
  expect(way()).toBe("/new?open&game=moguli");
});

test("an empty list has another text than an empty filter", async () => {
  const nothing = (): string => document.querySelector(".empty p")?.textContent ?? "";
  await open([]);
  expect(nothing()).toMatch(/^No tables are open at the moment/);
  await close();

  await open();
  choose("take-stock");
  expect(rows()).toEqual([]);
  expect(nothing()).toBe("No table of this game is open at the moment.");
});

test("the button of an own table opens it, that of another joins it", async () => {
  api.myTables.mockResolvedValue({ tables: [TABLES[0]], next: null });
  await open();
  const ways = (id: string): string =>
    (document.querySelector(`[data-testid="table-${id}"] .ways`)?.textContent ?? "")
      .replace(/\s+/g, " ")
      .trim();

  await vi.waitFor(() => {
    flushSync();
    expect(ways("one")).toContain("Go to the table");
  }, PATIENCE);
  expect(ways("one")).not.toContain("Sit down");
  expect(ways("two")).toContain("Sit down");
  expect(ways("two")).toContain("Watch");
});
