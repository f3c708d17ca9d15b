/** Which entries a page reports as seen, and when. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IDLE_AFTER } from "../../lib/net/presence.svelte";
import type { Table } from "../../lib/net/wire";
import { seatOf, type SourceDouble, tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import { REPORT_EVERY, SeenReport } from "./seen.svelte";

const VIEW = VIEWS["mogul-2002"]!;
let stop: (() => void) | undefined;
let visible = true;

beforeEach(() => {
  visible = true;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() =>
    visible ? "visible" : "hidden",
  );
  vi.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Open a table of three people at the entry 7. */
async function open(more: Partial<Table> = {}): Promise<SourceDouble> {
  const { table, source } = await tableOf("mogul-2002", VIEW, more);
  source.show({}, VIEW, 7);
  const report = new SeenReport(table);
  stop = $effect.root(() => report.follow());
  pass(0);
  return source;
}

function pass(ms: number): void {
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
}

function turnTo(state: boolean): void {
  visible = state;
  document.dispatchEvent(new Event("visibilitychange"));
  pass(0);
}

const seen = (source: SourceDouble): unknown[] => source.asked.map(([, seq]) => seq);

test("a visible page reports the entry that it shows, and quick ones after it together", async () => {
  const source = await open();
  for (const seq of [8, 9, 10]) {
    source.show({}, VIEW, seq);
    pass(100);
  }
  expect(seen(source)).toEqual([7]);

  pass(REPORT_EVERY);
  pass(60_000);

  expect(seen(source)).toEqual([7, 10]);
});

test("a hidden page reports nothing until it is shown again", async () => {
  const source = await open();
  turnTo(false);
  source.show({}, VIEW, 8);
  pass(60_000);
  expect(seen(source)).toEqual([7]);

  turnTo(true);

  expect(seen(source)).toEqual([7, 8]);
});

test("a page that is visible without an input for minutes reports again at the next one", async () => {
  const source = await open();
  pass(IDLE_AFTER);
  source.show({}, VIEW, 8);
  pass(60_000);
  expect(seen(source)).toEqual([7]);

  dispatchEvent(new Event("pointermove"));
  pass(0);

  expect(seen(source)).toEqual([7, 8]);
});

test("an input keeps a page present for another while", async () => {
  const source = await open();
  pass(IDLE_AFTER - 1_000);
  dispatchEvent(new Event("keydown"));
  pass(IDLE_AFTER - 1_000);
  source.show({}, VIEW, 8);
  pass(0);

  expect(seen(source)).toEqual([7, 8]);
});

const people = (you: number) => [0, 1, 2].map((seat) => seatOf(seat, { you: seat === you }));
const bots = [seatOf(0, { you: true }), seatOf(1, { kind: "bot" }), seatOf(2, { kind: "bot" })];
const days = { clock: { control: { mode: "days" } } } as unknown as Partial<Table>;

test.each([
  ["a spectator", { you: null, seats: people(9) }, []],
  ["the only person at a live table", { seats: bots }, []],
  ["the only person at a table for days", { seats: bots, ...days }, [7]],
  [
    "somebody whose seat a bot plays",
    { you: null, seats: [seatOf(0, { kind: "bot", replaced_by_bot: true }), seatOf(1)] },
    [7],
  ],
])("%s reports what a notice could be about", async (_who, more, expected) => {
  const source = await open(more);
  pass(60_000);

  expect(seen(source)).toEqual(expected);
});

test("what could not be sent is reported once the connection is back", async () => {
  const source = await open();
  source.status = "lost";
  source.show({}, VIEW, 8);
  pass(60_000);
  expect(seen(source)).toEqual([7]);

  source.status = "live";
  pass(0);

  expect(seen(source)).toEqual([7, 8]);
});

test("a message that a visible page shows is reported, though no entry has come", async () => {
  const source = await open();
  const line = { seat: 1, name: "Bob", to: null, words: null, text: "Hi", at: 0, sender: "b" };
  source.talk.hear({ type: "talk", lines: [{ ...line, id: 1, own: true }], is_new: true });
  pass(REPORT_EVERY);
  expect(seen(source)).toEqual([7]);
  source.talk.hear({ type: "talk", lines: [{ ...line, id: 2, own: false }], is_new: true });
  pass(REPORT_EVERY);
  pass(60_000);

  expect(seen(source)).toEqual([7, 7]);
});
