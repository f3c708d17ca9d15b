/** What the coach says of Mogul (2013). */

import { effect, laidOpen, type Lesson, type Moment, sum, yes } from "./lesson";

interface Station {
  readonly town: string;
  readonly networks: readonly string[];
}

interface View {
  readonly phase: "auction" | "winner" | "runner-up" | "over";
  readonly round: number;
  readonly revealed: string;
  readonly bowl: number;
  readonly chips: readonly (number | null)[];
  readonly credit: readonly boolean[];
  readonly shares: readonly Readonly<Record<string, number>>[];
  readonly market: Readonly<Record<string, { readonly front: number }>>;
  readonly companies: Readonly<Record<string, string>>;
  readonly start: number;
  readonly winner: number | null;
  readonly runner_up: number | null;
  readonly deck_left: number;
  readonly crash_chance: readonly [number, number];
  readonly depots: readonly (readonly string[])[];
  readonly depots_left: readonly number[];
  readonly depot_worth: readonly number[];
  readonly networks: Readonly<Record<string, readonly number[]>>;
  readonly map: { readonly stations: Readonly<Record<string, Station>> };
}

const FULL = 3;
const CREDIT = 3;
/** The number of bottom cards with the crash among them. */
const BOTTOM = 4;

const company = (view: View, at: 0 | 1): string => view.revealed.split("/")[at] ?? "";
const name = (view: View, at: 0 | 1): string => view.companies[company(view, at)] ?? "";
const own = (view: View, seat: number, at: 0 | 1): number =>
  view.shares[seat]?.[company(view, at)] ?? 0;
const front = (view: View, at: 0 | 1): number =>
  sum(view.shares.map((_, seat) => own(view, seat, at)));
const bidding = (view: View): boolean => view.phase === "auction";

/** The effect of leaving; empty if it is not possible. */
const leaving = ({ legal }: Moment<View>): number => effect(legal("leave")[0], "chips");

/** The stations where a depot may be put up. */
const sites = ({ view, legal }: Moment<View>): readonly Station[] =>
  legal("erect").flatMap(({ move }) => view.map.stations[move.split(" ")[1] ?? ""] ?? []);
/** A town of two networks where a depot may be put up. */
const crossing = (now: Moment<View>): string =>
  sites(now).find(({ networks }) => networks.length > 1)?.town ?? "";
const isFree = (view: View, town: string): boolean =>
  !view.depots.flat().some((code) => view.map.stations[code]?.town === town);

