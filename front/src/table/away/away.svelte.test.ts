/** While the reader was away: when there is a summary, and what it says. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { GameEvent, LogEntry } from "../../lib/net/wire";
import { tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import { Away, AWAY_AFTER, MOST_LINES, note } from "./away.svelte";
import AwaySlip from "./AwaySlip.svelte";

let stop: (() => void) | undefined;
let shown: object | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000_000, toFake: ["Date", "setTimeout", "clearTimeout"] });
  await need("app", "table", "mogul", "mogul-2002");
  await load("en");
});
afterEach(async () => {
  stop?.();
  if (shown) await unmount(shown);
  shown = stop = undefined;
  localStorage.clear();
  vi.useRealTimers();
});

const entry = (seq: number, event: object): LogEntry => ({
  seq,
  step: seq,
  events: [event as GameEvent],
});
const bids = (count: number): LogEntry[] =>
  Array.from({ length: count }, (_, at) => entry(at + 1, { type: "bid", seat: 1, bowl: at + 1 }));

/** Open the table with a log, after a visit that ended `ago` ms ago at the entry `seq`. */
async function open(log: LogEntry[], seq: number, ago: number) {
  note("abc", seq, Date.now() - ago);
  const made = await tableOf("mogul-2002", VIEWS["mogul-2002"]!);
  made.source.show({}, VIEWS["mogul-2002"]!, log.length);
  made.source.log = log;
  const away = new Away(made.table);
  stop = $effect.root(() => away.follow());
  flushSync();
  return { ...made, away };
}

test("after a longer absence the events since the last visit are told, the latest in full", async () => {
  const { away } = await open(bids(14), 3, AWAY_AFTER + 1);

  expect(away.lines).toHaveLength(MOST_LINES);
  expect(away.lines.at(-1)!.args).toMatchObject({ name: "Bob", bowl: 14 });
  expect(away.more).toBe(3);
});

test.each([
  ["a reload", bids(9), 3, 1_000],
  ["nothing new", bids(9), 9, AWAY_AFTER + 1],
  ["a single event", bids(9), 8, AWAY_AFTER + 1],
])("there is no summary after %s", async (_, log, seq, ago) => {
  expect((await open(log, seq, ago)).away.lines).toEqual([]);
});

test("a hidden page counts as absence, and a visible one notes what it has shown", async () => {
  const { away, source } = await open(bids(2), 2, 0);
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  source.show({}, source.view, 6);
  source.log = bids(6);
  flushSync();
  expect(away.lines).toEqual([]);

  vi.setSystemTime(Date.now() + AWAY_AFTER + 1);
  visible.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(away.lines.map((line) => line.args?.bowl)).toEqual([3, 4, 5, 6]);
  visible.mockRestore();
});

test("a move dismisses the summary", async () => {
  const { away, source } = await open(bids(9), 3, AWAY_AFTER + 1);
  source.pendingMove = "bid";
  flushSync();
  expect(away.lines).toEqual([]);
});

test("on request the events are animated one after another", async () => {
  const { away, table, ui } = await open(bids(3), 1, AWAY_AFTER + 1);
  const animated: unknown[] = [];
  table.ui = { ...ui, animate: (events) => void animated.push(...events) };
  shown = mount(Within, {
    target: document.body,
    props: { table, of: AwaySlip, props: { absence: away } },
  });
  flushSync();
  document.querySelector<HTMLButtonElement>(".show")!.click();
  flushSync();
  vi.advanceTimersByTime(3_000);
  flushSync();
  vi.advanceTimersByTime(3_000);
  flushSync();

  expect(animated).toEqual(
    bids(3)
      .flatMap(({ events }) => events)
      .slice(1),
  );
  expect(document.querySelector(".current")).toBeNull();
});

test("what others said meanwhile is part of the summary, also without events", async () => {
  await need("away", "talk");
  const { away, table, source } = await open([], 0, AWAY_AFTER + 1);
  source.log = bids(1);
  flushSync();
  const line = { id: 1, seat: 1, name: "Bob", to: null, words: null, sender: "b" };
  const now = Date.now() / 1000;
  source.talk.hear({
    type: "talk",
    lines: [
      { ...line, text: "Before", own: false, at: now - AWAY_AFTER / 1000 - 10 },
      { ...line, text: "Meanwhile", own: false, at: now - 10 },
      { ...line, text: "Mine", own: true, at: now - 9 },
      { ...line, text: "After", own: false, at: now + 1 },
    ],
    is_new: false,
  });
  expect(away.messages.map((said) => said.text)).toEqual(["Meanwhile"]);
  shown = mount(Within, {
    target: document.body,
    props: { table, of: AwaySlip, props: { absence: away } },
  });
  flushSync();
  expect(document.querySelector('[data-testid="away-said"]')!.textContent).toContain("Meanwhile");

  away.dismiss();
  expect(away.messages).toEqual([]);
});
