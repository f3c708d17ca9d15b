import { expect, test } from "vitest";
import { placeOf, placeShared, tieBreak } from "./places";

test("seats with equal results share a place, and the next one is skipped", () => {
  const scores = [30, 22, 30, 22, 11];
  const places = scores.map((_, seat) => placeOf(seat, [2], scores, [1, 4, 3, 4, 9]));

  expect(places).toEqual([2, 3, 1, 3, 5]);
});

test("tie-breakers only count between seats with equal points", () => {
  expect([0, 1, 2].map((seat) => placeOf(seat, [0], [9, 5, 5], [0, 1, 2]))).toEqual([1, 3, 2]);
});

test("a place is shared between seats with equal results", () => {
  expect([0, 1, 2].map((seat) => placeShared(seat, [0], [9, 5, 5], [0, 1, 1]))).toEqual([
    false,
    true,
    true,
  ]);
});

test("the tie-breaker is that of the winner and of the best seat with as many points", () => {
  expect(tieBreak(1, [73, 73, 73, 9], [3, 4, 1, 9])).toEqual({ own: 4, next: 3 });
  expect(tieBreak(0, [9, 8], [1, 5])).toBeNull();
  expect(tieBreak(0, [9, 9])).toBeNull();
});
