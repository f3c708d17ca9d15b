/** Tables of handlers by event type, complete and without unknown types. */

import { expect, test } from "vitest";
import { doing, type Doings, type Each, isOf, type Some, whose } from "./events";
import type { Mogul2002Event, MoguliEvent } from "../net/types.gen";

const SOME = { bid: "chip", crash: "crash" } satisfies Some<Mogul2002Event, string>;

// @ts-expect-error: no event of this game is called so
const MISSPELT: Some<Mogul2002Event, string> = { bidd: "chip" };
// @ts-expect-error: the other events of the game are missing
const INCOMPLETE: Each<MoguliEvent, boolean> = { start: true };

const bid = { type: "bid", seat: 1, bowl: 3 } as const;

test("the handler of an event is found by its type and receives its fields", () => {
  type Tell = (name: string) => string;
  const doings: Partial<Doings<Mogul2002Event, Tell>> = {
    bid: ({ bowl }, name) => `${name}: ${bowl}`,
    runner_up: ({ type }, name) => `${name} ${type}`,
  };

  expect(doing<Mogul2002Event, Tell>(doings, bid)?.("Ada")).toBe("Ada: 3");
  expect(doing<Mogul2002Event, Tell>(doings, { type: "crash" })).toBeUndefined();
  expect(doing<Mogul2002Event, Tell>(doings, { type: "begun" })).toBeUndefined();
});

test("unknown events of a newer server are ignored", () => {
  expect(isOf<Mogul2002Event>(SOME, bid)).toBe(true);
  expect(isOf<Mogul2002Event>(SOME, { type: "toString" } as unknown as Mogul2002Event)).toBe(false);
  expect([MISSPELT, INCOMPLETE]).toHaveLength(2);
});

test("an event has a seat or none", () => {
  expect(whose(bid)).toBe(1);
  expect(whose({ type: "crash" })).toBeUndefined();
});
