/** What the coach says of Moguli. */

import { type Lesson, yes } from "./lesson";

interface View {
  readonly phase: "swap" | "play" | "over";
  readonly round: number;
  readonly first: number;
  readonly scores: readonly number[];
  readonly needed: number;
  readonly tiles: readonly {
    readonly marked: boolean;
    readonly over: string;
    readonly under: string;
  }[];
  readonly pawns: readonly (readonly string[])[];
  readonly start_rows: readonly (readonly string[])[];
  readonly used: readonly string[];
  readonly bonus: boolean;
  /** A tile that lets a pawn out of the start row must be turned first. */
  readonly must_turn: boolean;
  /** The tiles shown in green: turning one opens a path for a pawn, where there is none. */
  readonly openers: readonly { readonly tile: string }[];
  readonly no_rotation: readonly { readonly tile: string; readonly code: string }[];
  readonly start_row: {
    readonly free: number | null;
    readonly required: number;
    readonly bound: boolean;
  };
  readonly last_turn: boolean;
}

interface Walk {
  readonly bonus?: boolean;
  readonly last?: boolean;
}

const PAWNS = 5;
/** In its first turn a seat learns no more than it needs: the race, the two levels, how a pawn gets out. */
const FIRST_TURNS = 2;
const OTHER_SIDES: Readonly<Record<string, string>> = { NE: "SW", SW: "NE", NW: "SE", SE: "NW" };

const some = (moves: readonly { effect?: object }[], wanted: (walk: Walk) => boolean): boolean =>
  moves.some(({ effect }) => wanted(effect ?? {}));
const barred = (view: View): string =>
  view.no_rotation.find(({ code }) => code === "barred")?.tile ?? "";
/** The gates of the rival's start row on which pawns of a seat stand. */
const arrived = (view: View, seat: number): number =>
  (view.pawns[seat] ?? []).filter((gate) => view.start_rows[1 - seat]?.includes(gate)).length;
/** The gate where a pawn's move begins. */
const gateOf = (move: string): string => move.slice("pawn ".length).split("-")[0] ?? "";
const playing = ({ view }: { view: View }): boolean => view.phase === "play";

