/** Trees of planned replies. */
import { expect, test } from "vitest";
import { linesOf, segments, sizeOf, type Tree, withLine, withoutLine } from "./replies";

/** Moves of both seats in turn: theirs first, then one's own. */
const isOwn = (at: number): boolean => at % 2 === 1;
const grown = (...lines: string[][]): Tree =>
  lines.reduce<Tree>((tree, line) => withLine(tree, line, isOwn), []);

test("their moves branch, lines with the same beginning share it", () => {
  const tree = grown(["a", "x"], ["b", "y"], ["a", "x", "c", "z"]);
  expect(linesOf(tree)).toEqual([
    ["a", "x", "c", "z"],
    ["b", "y"],
  ]);
  expect(sizeOf(tree)).toBe(6);
});

test("another own move replaces the one that was planned, with all that followed", () => {
  const tree = grown(["a", "x", "c"], ["a", "y"]);
  expect(linesOf(tree)).toEqual([["a", "y"]]);
});

test("the beginning of a line that is there changes nothing", () => {
  const tree = grown(["a", "x", "c"]);
  expect(withLine(tree, ["a", "x"], isOwn)).toEqual(tree);
});

test("a deleted line leaves what other lines have as well", () => {
  const tree = grown(["a", "x", "c", "z"], ["a", "x", "d"], ["b"]);
  expect(linesOf(withoutLine(tree, ["a", "x", "c", "z"]))).toEqual([["a", "x", "d"], ["b"]]);
  expect(withoutLine(grown(["a", "x"]), ["a", "x"])).toEqual([]);
});

test("a line is cut where the turn changes", () => {
  expect(segments(["a", "b", "c"], [1, 1, 0])).toEqual([
    { seat: 1, moves: ["a", "b"] },
    { seat: 0, moves: ["c"] },
  ]);
});
