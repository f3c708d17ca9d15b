/** Taken back lines, marked in the tape. */

import { expect, test } from "vitest";
import { struck } from "./model.svelte";

const undone = (lines: Parameters<typeof struck>[0]): number[] =>
  struck(lines).flatMap((line, at) => (line.undone ? [at] : []));

test("lines after the moment are struck, earlier and later ones are not", () => {
  expect(
    undone([{ step: 1 }, { step: 2 }, { step: 3 }, { step: 1, back: 1, stays: true }, { step: 2 }]),
  ).toEqual([1, 2]);
});

test("two takebacks strike all lines of both", () => {
  const twice = [
    { step: 1 },
    { step: 2 },
    { step: 1, back: 1, stays: true },
    { step: 2 },
    { step: 0, back: 0, stays: true },
  ];
  expect(undone(twice)).toEqual([0, 1, 3]);
});

test("changes of seats are not struck", () => {
  expect(
    undone([{ step: 1 }, { step: 1, stays: true }, { step: 0, back: 0, stays: true }]),
  ).toEqual([0]);
});
