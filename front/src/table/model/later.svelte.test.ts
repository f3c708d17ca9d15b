/** The delayed table: one frame behind, unless the viewer changes or nothing is drawn. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { later } from "./later.svelte";
import type { TableModel } from "./model.svelte";

type Made = Awaited<ReturnType<typeof tableOf>>;

let made: Made;
let late: TableModel;
let stop = (): void => {};

beforeEach(async () => {
  made = await tableOf("mogul-2002", { turn: 0, over: false, actions: [] });
  vi.useFakeTimers();
  stop = $effect.root(() => void (late = later(made.table)));
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const turn = (seat: number): object => ({ turn: seat, over: false, actions: [] });

test("a move is shown there once the board is drawn", async () => {
  made.source.show({}, turn(2));
  flushSync();
  expect([made.table.turn, late.turn]).toEqual([2, 0]);
  expect(late.view).toMatchObject({ turn: 0 });

  await vi.advanceTimersByTimeAsync(100);
  expect([late.turn, late.source.frame]).toEqual([2, made.source.frame]);
});

test("the last of several moves in a frame is shown", async () => {
  made.source.show({}, turn(1));
  flushSync();
  made.source.show({}, turn(2));
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  expect(late.turn).toBe(2);
});

test("the view of a seat is removed at once when the viewer changes", () => {
  made.source.show({ you: 1 }, turn(2));
  expect([late.you, late.turn]).toEqual([1, 2]);
  made.source.show({ you: 1 }, null);
  expect(late.view).toBeNull();
});

test("there is no delay in a hidden tab or at the end of the game", () => {
  made.source.show({ status: "over" }, { turn: null, over: true, actions: [] });
  expect(late.over).toBe(true);

  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  made.source.show({}, turn(1));
  flushSync();
  Reflect.deleteProperty(document, "hidden");
  expect(late.view).toMatchObject({ turn: 1 });
});

test("actions of the delayed table reach the table, and names are current", async () => {
  late.opened = 1;
  late.play("bid");
  expect([made.table.opened, late.opened]).toEqual([1, 1]);
  expect(made.source.asked).toEqual([["move", "bid"]]);

  made.source.show({ seats: [seatOf(0, { you: true, name: "Eve" }), seatOf(1)] }, turn(1));
  flushSync();
  expect([late.name(0), made.table.name(0)]).toEqual(["Ada", "Eve"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(late.name(0)).toBe("Eve");
});
