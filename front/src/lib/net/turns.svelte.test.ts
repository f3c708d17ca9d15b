/** The number of tables that wait for the reader: when it is asked for, and what counts. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showBadge } from "../ui/badge";
import { LEAST, Turns } from "./turns.svelte";

let turns: Turns;
let answers: object[];
let asked: string[];
let stop: (() => void) | undefined;

const turn = (table: string): object => ({ table, title: "Mogul", deadline: null });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  turns = new Turns();
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const body = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});
afterEach(() => {
  stop?.();
  stop = undefined;
  localStorage.clear();
  vi.useRealTimers();
});

async function follow(...found: object[]): Promise<void> {
  answers = found;
  stop = $effect.root(() => {
    $effect(() => turns.follow());
  });
  await pass(0);
}

async function pass(ms: number): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

test("the number is asked for again after the time that the server names", async () => {
  await follow({ turns: [turn("a")], seconds: 60 }, { turns: [turn("a"), turn("b")], seconds: 60 });
  expect(turns.count).toBe(1);
  await pass(59_000);
  expect(asked).toHaveLength(1);

  await pass(1_000);

  expect([turns.count, turns.next?.table, asked.length]).toEqual([2, "a", 2]);
});

test("where no turn can come nothing more is asked until the screen changes", async () => {
  await follow({ turns: [], seconds: 0 });
  await pass(3_600_000);
  expect(asked).toHaveLength(1);

  turns.look();
  await pass(0);

  expect(asked).toHaveLength(2);
});

test("screens that follow quickly ask once", async () => {
  await follow({ turns: [], seconds: 0 });
  for (let screen = 0; screen < 5; screen++) turns.look();
  await pass(LEAST - 1);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
});

test("the answer of another tab is used instead of an own request", async () => {
  await follow({ turns: [], seconds: 60 });
  await pass(50_000);
  const other = { at: Date.now(), turns: [turn("a"), turn("b")], seconds: 60 };
  localStorage.setItem("moguls.turns", JSON.stringify(other));
  dispatchEvent(new StorageEvent("storage", { key: "moguls.turns" }));
  await pass(50_000);

  expect([turns.count, asked.length]).toEqual([2, 1]);
});

test("the table on the page counts as the page shows it, and the others are asked for after a move", async () => {
  await follow({ turns: [turn("a"), turn("b")], seconds: 60 });
  turns.show("a", true, true);
  flushSync();
  expect([turns.count, turns.next?.table]).toEqual([2, "b"]);

  turns.show("a", false, true);
  expect(turns.count).toBe(1);
  await pass(0);

  expect([turns.count, asked.length]).toEqual([1, 2]);
});

test("a damaged answer in the storage of the browser is ignored", async () => {
  localStorage.setItem("moguls.turns", '{"at": 5, "turns": 7}');
  await follow({ turns: [turn("a")], seconds: 60 });
  expect(turns.count).toBe(1);
});

test("the icon of the tab and the badge of the app show the number, and none at last", () => {
  const badges: unknown[] = [];
  vi.stubGlobal("navigator", {
    setAppBadge: (count: number) => Promise.resolve(badges.push(count)),
    clearAppBadge: () => Promise.reject(new Error("refused")),
  });
  document.head.innerHTML = '<link rel="icon" href="http://localhost/icon.svg">';
  const link = document.querySelector("link")!;
  showBadge(3);
  expect(decodeURIComponent(link.href)).toContain(">3</text>");
  showBadge(0);
  expect([link.href, badges]).toEqual(["http://localhost/icon.svg", [3]]);
});
