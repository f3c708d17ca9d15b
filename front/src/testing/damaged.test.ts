/** Damaged values in the browser's storage, under every key: the page is as without them. */

import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { coachSettings } from "../coach/coach-settings.svelte";
import { askForNow } from "../coach/auto-response";
import { load, need } from "../lib/i18n/i18n.svelte";
import type { AnyComponent } from "../lib/loading/part";
import Home from "../pages/Home.svelte";
import Lobby from "../pages/Lobby.svelte";
import NameField from "../pages/home/NameField.svelte";
import NewTable from "../pages/home/NewTable.svelte";
import Import from "../replay/Import.svelte";
import AskName from "../table/seats/AskName.svelte";
import BotPicker from "../table/seats/BotPicker.svelte";
import NameForm from "../table/seats/NameForm.svelte";
import { tableOf } from "./table.svelte";
import { MOMENTS, VIEWS } from "./views";
import Within from "./Within.svelte";

const api = vi.hoisted(() => ({
  call: vi.fn(),
  games: vi.fn(),
  levelsOf: vi.fn(),
  me: vi.fn(),
  myTables: vi.fn(),
  openTables: vi.fn(),
}));
vi.mock("../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

const LEVELS = ["easy", "normal"];
const GAMES = [{ name: "moguli", title: "Moguli", seats: [2], levels: LEVELS, switches: [] }];
/** Nothing of these is valid anywhere, except as text. */
const ODD = ["<x>", 7, -1, 0.5, true, null, [], ["<x>", 7, null], {}, { "<x>": { "<x>": 7 } }];
/** Values that are damaged somewhere inside, too. */
const DAMAGED = [...ODD, ...ODD.map((odd) => ({ by: odd, game: odd, settings: odd }))];

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  api.call.mockResolvedValue({});
  api.games.mockResolvedValue(GAMES);
  api.levelsOf.mockResolvedValue(LEVELS);
  api.me.mockResolvedValue({ name: "", guest: true });
  for (const list of [api.myTables, api.openTables]) list.mockResolvedValue({ tables: [] });
  await need("app", "hall", "table", "replay", "generic", "mogul", ...Object.keys(VIEWS));
  await load("en");
});

/** What a component shows, with the values in its fields. */
async function shownBy(of: AnyComponent, props: object): Promise<string> {
  const target = document.createElement("div");
  const shown = mount(of, { target, props });
  await new Promise((done) => setTimeout(done));
  flushSync();
  const fields = [...target.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  const values = fields.map(({ value, checked }) => `${value} ${checked}`).join();
  const text = target.textContent + values;
  await unmount(shown);
  return text;
}

const NEW = { games: GAMES, wanted: null, listed: false };
const DRAFTS: readonly [string, AnyComponent, object][] = [
  ["poster", Home, {}],
  ["lobby", Lobby, {}],
  ["new-table", NewTable, NEW],
  ["name", NameField, {}],
  ["name", AskName, { guest: "Guest", onsit: () => {}, onclose: () => {} }],
  ["name", NameForm, {}],
  ["bot-level", BotPicker, { seat: 1 }],
  ["record", Import, {}],
];
/** Drafts in which any text is valid. */
const FREE = ["name", "record"];

test.each(DRAFTS)("the draft %s", async (key, of, props) => {
  const { table } = await tableOf("moguli", VIEWS.moguli ?? {});
  const page = (): Promise<string> => shownBy(Within, { table, of, props });
  await import("../pages/home/Lists.svelte"); // else the home page grows once it is loaded
  await page();
  const untouched = await page();
  expect(untouched).not.toBe("");

  for (const value of DAMAGED) {
    if (FREE.includes(key) && typeof value === "string") continue;
    localStorage.setItem(`moguls.draft.${key}`, JSON.stringify(value));
    expect(await page(), JSON.stringify(value)).toBe(untouched);
  }
});

/** An unfinished choice: its key, the part of the page, the moment of a game, and damage of its own. */
const KEPT: readonly [string, string, string, string, object[]][] = [
  ["choice", "take-stock", "turn", "Actions", [{ prefix: 7, card: null, event: null }]],
  ["sale", "mogul-2002", "sale", "Actions", []],
  ["plan", "mogul-2013", "winner", "Actions", [{ open: "<x>", from: null }, { open: "move" }]],
  [
    "hand",
    "moguli",
    "turn",
    "Board",
    [
      { pick: { kind: "<x>", gate: "a1" }, angle: 0, end: null },
      { pick: { kind: "pawn", gate: "z9" }, angle: 0, end: null },
      { pick: { kind: "tile", gate: "c3" }, angle: "90", end: null },
      { pick: 7, angle: 0, end: null },
    ],
  ],
  ["path", "generic", "turn", "Actions", []],
  ["search", "generic", "turn", "Actions", []],
  ["orders", "generic", "turn", "Actions", [{ bowl: "<x>" }, { bowl: [7] }]],
];

test.each(KEPT)("the unfinished choice %s in %s", async (key, game, moment, part, own) => {
  const of = game === "generic" ? "mogul-2002" : game;
  const view = MOMENTS[of]?.[moment] ?? VIEWS[of] ?? {};
  const { table, ui } = await tableOf(of, view, { orders: ["bowl"] });
  const shown = game === "generic" ? (await import("../games/generic")).default : ui;
  const component = (shown as unknown as Record<string, AnyComponent>)[part]!;
  const page = (): Promise<string> => shownBy(Within, { table, of: component });
  const untouched = await page();
  expect(untouched).not.toBe("");

  for (const value of [...ODD, ...own]) {
    const text = ["path", "search"].includes(key) && JSON.stringify(value).includes("<x>");
    if (text) continue; // a valid search, or the way to no action
    for (const at of key === "orders" ? ["0", 7] : ["0 1", 7]) {
      sessionStorage.setItem(`moguls.kept.abc.${key}`, JSON.stringify({ at, value }));
      expect(await page(), JSON.stringify(value)).toBe(untouched);
    }
  }
});

test("the lessons that were given", () => {
  for (const odd of ODD) {
    localStorage.setItem("moguls.coach.learnt", JSON.stringify({ moguli: odd, other: ["one"] }));
    expect(coachSettings.learnt("other")).toEqual(["one"]);
    coachSettings.note("moguli", "race");
    expect(coachSettings.learnt("moguli")).toContain("race");
  }
});

test("the auto-response before the coach", async () => {
  for (const odd of [7, "<x>", [], {}, { before: "<x>" }]) {
    const { table, source } = await tableOf("mogul-2013", {}, {
      question: "loan",
      auto_response: "once",
    } as object);
    const set = vi.fn();
    Object.assign(source, { setAutoResponse: set });
    sessionStorage.setItem("moguls.coach.auto-response.abc", JSON.stringify(odd));
    askForNow(table);
    expect(set).toHaveBeenCalledWith("ask");
  }
});

test("every stored draft and unfinished choice is tested here", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const all = Object.values(sources).join("\n");
  const found = (call: RegExp): Set<string | undefined> =>
    new Set([...all.matchAll(call)].map(([, key]) => key));

  expect(found(/\bdraft(?:<[^(]+>)?\(\s*"([\w-]+)"/g)).toEqual(
    new Set(DRAFTS.map(([key]) => key).filter((key) => key !== "new-table")),
  );
  expect(found(/\bkept(?:<[^(]+>)?\(\s*[\w.]+,\s*"([\w-]+)"/g)).toEqual(
    new Set([...KEPT.map(([key]) => key), "friend"]),
  );
});
