import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fly } from "./fly";

/** How each animation ends, and what its last picture is. */
let land: (() => void)[] = [];
let last: Keyframe | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<i></i><b></b>";
  land = [];
  Element.prototype.animate = function (path) {
    last = (path as Keyframe[]).at(-1);
    return { finished: new Promise<void>((done) => land.push(done)) } as unknown as Animation;
  };
});
afterEach(() => vi.useRealTimers());

const copies = (): number => document.querySelectorAll(".in-flight").length;

async function launched(): Promise<void> {
  const [piece, place] = [document.querySelector("i")!, document.querySelector("b")!];
  void fly(piece, place, place, { count: 2 });
  await vi.advanceTimersByTimeAsync(100);
}

async function landed(): Promise<void> {
  for (const each of land.splice(0)) each();
  await vi.advanceTimersByTimeAsync(100);
}

test("what has landed is not seen, and goes with the next flight", async () => {
  await launched();
  expect(copies()).toBe(2);
  expect(last?.opacity).toBe(0);
  await landed();
  expect(copies()).toBe(2);

  await launched();
  expect(copies()).toBe(2);
});

test("what flies is not taken away by the next flight", async () => {
  await launched();
  await launched();
  expect(copies()).toBe(4);
});

test("what has landed goes when nothing flies for five seconds", async () => {
  await launched();
  await landed();
  await vi.advanceTimersByTimeAsync(4800);
  expect(copies()).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(copies()).toBe(0);
});
