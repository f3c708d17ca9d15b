/** Taken back lines, marked in the tape. */

import { expect, test } from "vitest";
import { struck } from "./model.svelte";

const undone = (lines: Parameters<typeof struck>[0]): number[] =>
  struck(lines).flatMap((line, at) => (line.undone ? [at] : []));

test("what came after the moment is struck, what came before and again since is not", () => {
  expect(
    undone([{ step: 1 }, { step: 2 }, { step: 3 }, { step: 1, back: 1, stays: true }, { step: 2 }]),
  ).toEqual([1, 2]);
});

test("taken back twice, all is struck that either took", () => {
  const twice = [
    { step: 1 },
    { step: 2 },
    { step: 1, back: 1, stays: true },
    { step: 2 },
    { step: 0, back: 0, stays: true },
  ];
  expect(undone(twice)).toEqual([0, 1, 3]);
});

test("who came or went meanwhile has done so all the same", () => {
  expect(
    undone([{ step: 1 }, { step: 1, stays: true }, { step: 0, back: 0, stays: true }]),
  ).toEqual([0]);
});
