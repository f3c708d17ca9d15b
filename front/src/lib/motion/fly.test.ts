import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fly } from "./fly";

/** A flight under way: its path, how long it lasts, when it began, how it ends. */
interface Flying {
  path: Keyframe[];
  duration: number;
  startTime: unknown;
  land: () => void;
}
let flights: Flying[] = [];
const NOW = 4200;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<i></i><b></b>";
  flights = [];
  Object.defineProperty(document, "timeline", { value: { currentTime: NOW }, configurable: true });
  Element.prototype.animate = function (path, timing) {
    const { duration } = timing as { duration: number };
    const flight: Flying = { path: path as Keyframe[], duration, startTime: null, land: () => {} };
    flights.push(flight);
    const finished = new Promise<void>((done) => (flight.land = done));
    return Object.assign(flight, { finished }) as unknown as Animation;
  };
});
afterEach(() => vi.useRealTimers());

const copies = (): number => document.querySelectorAll(".in-flight").length;

async function launched(...waits: number[]): Promise<void> {
  const [piece, place] = [document.querySelector("i")!, document.querySelector("b")!];
  for (const wait of waits.length ? waits : [0]) fly(piece, place, place, { count: 2, wait });
  await vi.advanceTimersByTimeAsync(100);
}

async function landed(): Promise<void> {
  for (const { land } of flights) land();
  await vi.advanceTimersByTimeAsync(100);
}

test("landed pieces are invisible and removed with the next flight", async () => {
  await launched();
  expect(copies()).toBe(2);
  expect(flights.map(({ path }) => path.at(-1)?.opacity)).toEqual([0, 0]);
  await landed();
  expect(copies()).toBe(2);

  await launched();
  expect(copies()).toBe(2);
});

test("the next flight does not remove flying pieces", async () => {
  await launched();
  await launched();
  expect(copies()).toBe(4);
});

test("landed pieces are removed after five seconds without flights", async () => {
  await launched();
  await landed();
  await vi.advanceTimersByTimeAsync(4800);
  expect(copies()).toBe(2);
  await vi.advanceTimersByTimeAsync(300);
  expect(copies()).toBe(0);
});

test("simultaneous flights begin and end together", async () => {
  await launched(0, 160);
  expect(flights).toHaveLength(4);
  expect(new Set(flights.map(({ startTime }) => startTime))).toEqual(new Set([NOW]));
  expect(new Set(flights.map(({ duration }) => duration)).size).toBe(1);
});

test("waiting pieces are invisible until they start", async () => {
  await launched(0, 160);
  const [first, , , last] = flights;
  const seen = ({ path, duration }: Flying): number[] =>
    path.filter(({ opacity }) => opacity !== 0).map(({ offset }) => offset! * duration);
  expect(seen(first!)[0]).toBe(0);
  expect(seen(last!)[0]).toBeCloseTo(230);
  expect(last!.path[0]).toMatchObject({ offset: 0, opacity: 0 });
});
