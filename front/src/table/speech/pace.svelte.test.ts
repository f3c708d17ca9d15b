/** Pace of bots: the setting of a new table, and what is skipped at the fastest one. */

import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { makeTable } from "../../lib/net/api";
import { settings } from "../../lib/storage/settings.svelte";
import type { LogEntry, Pace } from "../../lib/net/wire";
import { tableOf } from "../../testing/table.svelte";
import { follow } from "./speak.svelte";

let stop = (): void => {};
afterEach(() => {
  stop();
  settings.set({ pace: "normal" });
  vi.unstubAllGlobals();
});

test.each([
  ["as the settings say", undefined, "slow"],
  ["unless it is to be otherwise", "at_once", "at_once"],
] as const)("a table is made %s", async (_, choice, pace) => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", sent);
  settings.set({ pace: "slow" });

  await makeTable({ game: "moguli", seats: 2, ...(choice && { pace: choice }) });

  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ pace });
});

const bid = (seq: number): LogEntry => ({
  seq,
  step: seq,
  events: [{ type: "bid", seat: 1, bowl: 1 }],
});

test.each<[Pace, number]>([
  ["slow", 1],
  ["normal", 1],
  ["at_once", 0],
])("at the pace %s an event is animated %i times", async (pace, times) => {
  const { table, source, ui } = await tableOf(
    "mogul-2002",
    { turn: 1, over: false, actions: [], round: 1 },
    { pace },
  );
  const animate = vi.fn();
  table.ui = { ...ui, animate };
  source.log = [bid(1)];
  stop = $effect.root(() => follow(table));
  flushSync();
  source.log = [bid(1), bid(2)];
  flushSync();

  expect(animate).toHaveBeenCalledTimes(times);
});
