import { expect, test } from "vitest";
import { placeOf } from "./places";

test("seats with equal results share a place, and the next one is skipped", () => {
  const scores = [30, 22, 30, 22, 11];
  const places = scores.map((_, seat) => placeOf(seat, [2], scores, [1, 4, 3, 4, 9]));

  expect(places).toEqual([2, 3, 1, 3, 5]);
});

test("tie-breakers only count between seats with equal points", () => {
  expect([0, 1, 2].map((seat) => placeOf(seat, [0], [9, 5, 5], [0, 1, 2]))).toEqual([1, 3, 2]);
});
