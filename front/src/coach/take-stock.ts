/** What the coach says of Take Stock. */

import { named } from "./coach.svelte";
import { effect, type Lesson } from "./lesson";

interface Column {
  readonly cards: readonly number[];
  readonly splits: number;
  readonly frozen: boolean;
  readonly price: number;
}

interface View {
  readonly phase: "turn" | "choose" | "event" | "options" | "chance" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly active: number;
  readonly columns: Readonly<Record<string, Column>>;
  readonly event: { readonly event: string } | null;
  readonly hands: readonly (readonly string[] | null)[];
  readonly hand_sizes: readonly number[];
  readonly kept_sizes: readonly number[];
  readonly certificates: readonly (readonly string[])[];
  readonly worth: readonly number[];
  readonly tokens: readonly number[];
  readonly above_closed: number | null;
  readonly scores: readonly number[];
}

const NEAR = 3;
const CLOSING = ["11", "12"];

const stock = (name: string): string => named(`tks-name-${name}`, name);

/** The dearest column. */
const dearest = (view: View): string =>
  Object.entries(view.columns).toSorted(([, one], [, other]) => other.price - one.price)[0]?.[0] ?? "";

const columns = (view: View): Column[] => Object.values(view.columns);
const closing = (moves: readonly { move: string }[]): boolean => moves.some(({ move }) => CLOSING.includes(move.split(" ")[2] ?? ""));

const lessons: readonly Lesson<View>[] = [
  { id: "goal", anchor: "columns", rule: "TKS-E3", when: ({ view }) => view.phase !== "over", args: ({ view }) => ({ rounds: view.rounds }) },
  {
    id: "price",
    anchor: "columns",
    rule: "TKS-P1",
    when: ({ view }) => view.phase !== "over",
    args: ({ view }) => ({ stock: stock(dearest(view)), price: view.columns[dearest(view)]?.price ?? 0 }),
  },
  {
    id: "hand",
    anchor: "hand",
    rule: "TKS-S2",
    when: ({ view, you }) => view.phase !== "over" && Array.isArray(view.hands[you]),
    args: ({ view, you }) => ({ cards: view.hand_sizes[you] ?? 0 }),
  },
  { id: "turn", anchor: "actions", rule: "TKS-T1", when: ({ view, mine }) => mine && view.phase === "turn" },
  {
    id: "raise",
    anchor: "columns",
    rule: "TKS-A1",
    passing: true,
    when: ({ legal }) => legal("raise").length > 0,
    args: ({ legal }) => {
      const best = legal("raise").toSorted((one, other) => effect(other, "price") - effect(one, "price"))[0];
      return { stock: stock(best?.move.split(" ")[1] ?? ""), price: effect(best, "price") };
    },
  },
  {
    id: "save",
    anchor: "certificates",
    rule: "TKS-A3",
    passing: true,
    when: ({ legal }) => legal("save").length > 0,
  },
  {
    id: "weigh",
    anchor: "hand",
    rule: "TKS-N1",
    when: ({ view, you }) => (view.certificates[you]?.length ?? 0) > 0,
    args: ({ view, you }) => ({ worth: view.worth[you] ?? 0 }),
  },
  {
    id: "limit",
    anchor: "certificates",
    rule: "TKS-A4",
    when: ({ view, you, mine, legal }) =>
      mine && view.phase === "turn" && (view.certificates[you]?.length ?? 0) > 0 && legal("save").length === 0,
    args: ({ view, you }) => ({ count: view.certificates[you]?.length ?? 0 }),
  },
  {
    id: "events",
    anchor: "events",
    rule: "TKS-A5",
    when: ({ view, mine }) => mine && view.phase === "turn" && view.certificates.some((each) => each.length > 0),
  },
  { id: "choose", anchor: "actions", rule: "TKS-A5", passing: true, when: ({ view, mine }) => mine && view.phase === "choose" },
  { id: "kept", anchor: "events", rule: "TKS-A7", when: ({ view, you }) => (view.kept_sizes[you] ?? 0) > 0 },
  { id: "event", anchor: "actions", rule: "TKS-V11", passing: true, when: ({ view, mine }) => mine && view.phase === "event" },
  { id: "split", anchor: "columns", rule: "TKS-V1", when: ({ view }) => columns(view).some(({ splits }) => splits > 0) },
  { id: "frozen", anchor: "columns", rule: "TKS-V7", when: ({ view }) => columns(view).some(({ frozen }) => frozen) },
  {
    id: "tokens",
    anchor: "tokens",
    rule: "TKS-S1",
    when: ({ view, you, mine }) => mine && view.phase === "turn" && (view.certificates[you]?.length ?? 0) > 1,
    args: ({ view, you }) => ({ tokens: view.tokens[you] ?? 0 }),
  },
  { id: "closing", anchor: "hand", rule: "TKS-A2", passing: true, when: ({ legal }) => closing(legal("raise")) },
  {
    id: "soon",
    anchor: "hand",
    rule: "TKS-E1",
    when: ({ view }) => view.phase === "turn" && view.hand_sizes.some((size) => size <= 2),
  },
  {
    id: "bell",
    anchor: "events",
    rule: "TKS-A6",
    when: ({ view }) => view.above_closed !== null && view.above_closed <= NEAR,
    args: ({ view }) => ({ left: view.above_closed ?? 0 }),
  },
  {
    id: "options",
    anchor: "actions",
    rule: "TKS-E2",
    passing: true,
    when: ({ view, mine }) => mine && view.phase === "options",
    args: ({ view, you }) => ({ tokens: view.tokens[you] ?? 0, rounds: view.rounds - view.round }),
  },
  {
    id: "second",
    anchor: "columns",
    rule: "TKS-S5",
    when: ({ view }) => view.round > 1 && view.phase === "turn",
    args: ({ view, you }) => ({ points: view.scores[you] ?? 0, rounds: view.rounds - view.round + 1 }),
  },
  { id: "end", rule: "TKS-E4", when: ({ view }) => view.phase === "over" },
];

export default lessons;
