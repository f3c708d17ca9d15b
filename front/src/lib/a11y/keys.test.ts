/** Shortcuts of one and two keys, and announcements that repeat. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, said, say } from "./announcer.svelte";
import { bind, onkeydown, type Shortcut } from "./keys";

let unbind: () => void;
let done: string[] = [];
const does = (what: string, more: Partial<Shortcut> = {}): Shortcut => ({
  label: () => what,
  run: () => done.push(what),
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  hush();
  done = [];
  unbind = bind({
    f: does("first", { anywhere: true }),
    "f o": does("offer", { anywhere: true }),
    "f ?": does("list", { anywhere: true }),
    o: does("bid"),
  });
  addEventListener("keydown", onkeydown);
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  unbind();
  removeEventListener("keydown", onkeydown);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

function press(...keys: string[]): string[] {
  const target = document.querySelector("input") ?? document.body;
  for (const key of keys)
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return done.splice(0);
}

test("two keys run what they name, and nothing else", () => {
  expect(press("f", "o")).toEqual(["offer"]);
  expect(press("o")).toEqual(["bid"]);
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
});

test("Shift does not end the wait for the second key", () => {
  expect(press("f", "Shift", "?")).toEqual(["list"]);
});

test("a first key alone runs itself after a while, and a second one may still follow", () => {
  expect(press("f")).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(press("o")).toEqual(["first", "offer"]);
});

test.each(["x", "Escape"])("%s ends the wait", (key) => {
  expect(press("f", key, "o")).toEqual(["bid"]);
});

test("after five seconds the second key is a key of its own", () => {
  press("f");
  vi.advanceTimersByTime(6_000);
  expect(press("o")).toEqual(["first", "bid"]);
});

test("while a window is open, only keys that work anywhere do", () => {
  document.body.innerHTML = "<dialog open></dialog>";
  expect(press("o")).toEqual([]);
  expect(press("f", "o")).toEqual(["offer"]);
});

test("who writes into a field presses no shortcut", () => {
  document.body.innerHTML = "<input>";
  expect(press("f", "o")).toEqual([]);
});

test("what is said twice is a new text each time", () => {
  for (let time = 0; time < 3; time++) say("Your turn.");
  const texts = said.map(({ text }) => text);
  expect(texts).toEqual(["Your turn.", "Your turn.\u00a0", "Your turn."]);
});
