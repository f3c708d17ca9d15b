/** Choosing moves part by part, over the moves at the beginning of each game. */

import { describe, expect, test } from "vitest";
import type { Choice } from "../../table/model/types";
import { VIEWS } from "../../testing/views";
import { clean, FEW, found, optionsAt, verbOf } from "./moves";

const choices = (...moves: string[]): Choice[] => moves.map((move) => ({ move, legal: true }));
const told = (all: readonly Choice[], prefix: string) =>
  optionsAt(all, prefix).map(({ prefix: key, label }) => [key, label]);
const MANY = choices(
  ...Array.from({ length: FEW }, (_, at) => `save corn ${at + 2}, discard oil 5`),
  "raise corn 3",
  "raise oil 3",
);

/** All moves that can be reached by pressing on, each as often as it is reached. */
const reached = (all: readonly Choice[], prefix = ""): string[] =>
  optionsAt(all, prefix).flatMap((option) =>
    option.choice ? [option.choice.move] : reached(all, option.prefix),
  );

describe.each(Object.keys(VIEWS))("%s", (game) => {
  const all = VIEWS[game]?.actions ?? [];

  test("each move is reached in one way", () => {
    expect(all.length).toBeGreaterThan(1);
    expect(reached(all).toSorted()).toEqual(all.map(({ move }) => move).toSorted());
  });

  test("the labels of the pressed buttons give the move", () => {
    const walk = (prefix: string, pressed: string[]): void => {
      for (const option of optionsAt(all, prefix)) {
        const so = [...pressed, option.label];
        expect(so.map((part) => part.replace(/\W/g, "")).join("")).toBe(
          option.prefix.replace(/\W/g, ""),
        );
        if (!option.choice) walk(option.prefix, so);
      }
    };
    walk("", []);
  });
});

test("few moves are shown whole", () => {
  expect(told(choices("bid", "leave", "sell 2"), "")).toEqual([
    ["bid", "bid"],
    ["leave", "leave"],
    ["sell 2", "sell 2"],
  ]);
});

test("many moves begin with their verb", () => {
  expect(told(MANY, "")).toEqual([
    ["save ", "save"],
    ["raise ", "raise"],
  ]);
  expect(told(MANY, "raise ")).toEqual([
    ["raise corn 3", "corn 3"],
    ["raise oil 3", "oil 3"],
  ]);
});

test("a beginning of only one move is that move", () => {
  expect(told([...MANY, ...choices("option done")], "").at(-1)).toEqual([
    "option done",
    "option done",
  ]);
});

test("a step without a choice is left out", () => {
  const all = choices(
    ...Array.from({ length: FEW + 1 }, (_, at) => `discard corn 3, play event${at}`),
    "keep",
  );

  expect(told(all, "discard ").map(([, label]) => label)[0]).toBe("play event0");
});

test("squares of a board are parts of a move", () => {
  const all = choices(
    ...["a1", "b1"].flatMap((from) =>
      ["a2", "b2", "c2", "d2", "e2"].map((to) => `pawn ${from}-${to}`),
    ),
    "end",
  );

  expect(told(all, "pawn ").map(([, label]) => label)).toEqual(["a1", "b1"]);
  expect(told(all, "pawn a1-").map(([, label]) => label)).toEqual(["a2", "b2", "c2", "d2", "e2"]);
});

test("a hyphen within a name does not separate parts", () => {
  const kept = Array.from({ length: FEW }, (_, at) => `choose event${at}`);
  const all = choices("choose market-crash", "choose market-closed", ...kept);

  expect(
    told(all, "choose ")
      .map(([, label]) => label)
      .slice(0, 2),
  ).toEqual(["market-crash", "market-closed"]);
});

test("moves are found by their notation and by their words, whatever the order and the case", () => {
  const inWords = (move: string): string =>
    move.replace("oil", "Öl").replace("raise", "Kurs heben");
  const finds = (wanted: string): string[] =>
    found(MANY, "", wanted, inWords).map(({ label }) => label);

  expect(finds("öl HEBEN")).toEqual(["raise oil 3"]);
  expect(finds("5 save 4")).toEqual(["save corn 4, discard oil 5"]);
  expect(finds("gold")).toEqual([]);
  expect(found(MANY, "raise ", "3", inWords).map(({ label }) => label)).toEqual([
    "corn 3",
    "oil 3",
  ]);
});

test("separators are not part of a label, and a verb is the first word", () => {
  expect(["a1-", "corn 3, ", "DEN>", "keep"].map(clean)).toEqual(["a1", "corn 3", "DEN", "keep"]);
  expect(["discard oil 2, keep", "end"].map(verbOf)).toEqual(["discard", "end"]);
});
