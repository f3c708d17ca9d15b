/** The tape is printed a frame after the board; lines of another seat are removed at once. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { LogEntry } from "../../lib/net/wire";
import { type SourceDouble, tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import TickerTape from "./TickerTape.svelte";
import type { AnyView } from "../model/types";

const bid = (seq: number): LogEntry => ({
  seq,
  step: seq,
  events: [{ type: "bid", seat: 0, bowl: seq }],
});
const printed = (): number => document.querySelectorAll("ol [id^=tape-]:not(h2)").length;
let shown: ReturnType<typeof mount> | null = null;
let source: SourceDouble;

beforeEach(async () => {
  const made = await tableOf("mogul-2002", VIEWS["mogul-2002"] as AnyView);
  source = made.source;
  await need("app", "table", "mogul-2002");
  await load("en");
  source.log = [bid(1)];
  shown = mount(Within, { target: document.body, props: { table: made.table, of: TickerTape } });
  flushSync();
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  if (shown) await unmount(shown);
});

function says(...log: LogEntry[]): void {
  source.log = log;
  flushSync();
}

test("a new line is printed once the board is drawn", async () => {
  expect(printed()).toBe(1);
  says(bid(1), bid(2));
  expect(printed()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  expect(printed()).toBe(2);
});

test("lines of another seat are removed at once, even with prints pending", async () => {
  says(bid(1), bid(2));
  says();
  expect(printed()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  expect(printed()).toBe(0);
});

test("another language is printed at once, its names with it", async () => {
  vi.useRealTimers();
  if (shown) await unmount(shown);
  const made = await tableOf("take-stock", VIEWS["take-stock"] as AnyView);
  await need("take-stock");
  made.source.log = [{ seq: 1, step: 1, events: [{ type: "draw", seat: 0, card: "corn 10" }] }];
  shown = mount(Within, { target: document.body, props: { table: made.table, of: TickerTape } });
  flushSync();
  const line = (): string => document.querySelector("ol [id^=tape-]")?.textContent ?? "";
  expect(line()).toContain("corn");
  await load("de");
  flushSync();
  expect(line()).toContain("Mais");
  await load("en");
});
