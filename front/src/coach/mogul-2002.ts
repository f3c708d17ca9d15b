/** What the coach says of Mogul (2002). */

import { companies, type CompanyId } from "../lib/game/companies";
import { effect, laidOpen, type Lesson, type Moment, sum, yes } from "./lesson";

interface View {
  readonly phase: "loan" | "auction" | "winner" | "runner-up" | "over";
  readonly round: number;
  readonly revealed: string;
  readonly bowl: number;
  readonly scores: readonly number[];
  readonly chips: readonly (number | null)[];
  readonly shares: readonly Readonly<Partial<Record<CompanyId, number>>>[];
  readonly market: Readonly<Record<CompanyId, { readonly front: number }>>;
  readonly track: readonly {
    readonly space: number;
    readonly laps: number;
    readonly below: boolean;
  }[];
  readonly start: number;
  readonly deck_left: number;
  readonly crash_chance: readonly [number, number];
  readonly winner: number | null;
  readonly runner_up: number | null;
}

const FULL = 3;
const LOAN = 2;
/** The number of bottom cards with the crash among them. */
const BOTTOM = 5;

const company = (view: View, at: 0 | 1): CompanyId =>
  (view.revealed.split("/")[at] ?? "brown") as CompanyId;
const name = (view: View, at: 0 | 1): string => companies[company(view, at)]?.name ?? "";
const own = (view: View, seat: number, at: 0 | 1): number =>
  view.shares[seat]?.[company(view, at)] ?? 0;
const front = (view: View, at: 0 | 1): number =>
  sum(view.shares.map((_, seat) => own(view, seat, at)));
const bidding = (view: View): boolean => view.phase === "auction";

/** The effect of leaving; empty if it is not possible. */
const leaving = ({ legal }: Moment<View>): number => effect(legal("leave")[0], "chips");