const lessons: readonly Lesson<View>[] = [
  {
    id: "goal",
    anchor: "map",
    rule: "M13-E1",
    when: ({ view }) => view.phase !== "over",
    args: ({ here }) => ({ here: yes(here) }),
    holds: ({ view }) => view.phase !== "over" && Object.keys(view.map.stations).length > 0,
  },
  {
    id: "share",
    anchor: "share",
    rule: "M13-R3",
    when: ({ view }) => bidding(view),
    args: ({ view, you }) => ({ company: name(view, 0), own: own(view, you, 0) }),
    holds: ({ view, you }, said) =>
      bidding(view) && said.company === name(view, 0) && said.own === own(view, you, 0),
  },
  {
    id: "chips",
    anchor: "chips",
    rule: "M13-S1",
    when: ({ view, you }) => view.phase !== "over" && (view.chips[you] ?? 0) > 0,
    args: ({ view, you }) => ({ chips: view.chips[you] ?? 0, open: laidOpen(view.chips, you) }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" &&
      view.chips[you] === said.chips &&
      said.chips !== 0 &&
      (said.open === "yes") === view.chips.every((held) => held !== null),
  },
  {
    id: "auction",
    anchor: "actions",
    rule: "M13-A2",
    when: ({ view, mine, legal }) => mine && bidding(view) && legal("bid").length > 0,
    holds: ({ view }) => bidding(view),
  },
  {
    id: "empty",
    anchor: "bowl",
    rule: "M13-N2",
    passing: true,
    when: ({ view, mine, legal }) =>
      mine && view.bowl === 0 && legal("leave").length > 0 && legal("bid").length > 0,
    holds: (now) => leaving(now) === 0 && effect(now.legal("bid")[0], "chips") === -1,
  },
  {
    id: "full",
    anchor: "bowl",
    rule: "M13-N1",
    passing: true,
    when: (now) => leaving(now) >= FULL,
    args: (now) => ({ chips: leaving(now) }),
    holds: ({ view }, said) => bidding(view) && view.bowl === said.chips,
  },
  {
    id: "credit",
    anchor: "credit",
    rule: "M13-L1",
    passing: true,
    when: ({ view, you, legal }) => legal("credit").length > 0 && (view.chips[you] ?? 9) <= 1,
    holds: ({ view, you, legal }) =>
      view.credit[you] === false &&
      effect(legal("credit")[0], "chips") === CREDIT &&
      effect(legal("credit")[0], "points") === -CREDIT,
  },
  {
    id: "won",
    anchor: "actions",
    rule: "M13-X1",
    when: ({ view, mine, legal }) => mine && view.phase === "winner" && legal("erect").length > 0,
    args: ({ view }) => ({ company: name(view, 0), box: name(view, 1) }),
    holds: ({ view, you }, said) =>
      view.phase === "winner" &&
      view.winner === you &&
      said.company === name(view, 0) &&
      said.box === name(view, 1) &&
      (view.depots_left[you] ?? 0) > 0,
  },
  {
    id: "sale",
    anchor: "market",
    rule: "M13-X3",
    passing: true,
    when: ({ legal }) => legal("sell").length > 0,
    args: ({ view, legal }) => ({ box: name(view, 1), points: effect(legal("sell")[0], "points") }),
    holds: ({ view, you }, said) =>
      said.box === name(view, 1) &&
      said.points === own(view, you, 1) * front(view, 1) &&
      Number(said.points) > 0,
  },
  {
    id: "erect",
    anchor: "map",
    rule: "M13-D1",
    passing: true,
    when: ({ legal }) => legal("erect").length > 0,
    args: ({ view }) => ({ box: name(view, 1) }),
    holds: (now) =>
      (now.view.depots_left[now.you] ?? 0) > 0 &&
      sites(now).every(
        ({ town, networks }) => networks.includes(company(now.view, 1)) && isFree(now.view, town),
      ),
  },
  {
    id: "crossing",
    anchor: "map",
    rule: "M13-E2",
    passing: true,
    when: (now) => crossing(now) !== "",
    args: (now) => ({ town: crossing(now) }),
    holds: ({ view }, said) =>
      isFree(view, String(said.town)) &&
      Object.values(view.map.stations).some(
        ({ town, networks }) => town === said.town && networks.length === 2,
      ),
  },
  {
    id: "second",
    anchor: "actions",
    rule: "M13-X1",
    when: ({ view, mine }) => mine && view.phase === "runner-up",
    holds: ({ view, you }) => view.phase === "runner-up" && view.runner_up === you,
  },
  {
    id: "built",
    anchor: "depots",
    rule: "M13-E2",
    when: ({ view, you }) => view.phase !== "over" && (view.depots[you]?.length ?? 0) > 0,
    args: ({ view, you }) => ({
      worth: view.depot_worth[you] ?? 0,
      left: view.depots_left[you] ?? 0,
    }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" &&
      said.left === view.depots_left[you] &&
      said.worth === sum(Object.values(view.networks).map((on) => (on[you] ?? 0) ** 2)),
  },
  {
    id: "start",
    anchor: "bowl",
    rule: "M13-X4",
    passing: true,
    when: ({ view, you, mine }) =>
      mine && view.round > 1 && view.start === you && bidding(view) && view.bowl === 0,
    holds: (now) => now.view.start === now.you && now.view.round > 1 && leaving(now) === 0,
  },
  {
    id: "deck",
    anchor: "deck",
    rule: "M13-S2",
    when: ({ view }) => view.round > 1 && view.deck_left > BOTTOM,
    args: ({ view }) => ({ left: view.deck_left }),
    holds: ({ view }, said) =>
      view.deck_left === said.left && view.deck_left > BOTTOM && view.crash_chance[0] === 0,
  },
  {
    id: "market",
    anchor: "market",
    rule: "M13-H1",
    when: ({ view, mine }) => view.round > 2 && !mine && view.phase !== "over",
    holds: ({ view }) =>
      Object.entries(view.market).every(
        ([id, { front: shown }]) => shown === sum(view.shares.map((held) => held[id] ?? 0)),
      ),
  },
  {
    id: "move",
    anchor: "map",
    rule: "M13-D2",
    passing: true,
    when: ({ legal }) => legal("move").length > 0,
    holds: ({ view, you }) => view.depots_left[you] === 0,
  },
  {
    id: "near",
    anchor: "deck",
    rule: "M13-E3",
    when: ({ view }) => view.phase !== "over" && view.crash_chance[0] > 0,
    args: ({ view }) => ({ whole: view.crash_chance[1] }),
    holds: ({ view }, said) =>
      view.phase !== "over" && view.deck_left === said.whole && view.deck_left <= BOTTOM,
  },
  {
    id: "end",
    rule: "M13-E2",
    when: ({ view }) => view.phase === "over",
    holds: ({ view }) => view.revealed === "crash",
  },
];

export default lessons;
