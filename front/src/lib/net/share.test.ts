import { expect, test } from "vitest";
import { share } from "./share";

test("equal parts are the same object", () => {
  const before = { seats: [{ name: "Ada" }, { name: "Lin" }], turn: 0 };
  expect(share(before, structuredClone(before))).toBe(before);
});

test("changed parts are new objects, and the rest keeps its identity", () => {
  const before = {
    tiles: [
      { gate: "a1", over: "NE" },
      { gate: "b1", over: "NW" },
    ],
    pawns: [["a1"], ["a7"]],
    ply: 3,
  };
  const now = structuredClone(before);
  now.tiles[1]!.over = "SE";
  now.ply = 4;
  const shared = share(before, now);
  expect(shared).toEqual(now);
  expect(shared.tiles[0]).toBe(before.tiles[0]);
  expect(shared.tiles[1]).not.toBe(before.tiles[1]);
  expect(shared.pawns).toBe(before.pawns);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ 0: 1 }, [1]],
  [null, {}],
  [{}, null],
  [[], {}],
  [0, false],
])("%j does not pass for %j", (before, now) => {
  expect(share<unknown>(before, now)).toStrictEqual(now);
});

test("neither is changed", () => {
  const before = Object.freeze({ list: Object.freeze([1, 2]) });
  const now = Object.freeze({ list: Object.freeze([1, 2, 3]) });
  expect(share(before, now)).toEqual({ list: [1, 2, 3] });
});
