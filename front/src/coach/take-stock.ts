/** What the coach says of Take Stock. */

import { listed } from "../lib/i18n/lists";
import { effect, type Lesson, type Moment, named, sum, yes } from "./lesson";

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
  readonly drawn: readonly (readonly string[] | null)[];
  readonly kept: readonly (readonly string[] | null)[];
  readonly shares: readonly Readonly<Record<string, number>>[];
  readonly kept_sizes: readonly number[];
  readonly certificates: readonly (readonly string[])[];
  readonly worth: readonly number[];
  readonly tokens: readonly number[];
  readonly above_closed: number | null;
  readonly scores: readonly number[];
}

const NEAR = 3;
const FEW = 2;
const STOCKS = 5;
const PAIR = 2;
/** A raise goes up by so much at most. */
const STEP = 4;
const CLOSING = ["11", "12"];

const stock = (name: string): string => named(`tks-name-${name}`, name);

const columns = (view: View): readonly (readonly [string, Column])[] =>
  Object.entries(view.columns);
const top = (view: View): number => Math.max(...columns(view).map(([, { price }]) => price));
/** The stocks with the highest price. */
const dearest = (view: View): readonly string[] =>
  columns(view)
    .filter(([, { price }]) => price === top(view))
    .map(([name]) => name);
const list = (names: readonly string[]): string => listed(names.map(stock));
const isSplit = (view: View): boolean => columns(view).some(([, { splits }]) => splits > 0);
/** What the rules say a price is. */
const worked = ({ cards, splits }: Column): number => Math.max(...cards) * (1 + splits);
/** How many certificates one may have before no more can be saved. */
const limit = (view: View): number =>
  Math.max(...columns(view).map(([, { cards, splits }]) => cards.length + splits));

const closing = ({ legal }: Moment<View>): boolean =>
  legal("raise").some(({ move }) => CLOSING.includes(move.split(" ")[2] ?? ""));
const raised = ({ legal }: Moment<View>): number =>
  Math.max(...legal("raise").map((one) => effect(one, "price")));
const saved = (view: View, seat: number): number => view.certificates[seat]?.length ?? 0;
const fewest = (view: View): number => Math.min(...view.hand_sizes);

