import { beforeAll, expect, test } from "vitest";
import { load, need, t } from "../../lib/i18n/i18n.svelte";
import type { TableModel } from "../../table/model/model.svelte";
import type { View } from "./view";
import { barredTile, hint, legend, signOn, tell, tileInWords } from "./words";

beforeAll(async () => {
  await need("table", "moguli");
  await load("en");
});

const legal = (...moves: string[]): View["actions"] =>
  moves.map((move, id) => ({ move, id, legal: true }));
const opens = [
  { tile: "b2", degrees: [90, 270] },
  { tile: "c1", degrees: [180] },
];
const BOUND = { free: 0, required: 2, bound: true };
const FREE = { free: 3, required: 2, bound: false };

/** A table with the viewer on turn and a given view. */
function at(view: Partial<View>, advised: string | null = null): TableModel {
  const whole = {
    phase: "play",
    used: [],
    bonus: false,
    must_move: false,
    must_turn: false,
    start_row: FREE,
    openers: [],
    no_rotation: [],
  };
  const ui = { moveName: (move: string) => `“${move}”` };
  return {
    view: { ...whole, ...view },
    advised,
    ui,
    who: () => ({ name: "Ada", self: "yes" }),
  } as unknown as TableModel;
}

test.each<[string, Partial<View>, string]>([
  [
    "a way may be gone and must be",
    { start_row: BOUND, must_move: true, actions: legal("rotate a1 90", "pawn a1-b2") },
    "A pawn must leave your start row.",
  ],
  [
    "a tile must be turned first",
    { start_row: BOUND, must_turn: true, openers: opens, actions: legal("rotate b2 90") },
    "Turn b2 or c1, so that a pawn can leave your start row.",
  ],
  [
    "blocked, and a tile would open a way",
    { start_row: BOUND, openers: opens, actions: legal("end", "rotate a1 90") },
    "Turn b2 or c1 to open a path, or end your turn.",
  ],
  [
    "not bound, without a move",
    { openers: opens, actions: legal("end", "rotate a1 90") },
    "Turn b2 or c1 to open a path, or end your turn.",
  ],
  [
    "blocked, and no tile would open a way",
    { start_row: BOUND, actions: legal("end", "rotate a1 90") },
    "Your start row is blocked: turn a tile, or end your turn.",
  ],
  [
    "blocked, and a tile has been turned",
    { start_row: BOUND, used: ["rotate"], actions: legal("end") },
    "There is nothing left to do: end your turn.",
  ],
  [
    "the pawn has left, the row is still full",
    {
      used: ["pawn"],
      start_row: { free: 1, required: 2, bound: false },
      actions: legal("end", "rotate a1 90"),
    },
    "You may turn a tile, or end your turn.",
  ],
  [
    "all is done",
    { used: ["rotate", "pawn"], actions: legal("end") },
    "There is nothing left to do: end your turn.",
  ],
  [
    "a bonus is left",
    { used: ["rotate", "pawn"], bonus: true, actions: legal("end", "rotate a1 90") },
    "Bonus: you may turn one more tile.",
  ],
  [
    "all is open",
    { actions: legal("end", "rotate a1 90", "pawn a1-b2") },
    "Turn a tile and move a pawn, in either order.",
  ],
])("the player on turn sees the reason: %s", (_where, view, said) => {
  expect(hint(at(view))).toBe(said);
});

test("of many tiles that open a way the first are named", () => {
  const openers = ["a1", "b1", "c1", "d1", "e1"].map((tile) => ({ tile, degrees: [90] }));

  expect(hint(at({ openers }))).toBe(
    "Turn a1, b1, c1, or another highlighted tile to open a path, or end your turn.",
  );
});

test("an automatic end of the turn is only explained to its player", () => {
  const table = at({});
  const told = (event: object): unknown[] => {
    const { key, quiet } = tell({ type: "turn", seat: 1, ...event }, table)!;
    return [t(key, { self: "no", name: "Bob", turns: 2 }), quiet];
  };

  expect(told({ auto: true })).toEqual([
    "You had nothing left to do, so your turn ended automatically.",
    false,
  ]);
  expect(told({ type: "stalled", turns: 2, auto: true })[0]).toContain("(2 in a row)");
  expect(told({})[1]).toBe(true);
});

const barred = (
  tile: string,
  code: string,
  degrees = [90, 180, 270],
): View["no_rotation"][number] => ({ tile, degrees, code, rule: "MOG-O1" });

test("a tile has its sign, and the others none", () => {
  const view = at({
    openers: [{ tile: "b2", degrees: [90] }],
    no_rotation: [
      barred("a1", "barred"),
      barred("a2", "keeps_bound"),
      barred("a3", "opens_none"),
      barred("b2", "opens_none", [180, 270]),
    ],
  }).view as View;

  expect(["a1", "a2", "a3", "b2", "c4"].map((gate) => signOn(view, gate))).toEqual([
    "barred",
    "kept",
    null,
    "opens",
    null,
  ]);
  expect(barredTile(view, "a3")?.code).toBe("opens_none");
});

test.each<[Partial<View>, string]>([
  [{}, "barred MOG-A2"],
  [
    { no_rotation: [barred("a1", "barred"), barred("a2", "keeps_bound")] },
    "barred MOG-A2, kept MOG-O1",
  ],
  [{ no_rotation: [barred("a2", "keeps_bound", [90])] }, "barred MOG-A2"],
  [{ openers: opens }, "barred MOG-A2, opens MOG-N1"],
  [
    { openers: opens, must_turn: true, no_rotation: [barred("a3", "opens_none")] },
    "barred MOG-A2, opens MOG-O1",
  ],
])("the legend names the rule of each sign on the board", (view, said) => {
  const signs = legend(at(view).view as View);

  expect(signs.map(({ kind, rule }) => `${kind} ${rule}`).join(", ")).toBe(said);
});

test("screen readers learn which tile opens a way, and the hint", () => {
  const tile = {
    gate: "b2",
    code: "s0",
    marked: true,
    over: "NE",
    under: "NE",
    pawn: null,
  } as const;
  const table = at({ openers: opens }, "rotate b2 90");

  expect(tileInWords(tile, table.view as View, table)).toBe(
    "b2: above north and east, below north and east, turning it by 90 or 270 degrees opens a path, hint: “rotate b2 90”",
  );
});
