/** Several players on one device: the viewing seat, and what the page may still know. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../lib/net/wire";
import { seatOf, tableOf } from "../../testing/table.svelte";
import type { TableModel } from "../model/model.svelte";

type Test = Awaited<ReturnType<typeof tableOf>>;

const MINE = [0, 1]; // the seats of this device, of three
const SOON = 5_000; // longer than any delay
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const seats = (mine: readonly number[] = MINE) =>
  [0, 1, 2].map((seat) => seatOf(seat, { you: mine.includes(seat) }));

/** A table with seat `turn` on turn and the device viewing as `you`, followed like the page does. */
async function shared(
  turn: number | null,
  you: number | null,
  more: Partial<Table> = {},
): Promise<Test> {
  const made = await tableOf(
    "mogul-2002",
    { turn, over: false, actions: [] },
    { you, seats: seats(), ...more },
  );
  stop = $effect.root(() => {
    $effect(() => made.table.hotSeat.follow());
  });
  flushSync();
  return made;
}

/** Let the server send the next moment, or the same one as another seat. */
function next({ source }: Test, turn: number | null, you: number | null, seq?: number): void {
  source.show({ you }, { turn, over: false, actions: [] }, seq);
  flushSync();
}

/** The viewing seat and the seat that the curtain asks for. */
const stands = ({ you, hotSeat }: TableModel) => ({ you, curtain: hotSeat.curtain });

test("after a move the seat sees the result for a moment, then its data are removed", async () => {
  const made = await shared(1, 0);
  expect(made.table.hotSeat).toMatchObject({ curtain: null, soon: 1 });
  expect(made.source.asked).toEqual([]);

  vi.advanceTimersByTime(SOON);
  flushSync();

  expect(made.table.hotSeat).toMatchObject({ curtain: 1, soon: null, before: 0 });
  expect(made.source.asked).toEqual([["look", null, true]]);
});

test("only its button opens the curtain", async () => {
  const made = await shared(1, 0);
  vi.advanceTimersByTime(SOON);
  next(made, 1, null);
  expect(stands(made.table)).toEqual({ you: null, curtain: 1 });

  made.table.hotSeat.lift(1);
  expect(made.source.asked.at(-1)).toEqual(["look", 1, true]);
  expect(made.table.hotSeat.curtain).toBe(1);

  next(made, 1, 1);
  expect(stands(made.table)).toEqual({ you: 1, curtain: null });
});

test("a reloaded page starts behind the curtain", async () => {
  const { table } = await shared(0, null);

  expect(stands(table)).toEqual({ you: null, curtain: 0 });
});

test("the curtain closes the windows of the previous seat", async () => {
  const { table } = await shared(0, 0);
  table.opened = 0;
  table.panel = "seal";
  table.hotSeat.handTo(1);

  expect([table.opened, table.panel, table.hotSeat.curtain]).toEqual([null, null, 1]);
});

test("a seat that was given the device may view although it is not on turn", async () => {
  const made = await shared(0, 0);
  made.table.hotSeat.handTo(1);
  made.table.hotSeat.lift(1);
  next(made, 0, 1, 1);
  vi.advanceTimersByTime(SOON);
  flushSync();
  expect(stands(made.table)).toEqual({ you: 1, curtain: null });

  next(made, 0, 1, 2); // seat 0 is still on turn
  vi.advanceTimersByTime(SOON);
  flushSync();
  expect(made.table.hotSeat.curtain).toBe(0);
});

test("a turn of another device does not change the viewing seat", async () => {
  const made = await shared(2, 0);
  vi.advanceTimersByTime(SOON);
  flushSync();

  expect(stands(made.table)).toEqual({ you: 0, curtain: null });
  expect(made.source.asked).toEqual([]);
});

test("while the curtain is down it asks for the player on turn", async () => {
  const made = await shared(0, null);
  next(made, 1, null);

  expect(made.table.hotSeat.curtain).toBe(1);
});

test.each([
  ["where nothing is hidden", { has_hidden_info: false }, false],
  ["where the curtain is switched off", {}, true],
])("%s the viewing seat changes without a curtain", async (_, more, skip) => {
  if (skip) localStorage.setItem("moguls.device.abc.skip", "yes");
  const made = await shared(1, 0, more);
  vi.advanceTimersByTime(SOON);
  flushSync();

  expect(made.table.hotSeat.curtain).toBeNull();
  expect(made.source.asked).toEqual([["look", 1, false]]);
});

test("the switched off curtain is stored in the browser and can be switched on", async () => {
  const { table } = await shared(0, 0);
  table.hotSeat.setSkip(true);
  expect((await tableOf("mogul-2002", { turn: 0 })).table.hotSeat.skip).toBe(true);

  table.hotSeat.setSkip(false);
  expect((await tableOf("mogul-2002", { turn: 0 })).table.hotSeat.skip).toBe(false);
});

test("a single player on the device gets the server's default view", async () => {
  const made = await shared(0, 0);
  made.source.looks = 0;
  made.source.show({ seats: seats([0]) }, { turn: 0, over: false, actions: [] });
  flushSync();

  expect(made.source.asked).toEqual([["look", null, false]]);
});

test("the next player of the device reads the events since its last turn, without minor ones", async () => {
  const made = await shared(0, 0);
  const told = (text: string, quiet = false) => ({ key: text, strand: "other", quiet }) as const;
  made.table.ui = { ...made.ui, tell: (event) => told(event.type, String(event.type) === "small") };
  const happen = (seq: number, type: string) => {
    made.source.log = [
      ...made.source.log,
      { seq, step: seq, events: [{ type }] },
    ] as typeof made.source.log;
  };
  happen(1, "before");
  made.table.hotSeat.handTo(1); // seat 0 has seen up to the frame's number, 1
  happen(2, "since");
  happen(3, "small");
  next(made, 0, null);
  made.table.hotSeat.lift(0);
  next(made, 0, 0);

  expect(made.table.hotSeat.since.map((line) => line.key)).toEqual(["since"]);
});