const lessons: readonly Lesson<View>[] = [
  {
    id: "goal",
    anchor: "track",
    rule: "M02-E3",
    when: ({ view }) => view.phase !== "over",
    args: ({ here }) => ({ here: yes(here) }),
    holds: ({ view }) =>
      view.phase !== "over" &&
      view.track.length === view.scores.length &&
      view.track.every(({ below }, seat) => below === (view.scores[seat] ?? 0) < 0),
  },
  {
    id: "share",
    anchor: "share",
    rule: "M02-R3",
    when: ({ view }) => view.phase === "loan" || view.phase === "auction",
    args: ({ view, you }) => ({ company: name(view, 0), own: own(view, you, 0) }),
    holds: ({ view, you }, said) =>
      ["loan", "auction"].includes(view.phase) &&
      said.company === name(view, 0) &&
      said.own === own(view, you, 0),
  },
  {
    id: "chips",
    anchor: "chips",
    rule: "M02-S2",
    when: ({ view, you }) => view.phase !== "over" && (view.chips[you] ?? 0) > 0,
    args: ({ view, you }) => ({ chips: view.chips[you] ?? 0, open: laidOpen(view.chips, you) }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" &&
      view.chips[you] === said.chips &&
      said.chips !== 0 &&
      (said.open === "yes") === view.chips.every((held) => held !== null),
  },
  {
    id: "loan",
    anchor: "actions",
    rule: "M02-N2",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.phase === "loan" && legal("loan").length > 0,
    holds: ({ legal }) =>
      effect(legal("loan")[0], "chips") === LOAN && effect(legal("loan")[0], "points") === -LOAN,
  },
  {
    id: "auction",
    anchor: "actions",
    rule: "M02-A2",
    when: ({ view, mine, legal }) => mine && bidding(view) && legal("bid").length > 0,
    holds: ({ view }) => bidding(view),
  },
  {
    id: "empty",
    anchor: "bowl",
    rule: "M02-N4",
    passing: true,
    when: ({ view, mine, legal }) =>
      mine && view.bowl === 0 && legal("leave").length > 0 && legal("bid").length > 0,
    holds: (now) => leaving(now) === 0 && effect(now.legal("bid")[0], "chips") === -1,
  },
  {
    id: "full",
    anchor: "bowl",
    rule: "M02-N1",
    passing: true,
    when: (now) => leaving(now) >= FULL,
    args: (now) => ({ chips: leaving(now) }),
    holds: ({ view }, said) => bidding(view) && view.bowl === said.chips,
  },
  {
    id: "broke",
    anchor: "chips",
    rule: "M02-A2",
    // Where loans are taken on the own turn, a player without chips need not leave.
    when: ({ view, you, mine, legal }) =>
      mine && bidding(view) && view.chips[you] === 1 && legal("loan").length === 0,
    holds: ({ view, you }) => bidding(view) && (view.chips[you] ?? 9) <= 1,
  },
  {
    id: "won",
    anchor: "actions",
    rule: "M02-X1",
    when: ({ view, mine }) => mine && view.phase === "winner",
    args: ({ view }) => ({ company: name(view, 0), sale: name(view, 1) }),
    holds: ({ view, you }, said) =>
      view.phase === "winner" &&
      view.winner === you &&
      said.company === name(view, 0) &&
      said.sale === name(view, 1),
  },
  {
    id: "sale",
    anchor: "market",
    rule: "M02-X4",
    passing: true,
    when: ({ legal }) => legal("sell").some((one) => effect(one, "count") > 0),
    args: ({ view, legal }) => ({
      sale: name(view, 1),
      price: effect(legal("sell").at(-1), "price"),
    }),
    holds: ({ view, you }, said) =>
      said.sale === name(view, 1) && said.price === front(view, 1) && own(view, you, 1) > 0,
  },
  {
    id: "nothing",
    anchor: "actions",
    rule: "M02-N3",
    passing: true,
    when: ({ view, mine, legal }) => mine && view.phase === "winner" && legal("sell ").length === 1,
    holds: ({ view, you }) => view.winner === you && own(view, you, 1) === 0,
  },
  {
    id: "second",
    anchor: "actions",
    rule: "M02-X2",
    when: ({ view, mine }) => mine && view.phase === "runner-up",
    holds: ({ view, you }) => view.phase === "runner-up" && view.runner_up === you,
  },
  {
    id: "start",
    anchor: "bowl",
    rule: "M02-X6",
    passing: true,
    when: ({ view, you, mine }) =>
      mine && view.round > 1 && view.start === you && bidding(view) && view.bowl === 0,
    holds: (now) => now.view.start === now.you && now.view.round > 1 && leaving(now) === 0,
  },
  {
    id: "deck",
    anchor: "deck",
    rule: "M02-S4",
    when: ({ view }) => view.round > 1 && view.deck_left > BOTTOM,
    args: ({ view }) => ({ left: view.deck_left }),
    holds: ({ view }, said) =>
      view.deck_left === said.left && view.deck_left > BOTTOM && view.crash_chance[0] === 0,
  },
  {
    id: "market",
    anchor: "market",
    rule: "M02-H1",
    when: ({ view, mine }) => view.round > 2 && !mine && view.phase !== "over",
    holds: ({ view }) =>
      Object.entries(view.market).every(
        ([id, { front: shown }]) =>
          shown === sum(view.shares.map((held) => held[id as CompanyId] ?? 0)),
      ),
  },
  {
    id: "orders",
    anchor: "orders",
    when: ({ view, mine }) => view.round > 4 && bidding(view) && !mine,
    holds: ({ view }) => view.phase !== "over",
  },
  {
    id: "near",
    anchor: "deck",
    rule: "M02-E1",
    when: ({ view }) => view.phase !== "over" && view.crash_chance[0] > 0,
    args: ({ view }) => ({ whole: view.crash_chance[1] }),
    holds: ({ view }, said) =>
      view.phase !== "over" && view.deck_left === said.whole && view.deck_left <= BOTTOM,
  },
  {
    id: "end",
    rule: "M02-E2",
    when: ({ view }) => view.phase === "over",
    holds: ({ view }) => view.revealed === "crash",
  },
];

export default lessons;
