/** Checks of stored values: what is invalid is dropped, the rest stays. */

import { expect, test } from "vitest";
import {
  allOf,
  flag,
  listOf,
  mapOf,
  numeric,
  oneOf,
  orNull,
  slotsOf,
  someOf,
  text,
} from "./checks";

test.each([
  ["text", text, "a", 7],
  ["a flag", flag, false, "false"],
  ["a number within bounds", numeric(0, 1), 0.5, 2],
  ["a finite number", numeric(), 2, JSON.parse("1e999")],
  ["one of several", oneOf(["dark", "light"]), "dark", "<x>"],
  ["null or text", orNull(text), null, []],
  ["all fields", allOf({ a: flag, b: orNull(flag) }), { a: true, b: null }, { a: true }],
])("%s", (_, check, valid, invalid) => {
  expect(check(valid)).toEqual(valid);
  expect(check(invalid)).toBeUndefined();
});

test("invalid entries are dropped one by one", () => {
  expect(listOf(text)(["a", 7, null, "b"])).toEqual(["a", "b"]);
  expect(slotsOf(text)(["a", 7, "b"])).toEqual(["a", undefined, "b"]);
  expect(mapOf(text)({ a: "a", b: 7 })).toEqual({ a: "a" });
  expect(someOf<{ a: string; b: boolean }>({ a: text, b: flag })({ a: "a", b: 7, c: 1 })).toEqual({
    a: "a",
  });
});

test.each([[[]], ["a"], [7], [null], [true]])(
  "%j counts as nothing where an object should be",
  (found) => {
    expect(mapOf(text)(found)).toBeUndefined();
    expect(someOf<{ a: string }>({ a: text })(found)).toBeUndefined();
  },
);

test("what an object inherits is not stored in it", () => {
  const check = someOf<{ constructor: unknown }>({ constructor: (found) => found });
  expect(check({})).toEqual({});
});
