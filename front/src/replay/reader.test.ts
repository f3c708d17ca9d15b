/** The reader of a replay is its player again. */

import { beforeAll, expect, test } from "vitest";
import { flippedFor } from "../games/moguli/board-controls.svelte";
import { load, need } from "../lib/i18n/i18n.svelte";
import { seatOf } from "../testing/table.svelte";
import { ReplayModel } from "./model.svelte";
import type { ReplaySource } from "./replay-source.svelte";

beforeAll(async () => {
  await need("app", "table", "replay");
  await load("en");
});

/** A replay of a game of two, in which the reader had seat `own`, seen by `viewer`. */
const replay = (own: number | null, viewer: number | null): ReplayModel =>
  new ReplayModel({
    about: { you: own },
    table: { you: viewer, seats: [seatOf(0), seatOf(1)] },
    steps: [],
  } as unknown as ReplaySource);

test.each([null, 0, 1])("the own seat is called so from every viewpoint: %s", (viewer) => {
  const model = replay(1, viewer);

  expect([0, 1].map((seat) => model.who(seat).self)).toEqual(["no", "yes"]);
  expect([0, 1].map((seat) => model.label(seat))).toEqual(["Ada", "Bob (you)"]);
});

test("in the replay of a stranger nobody is called so", () => {
  const model = replay(null, 0);

  expect(model.who(0).self).toBe("no");
  expect(model.label(0)).toBe("Ada");
});

test.each([
  [1, null, true],
  [0, null, false],
  [null, null, false],
  [1, 0, false],
  [0, 1, true],
])(
  "Moguli is seen from the own side, else from that of the chosen viewer: seat %s, viewer %s",
  (own, viewer, flipped) => {
    expect(flippedFor(replay(own, viewer))).toBe(flipped);
  },
);
