/** What the coach says of Moguli. */

import type { Lesson } from "./lesson";

interface View {
  readonly phase: "swap" | "play" | "over";
  readonly round: number;
  readonly scores: readonly number[];
  readonly needed: number;
  readonly used: readonly string[];
  readonly bonus: boolean;
  readonly no_rotation: readonly { readonly tile: string; readonly code: string }[];
  readonly start_row: { readonly free: number | null; readonly wanted: number; readonly bound: boolean };
  readonly stalled: number;
  readonly last_turn: boolean;
}

interface Walk {
  readonly bonus?: boolean;
  readonly last?: boolean;
}

const some = (moves: readonly { effect?: object }[], what: keyof Walk): boolean =>
  moves.some(({ effect }) => (effect as Walk | undefined)?.[what] === true);

const lessons: readonly Lesson<View>[] = [
  { id: "goal", anchor: "goal", rule: "MOG-E1", when: ({ view }) => view.phase !== "over", args: ({ view }) => ({ needed: view.needed }) },
  { id: "pawns", anchor: "pawns", rule: "MOG-S1", when: ({ view }) => view.phase !== "over" },
  { id: "swap", anchor: "actions", rule: "MOG-V1", when: ({ view, mine }) => mine && view.phase === "swap" },
  { id: "board", anchor: "board", rule: "MOG-C1", when: ({ view }) => view.phase === "play" },
  { id: "under", anchor: "under", rule: "MOG-C1", when: ({ view }) => view.phase === "play" },
  { id: "walk", anchor: "board", rule: "MOG-B2", when: ({ view }) => view.phase === "play" },
  { id: "beneath", anchor: "board", rule: "MOG-B4", when: ({ view }) => view.phase === "play" },
  { id: "turn", anchor: "actions", rule: "MOG-T1", when: ({ view, mine }) => mine && view.phase === "play" },
  {
    id: "duty",
    anchor: "pawns",
    rule: "MOG-O1",
    when: ({ view, mine }) => mine && view.start_row.bound,
    args: ({ view }) => ({ wanted: view.start_row.wanted }),
  },
  {
    id: "choose",
    anchor: "pawns",
    rule: "MOG-B5",
    passing: true,
    when: ({ legal }) => legal("pawn").length > 0,
    args: ({ legal }) => ({ moves: legal("pawn").length }),
  },
  {
    id: "stuck",
    anchor: "board",
    rule: "MOG-A3",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.phase === "play" && !view.used.includes("pawn") && legal("pawn").length === 0,
  },
  { id: "rotate", anchor: "board", rule: "MOG-N1", passing: true, when: ({ view, legal }) => view.used.includes("pawn") && legal("rotate").length > 0 },
  { id: "tempting", anchor: "board", rule: "MOG-B6", passing: true, when: ({ legal }) => some(legal("pawn"), "bonus") },
  { id: "bonus", anchor: "actions", rule: "MOG-B6", when: ({ view, mine }) => mine && view.bonus },
  {
    id: "barred",
    anchor: "board",
    rule: "MOG-A2",
    when: ({ view, mine }) => mine && view.no_rotation.some(({ code }) => code === "barred"),
    args: ({ view }) => ({ tile: view.no_rotation.find(({ code }) => code === "barred")?.tile ?? "" }),
  },
  { id: "across", anchor: "goal", rule: "MOG-E4", when: ({ view, you }) => (view.scores[you] ?? 0) > 0, args: ({ view, you }) => ({ across: view.scores[you] ?? 0, needed: view.needed }) },
  {
    id: "behind",
    anchor: "goal",
    rule: "MOG-N1",
    when: ({ view, you }) => (view.scores[1 - you] ?? 0) >= view.needed - 1,
  },
  { id: "winning", anchor: "actions", rule: "MOG-E1", passing: true, when: ({ legal }) => some(legal("pawn"), "last") },
  { id: "last", anchor: "actions", rule: "MOG-E1", when: ({ view, mine }) => mine && view.last_turn },
  { id: "end", rule: "MOG-E1", when: ({ view }) => view.phase === "over" },
];

export default lessons;
