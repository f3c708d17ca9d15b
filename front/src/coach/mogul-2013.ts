/** What the coach says of Mogul (2013). */

import { effect, laidOpen, type Lesson } from "./lesson";

interface View {
  readonly phase: "auction" | "winner" | "runner-up" | "over";
  readonly round: number;
  readonly revealed: string;
  readonly bowl: number;
  readonly chips: readonly (number | null)[];
  readonly shares: readonly Readonly<Record<string, number>>[];
  readonly companies: Readonly<Record<string, string>>;
  readonly start: number;
  readonly deck_left: number;
  readonly crash_chance: readonly [number, number];
  readonly depots: readonly (readonly string[])[];
  readonly depots_left: readonly number[];
  readonly depot_worth: readonly number[];
  readonly map: { readonly stations: Readonly<Record<string, { readonly town: string; readonly networks: readonly string[] }>> };
}

const FULL = 3;

const name = (view: View, at: 0 | 1): string => view.companies[view.revealed.split("/")[at] ?? ""] ?? "";

/** A town of two networks where a depot may be put up, by the notation of the moves that the rules allow. */
const crossing = (view: View, moves: readonly { move: string }[]): string =>
  moves
    .map(({ move }) => view.map.stations[move.split(" ")[1] ?? ""])
    .find((station) => station && station.networks.length > 1)?.town ?? "";

const lessons: readonly Lesson<View>[] = [
  { id: "goal", anchor: "map", rule: "M13-E1", when: ({ view }) => view.phase !== "over" },
  {
    id: "share",
    anchor: "share",
    rule: "M13-R3",
    when: ({ view }) => view.phase !== "over",
    args: ({ view, you }) => ({ company: name(view, 0), own: view.shares[you]?.[view.revealed.split("/")[0] ?? ""] ?? 0 }),
  },
  {
    id: "chips",
    anchor: "chips",
    rule: "M13-S1",
    when: ({ view, you }) => view.phase !== "over" && typeof view.chips[you] === "number",
    args: ({ view, you }) => ({ chips: view.chips[you] ?? 0, open: laidOpen(view.chips, you) }),
  },
  { id: "auction", anchor: "actions", rule: "M13-A2", when: ({ view, mine }) => mine && view.phase === "auction" },
  {
    id: "empty",
    anchor: "bowl",
    rule: "M13-N2",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.bowl === 0 && legal("leave").length > 0 && legal("bid").length > 0,
  },
  {
    id: "full",
    anchor: "bowl",
    rule: "M13-N1",
    passing: true,
    when: ({ legal }) => effect(legal("leave")[0], "chips") >= FULL,
    args: ({ legal }) => ({ chips: effect(legal("leave")[0], "chips") }),
  },
  {
    id: "credit",
    anchor: "credit",
    rule: "M13-L1",
    when: ({ view, you, legal }) => legal("credit").length > 0 && (view.chips[you] ?? 9) <= 1,
  },
  {
    id: "won",
    anchor: "actions",
    rule: "M13-X1",
    when: ({ view, mine }) => mine && view.phase === "winner",
    args: ({ view }) => ({ company: name(view, 0), box: name(view, 1) }),
  },
  {
    id: "sale",
    anchor: "market",
    rule: "M13-X3",
    passing: true,
    when: ({ legal }) => legal("sell").length > 0,
    args: ({ view, legal }) => ({ box: name(view, 1), points: effect(legal("sell")[0], "points") }),
  },
  {
    id: "erect",
    anchor: "map",
    rule: "M13-D1",
    passing: true,
    when: ({ legal }) => legal("erect").length > 0,
    args: ({ view }) => ({ box: name(view, 1) }),
  },
  {
    id: "crossing",
    anchor: "map",
    rule: "M13-E2",
    passing: true,
    when: ({ view, legal }) => crossing(view, legal("erect")) !== "",
    args: ({ view, legal }) => ({ town: crossing(view, legal("erect")) }),
  },
  { id: "second", anchor: "actions", rule: "M13-X1", when: ({ view, mine }) => mine && view.phase === "runner-up" },
  {
    id: "built",
    anchor: "depots",
    rule: "M13-E2",
    when: ({ view, you }) => (view.depots[you]?.length ?? 0) > 0,
    args: ({ view, you }) => ({ worth: view.depot_worth[you] ?? 0, left: view.depots_left[you] ?? 0 }),
  },
  {
    id: "start",
    anchor: "bowl",
    rule: "M13-X4",
    when: ({ view, you }) => view.round > 1 && view.start === you && view.phase === "auction",
  },
  { id: "deck", anchor: "deck", rule: "M13-S2", when: ({ view }) => view.round > 1, args: ({ view }) => ({ left: view.deck_left }) },
  { id: "market", anchor: "market", rule: "M13-H1", when: ({ view, mine }) => view.round > 2 && !mine },
  { id: "move", anchor: "map", rule: "M13-D2", when: ({ legal }) => legal("move").length > 0 },
  {
    id: "near",
    anchor: "deck",
    rule: "M13-E3",
    when: ({ view }) => view.phase !== "over" && view.crash_chance[0] > 0,
    args: ({ view }) => ({ whole: view.crash_chance[1] }),
  },
  { id: "end", rule: "M13-E2", when: ({ view }) => view.phase === "over" },
];

export default lessons;