const lessons: readonly Lesson<View>[] = [
  {
    id: "goal",
    anchor: "goal",
    rule: "MOG-E1",
    when: ({ view }) => view.phase !== "over",
    args: ({ view, here }) => ({ needed: view.needed, here: yes(here) }),
    holds: ({ view }, said) => view.phase !== "over" && said.needed === view.needed,
  },
  {
    id: "swap",
    anchor: "actions",
    rule: "MOG-V1",
    passing: true,
    when: ({ view, mine }) => mine && view.phase === "swap",
    holds: ({ legal }) => legal("swap").length > 0 && legal("keep").length > 0,
  },
  {
    id: "under",
    anchor: "under",
    rule: "MOG-B2",
    when: playing,
    args: ({ keys }) => ({ keys: yes(keys) }),
    holds: ({ view, keys }, said) => playing({ view }) && (said.keys === "yes") === keys,
  },
  // One of four: a pawn is kept in by the tiles, must leave, cannot move, or may.
  {
    id: "wayout",
    anchor: "board",
    rule: "MOG-O1",
    passing: true,
    when: ({ view, mine }) => mine && view.must_turn,
    args: ({ view }) => ({ tiles: view.openers.length }),
    holds: ({ view, legal }, said) =>
      view.start_row.bound &&
      legal("pawn").length === 0 &&
      legal("end").length === 0 &&
      said.tiles === new Set(legal("rotate").map(({ move }) => move.split(" ")[1])).size,
  },
  {
    id: "duty",
    anchor: "pawns",
    rule: "MOG-O1",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.start_row.bound && legal("pawn").length > 0,
    args: ({ view }) => ({ wanted: view.start_row.required }),
    holds: ({ view, you, legal }, said) =>
      !view.used.includes("pawn") &&
      said.wanted === view.start_row.required &&
      (view.start_row.free ?? 9) < view.start_row.required &&
      legal("pawn").every(({ move }) => view.start_rows[you]?.includes(gateOf(move))),
  },
  {
    id: "stuck",
    anchor: "board",
    rule: "MOG-A3",
    passing: true,
    when: ({ view, mine, legal }) =>
      mine &&
      view.phase === "play" &&
      !view.must_turn &&
      !view.used.includes("pawn") &&
      legal("pawn").length === 0 &&
      legal("rotate").length > 0,
    args: ({ view }) => ({ green: yes(view.openers.length > 0) }),
    holds: ({ view, legal }, said) =>
      legal("pawn").length === 0 &&
      !view.used.includes("rotate") &&
      (said.green === "yes") === view.openers.length > 0,
  },
  {
    id: "turn",
    anchor: "actions",
    rule: "MOG-T1",
    when: ({ view, mine, legal }) =>
      mine &&
      view.phase === "play" &&
      view.used.length === 0 &&
      !view.start_row.bound &&
      legal("pawn").length > 0,
    holds: ({ view, mine }) => mine && view.phase === "play" && !view.must_turn,
  },
  {
    id: "choose",
    anchor: "pawns",
    rule: "MOG-B5",
    passing: true,
    when: ({ view, legal }) => !view.start_row.bound && legal("pawn").length > 0,
    args: ({ legal }) => ({ moves: legal("pawn").length }),
    holds: ({ view, you, legal }, said) =>
      said.moves === new Set(legal("pawn").map(({ move }) => move)).size &&
      legal("pawn").every(({ move }) => view.pawns[you]?.includes(gateOf(move))),
  },
  {
    id: "board",
    anchor: "board",
    rule: "MOG-C1",
    when: ({ view, mine }) => mine && playing({ view }) && view.round > FIRST_TURNS,
    holds: ({ view }) => view.tiles.every(({ over }) => over in OTHER_SIDES),
  },
  {
    id: "marks",
    anchor: "board",
    rule: "MOG-C1",
    when: ({ view, mine }) => mine && playing({ view }) && view.round > 2 * FIRST_TURNS,
    holds: ({ view, you }) =>
      new Set(view.pawns[you]).size === PAWNS &&
      view.tiles.every(({ marked, over, under }) => under === (marked ? over : OTHER_SIDES[over])),
  },
  {
    id: "rotate",
    anchor: "board",
    rule: "MOG-N1",
    passing: true,
    when: ({ view, legal }) => view.used.includes("pawn") && legal("rotate").length > 0,
    holds: ({ mine, legal }) => mine && legal("rotate").length > 0,
  },
  {
    id: "tempting",
    anchor: "board",
    rule: "MOG-B6",
    passing: true,
    // With the last pawn's arrival the turn is over, and no rotation follows.
    when: ({ legal }) => some(legal("pawn"), ({ bonus, last }) => bonus === true && last !== true),
    holds: ({ view }) => !view.used.includes("pawn"),
  },
  {
    id: "bonus",
    anchor: "actions",
    rule: "MOG-B6",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.bonus && legal("rotate").length > 0,
    holds: ({ view }) => view.used.includes("pawn"),
  },
  {
    id: "barred",
    anchor: "board",
    rule: "MOG-A2",
    passing: true,
    when: ({ view, mine }) => mine && view.round > FIRST_TURNS && barred(view) !== "",
    args: ({ view }) => ({ tile: barred(view) }),
    holds: ({ legal }, said) => legal(`rotate ${said.tile} `).length === 0,
  },
  {
    id: "across",
    anchor: "goal",
    rule: "MOG-E4",
    when: ({ view, you }) =>
      view.phase === "play" && (view.scores[you] ?? 0) > 0 && (view.scores[you] ?? 0) < view.needed,
    args: ({ view, you }) => ({ across: view.scores[you] ?? 0, needed: view.needed }),
    holds: ({ view, you }, said) =>
      said.across === arrived(view, you) && Number(said.across) > 0 && said.needed === view.needed,
  },
  {
    id: "behind",
    anchor: "goal",
    rule: "MOG-N1",
    when: ({ view, you }) => view.phase === "play" && view.scores[1 - you] === view.needed - 1,
    holds: ({ view, you }) => view.phase === "play" && arrived(view, 1 - you) + 1 === view.needed,
  },
  {
    id: "winning",
    anchor: "actions",
    rule: "MOG-E1",
    passing: true,
    when: ({ legal }) => some(legal("pawn"), ({ last }) => last === true),
    args: ({ view }) => ({ needed: view.needed }),
    holds: ({ view, you }, said) =>
      said.needed === view.needed && arrived(view, you) + 1 === view.needed,
  },
  {
    id: "last",
    anchor: "actions",
    rule: "MOG-E1",
    when: ({ view, mine }) => mine && view.last_turn,
    holds: ({ view, you }) =>
      view.last_turn && view.first !== you && arrived(view, 1 - you) === view.needed,
  },
  {
    id: "end",
    rule: "MOG-E1",
    when: ({ view }) => view.phase === "over",
    holds: ({ view }) => view.phase === "over",
  },
];

export default lessons;
