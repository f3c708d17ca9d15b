/** What the coach says of Mogul (2002). */

import { companies, type CompanyId } from "../lib/companies";
import { effect, laidOpen, type Lesson } from "./lesson";

interface View {
  readonly phase: "loan" | "auction" | "winner" | "runner-up" | "over";
  readonly round: number;
  readonly revealed: string;
  readonly bowl: number;
  readonly chips: readonly (number | null)[];
  readonly shares: readonly Readonly<Partial<Record<CompanyId, number>>>[];
  readonly start: number;
  readonly deck_left: number;
  readonly crash_chance: readonly [number, number];
  readonly winner: number | null;
}

const FULL = 3;

const company = (view: View, at: 0 | 1): CompanyId => (view.revealed.split("/")[at] ?? "brown") as CompanyId;
const name = (view: View, at: 0 | 1): string => companies[company(view, at)]?.name ?? "";

const lessons: readonly Lesson<View>[] = [
  { id: "goal", anchor: "track", rule: "M02-E3", when: ({ view }) => view.phase !== "over" },
  {
    id: "share",
    anchor: "share",
    rule: "M02-R3",
    when: ({ view }) => view.phase !== "over",
    args: ({ view, you }) => ({ company: name(view, 0), own: view.shares[you]?.[company(view, 0)] ?? 0 }),
  },
  {
    id: "chips",
    anchor: "chips",
    rule: "M02-S2",
    when: ({ view, you }) => view.phase !== "over" && typeof view.chips[you] === "number",
    args: ({ view, you }) => ({ chips: view.chips[you] ?? 0, open: laidOpen(view.chips, you) }),
  },
  { id: "loan", anchor: "actions", rule: "M02-N2", when: ({ view, mine }) => mine && view.phase === "loan" },
  { id: "auction", anchor: "actions", rule: "M02-A2", when: ({ view, mine }) => mine && view.phase === "auction" },
  {
    id: "empty",
    anchor: "bowl",
    rule: "M02-N4",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.bowl === 0 && legal("leave").length > 0 && legal("bid").length > 0,
  },
  {
    id: "full",
    anchor: "bowl",
    rule: "M02-N1",
    passing: true,
    when: ({ legal }) => effect(legal("leave")[0], "chips") >= FULL,
    args: ({ legal }) => ({ chips: effect(legal("leave")[0], "chips") }),
  },
  {
    id: "broke",
    anchor: "chips",
    rule: "M02-A2",
    when: ({ view, you, mine }) => mine && view.phase === "auction" && (view.chips[you] ?? 9) <= 1,
  },
  {
    id: "won",
    anchor: "actions",
    rule: "M02-X1",
    when: ({ view, mine }) => mine && view.phase === "winner",
    args: ({ view }) => ({ company: name(view, 0), sale: name(view, 1) }),
  },
  {
    id: "sale",
    anchor: "market",
    rule: "M02-X4",
    passing: true,
    when: ({ legal }) => legal("sell").some((one) => effect(one, "count") > 0),
    args: ({ view, legal }) => ({ sale: name(view, 1), price: effect(legal("sell").at(-1), "price") }),
  },
  {
    id: "nothing",
    anchor: "actions",
    rule: "M02-N3",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.phase === "winner" && legal("sell ").length === 1,
  },
  { id: "second", anchor: "actions", rule: "M02-X2", when: ({ view, mine }) => mine && view.phase === "runner-up" },
  {
    id: "start",
    anchor: "bowl",
    rule: "M02-X6",
    when: ({ view, you }) => view.round > 1 && view.start === you && view.phase === "auction",
  },
  { id: "deck", anchor: "deck", rule: "M02-S4", when: ({ view }) => view.round > 1, args: ({ view }) => ({ left: view.deck_left }) },
  { id: "market", anchor: "market", rule: "M02-H1", when: ({ view, mine }) => view.round > 2 && !mine },
  { id: "orders", anchor: "orders", when: ({ view, mine }) => view.round > 4 && view.phase === "auction" && !mine },
  {
    id: "near",
    anchor: "deck",
    rule: "M02-E1",
    when: ({ view }) => view.phase !== "over" && view.crash_chance[0] > 0,
    args: ({ view }) => ({ whole: view.crash_chance[1] }),
  },
  { id: "end", rule: "M02-E2", when: ({ view }) => view.phase === "over" },
];

export default lessons;