const lessons: readonly Lesson<View>[] = [
  {
    id: "goal",
    anchor: "columns",
    rule: "TKS-E3",
    when: ({ view }) => view.phase !== "over",
    args: ({ view, here }) => ({ rounds: view.rounds, here: yes(here) }),
    holds: ({ view }, said) =>
      view.phase !== "over" && said.rounds === view.rounds && columns(view).length === STOCKS,
  },
  {
    id: "price",
    anchor: "columns",
    rule: "TKS-P1",
    when: ({ view }) => view.phase !== "over",
    args: ({ view }) => ({
      stock: list(dearest(view)),
      price: top(view),
      split: yes(isSplit(view)),
    }),
    holds: ({ view }, said) =>
      view.phase !== "over" &&
      said.price === top(view) &&
      said.stock === list(dearest(view)) &&
      columns(view).every(
        ([, one]) => one.price === (said.split === "yes" ? worked(one) : Math.max(...one.cards)),
      ),
  },
  {
    id: "hand",
    anchor: "hand",
    rule: "TKS-S2",
    when: ({ view, you }) => view.phase === "turn" && (view.hands[you]?.length ?? 0) > 1,
    args: ({ view, you }) => ({ cards: view.hand_sizes[you] ?? 0 }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" && said.cards === view.hands[you]?.length && Number(said.cards) > 1,
  },
  {
    id: "turn",
    anchor: "actions",
    rule: "TKS-T1",
    when: ({ view, mine }) => mine && view.phase === "turn",
    holds: ({ view, mine }) => mine && view.phase === "turn",
  },
  {
    id: "raise",
    anchor: "columns",
    rule: "TKS-A1",
    passing: true,
    when: ({ legal }) => legal("raise").length > 0,
    args: (now) => {
      const best = now.legal("raise").find((one) => effect(one, "price") === raised(now));
      return { stock: stock(best?.move.split(" ")[1] ?? ""), price: raised(now) };
    },
    holds: ({ view, legal }, said) =>
      legal("raise").every(({ move, effect: brings }) => {
        const [, name = "", card] = move.split(" ");
        const column = view.columns[name];
        const higher = Number(card) - Math.max(...(column?.cards ?? []));
        const price = Number(card) * (1 + (column?.splits ?? 0));
        const told = (brings as { price?: number } | undefined)?.price;
        return (
          higher >= 1 &&
          higher <= STEP &&
          !column?.frozen &&
          price === told &&
          price <= Number(said.price)
        );
      }),
  },
  {
    id: "save",
    anchor: "certificates",
    rule: "TKS-A3",
    passing: true,
    when: ({ legal }) => legal("save").length > 0,
    holds: ({ view, you }) => saved(view, you) < limit(view) && (view.hand_sizes[you] ?? 0) > 1,
  },
  {
    id: "weigh",
    anchor: "certificates",
    rule: "TKS-N1",
    when: ({ view, you }) => view.phase === "turn" && saved(view, you) > 0,
    args: ({ view, you }) => ({ worth: view.worth[you] ?? 0 }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" &&
      said.worth ===
        sum(columns(view).map(([name, { price }]) => price * (view.shares[you]?.[name] ?? 0))),
  },
  {
    id: "limit",
    anchor: "certificates",
    rule: "TKS-A4",
    when: ({ view, you, mine, legal }) =>
      mine &&
      view.phase === "turn" &&
      saved(view, you) >= limit(view) &&
      legal("save").length === 0,
    args: ({ view, you }) => ({ count: saved(view, you), limit: limit(view) }),
    holds: ({ view, you }, said) =>
      said.count === saved(view, you) && said.limit === limit(view) && said.count >= said.limit,
  },
  {
    id: "events",
    anchor: "events",
    rule: "TKS-A5",
    when: ({ view, mine }) =>
      mine && view.phase === "turn" && view.certificates.some((each) => each.length > 0),
    holds: ({ view }) => view.phase !== "over",
  },
  {
    id: "choose",
    anchor: "actions",
    rule: "TKS-A5",
    passing: true,
    when: ({ view, mine }) => mine && view.phase === "choose",
    holds: ({ view, you }) => view.drawn[you]?.length === PAIR,
  },
  {
    id: "kept",
    anchor: "kept",
    rule: "TKS-A7",
    when: ({ view, you }) => view.phase !== "over" && (view.kept_sizes[you] ?? 0) > 0,
    args: ({ view, you }) => ({ count: view.kept_sizes[you] ?? 0 }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" && said.count === view.kept[you]?.length && Number(said.count) > 0,
  },
  {
    id: "event",
    anchor: "actions",
    rule: "TKS-V11",
    passing: true,
    when: ({ view, mine }) => mine && view.phase === "event",
    holds: ({ view, legal }) => view.event !== null && legal("").length > 0,
  },
  {
    id: "split",
    anchor: "columns",
    rule: "TKS-V1",
    passing: true,
    when: ({ view }) =>
      view.phase !== "over" && columns(view).some(([, { splits }]) => splits === 1),
    holds: ({ view }) =>
      columns(view).some(([, { cards, price }]) => price === 2 * Math.max(...cards)),
  },
  {
    id: "frozen",
    anchor: "columns",
    rule: "TKS-V7",
    passing: true,
    when: ({ view }) => view.phase !== "over" && columns(view).some(([, { frozen }]) => frozen),
    holds: ({ view, legal }) =>
      columns(view).some(
        ([name, { frozen }]) =>
          frozen && legal(`raise ${name} `).length === 0 && legal(`audit ${name}`).length === 0,
      ),
  },
  {
    id: "tokens",
    anchor: "tokens",
    rule: "TKS-S1",
    when: ({ view, you, mine }) =>
      mine && view.phase === "turn" && saved(view, you) > 1 && (view.tokens[you] ?? 0) > 0,
    args: ({ view, you }) => ({ tokens: view.tokens[you] ?? 0 }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" && said.tokens === view.tokens[you] && Number(said.tokens) > 0,
  },
  {
    id: "closing",
    anchor: "hand",
    rule: "TKS-A2",
    passing: true,
    when: closing,
    holds: ({ legal }) =>
      legal("raise")
        .filter(({ move }) => CLOSING.includes(move.split(" ")[2] ?? ""))
        .every(({ effect: brings }) => Boolean((brings as { ends?: unknown } | undefined)?.ends)),
  },
  {
    id: "soon",
    anchor: "hand",
    rule: "TKS-E1",
    when: ({ view }) => view.phase === "turn" && fewest(view) <= FEW,
    holds: ({ view }) => view.phase === "turn" && fewest(view) <= FEW,
  },
  {
    id: "bell",
    anchor: "events",
    rule: "TKS-A6",
    when: ({ view }) =>
      view.phase === "turn" && view.above_closed !== null && view.above_closed <= NEAR,
    args: ({ view }) => ({ left: view.above_closed ?? 0 }),
    holds: ({ view }, said) => view.phase !== "over" && said.left === view.above_closed,
  },
  {
    id: "options",
    anchor: "actions",
    rule: "TKS-E2",
    passing: true,
    when: ({ view, mine }) => mine && view.phase === "options",
    args: ({ view, you }) => ({ tokens: view.tokens[you] ?? 0, rounds: view.rounds - view.round }),
    holds: ({ view, you, legal }, said) =>
      said.tokens === view.tokens[you] &&
      Number(said.tokens) > 0 &&
      said.rounds === view.rounds - view.round &&
      legal("").length > 0,
  },
  {
    id: "second",
    anchor: "columns",
    rule: "TKS-S5",
    when: ({ view }) => view.round > 1 && view.phase === "turn",
    args: ({ view, you }) => ({
      points: view.scores[you] ?? 0,
      rounds: view.rounds - view.round + 1,
    }),
    holds: ({ view, you }, said) =>
      view.phase !== "over" &&
      view.round > 1 &&
      said.points === view.scores[you] &&
      said.rounds === view.rounds - view.round + 1,
  },
  {
    id: "end",
    rule: "TKS-E4",
    when: ({ view }) => view.phase === "over",
    holds: ({ view }) => view.phase === "over" && view.round === view.rounds,
  },
];

export default lessons;
