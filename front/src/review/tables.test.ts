/** A review in its tables and decisions. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import { seatOf, tableOf } from "../testing/table.svelte";
import { VIEWS } from "../testing/views";
import type { Review } from "./api";
import Chart from "./Chart.svelte";
import Moment from "./Moment.svelte";
import Tables from "./Tables.svelte";

let shown: object | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
});

const part = {
  lost: 0,
  lostError: 0,
  skill: 0,
  others: 0,
  luck: 0,
  decisions: 2,
  same: 1,
  mistakes: 1,
};
const moment = {
  round: 1,
  seat: 0,
  best: "leave",
  choices: 2,
  costError: 0.001,
  lead: null,
  leadError: null,
  errors: [],
  loss: false,
  options: [],
};
const REVIEW: Review = {
  format: "moguls-review/1",
  game: "mogul-2002",
  seats: 3,
  options: {},
  seed: 1,
  result: { scores: [1, 2, 0], winners: [1] },
  sims: 9,
  final: [0.2, 0.5, 0.3],
  turns: [0, 1],
  moments: [
    // The move lost more than chance did; then chance gave more than the move.
    {
      ...moment,
      step: 3,
      move: "bid",
      mistake: true,
      wins: [0.5, 0.3, 0.2],
      cost: [-0.14, 0.14, 0],
      luck: [-0.12, 0.12, 0],
    },
    {
      ...moment,
      step: 5,
      move: "leave",
      mistake: false,
      wins: [0.24, 0.5, 0.26],
      cost: [0, 0, 0],
      luck: [0.24, -0.24, 0],
    },
  ],
  summary: [
    { ...part, begin: 0.5, end: 0.2 },
    { ...part, begin: 0.3, end: 0.5 },
    { ...part, begin: 0.2, end: 0.3 },
  ],
};
const text = (css: string): string[] =>
  [...document.body.querySelectorAll(css)].map((each) =>
    each.textContent.replace(/\s+/g, " ").trim(),
  );

type Part = typeof Tables | typeof Moment | typeof Chart;

async function show(
  of: Part,
  more: object = {},
  names: readonly string[] = ["Ada", "Bob", "Cyd"],
  own?: number,
): Promise<void> {
  await need("app", "table", "review", "replay", "generic", "mogul", "mogul-2002");
  await load("en");
  const { table } = await tableOf("mogul-2002", VIEWS["mogul-2002"] ?? {}, {
    seats: names.map((name, seat) => seatOf(seat, { name })),
  });
  const model = Object.assign(table, {
    who: (seat: number) => ({ name: table.name(seat), self: seat === own ? "yes" : "no" }),
    label: (seat: number) => table.name(seat) + (seat === own ? " (you)" : ""),
    source: Object.assign(table.source, { last: 5 }),
    sentence: (step: number) => `Step ${step}.`,
  });
  const props = { review: REVIEW, model, link: (step: number) => `#${step}`, ...more };
  shown = mount(of, { target: document.body, props: props as never });
  flushSync();
}

test("each decision has its row: its chances, a mistake in words, moves as their buttons say", async () => {
  await show(Tables);

  expect(text('[data-testid="parts"] thead th')).toHaveLength(3);
  expect(text('[data-testid="parts"] .sum td')).toEqual(["20%", "50%", "30%"]);
  const [first, second, ...none] = text("details tbody tr");
  expect(none).toEqual([]);
  expect(first).toContain("Bid 1 chip");
  expect(first).toContain("50%30%20%");
  expect(first).toContain("clear mistake");
  expect(first).toMatch(/Leave$/);
  expect(second).not.toContain("mistake");
  expect(second?.match(/Leave/g)).toHaveLength(1);
});

test("a turning point caused by the move is not attributed to luck", async () => {
  await show(Moment, { at: 0, turn: true });

  const [told] = text(".moment");
  expect(told).toContain("That was a clear mistake.");
  expect(told).not.toContain("luck");
  expect(text(".moment li")[0]).toContain("50% → 24% (\u221226%)");
});

test("one caused by chance is, and mentions no mistake", async () => {
  await show(Moment, { at: 1, turn: true });

  const [told] = text(".moment");
  expect(told).toContain("Most of it was luck");
  expect(told).not.toContain("mistake");
});

test("the chart has a line for each seat, its turning points, and a slider that says where it is", async () => {
  await show(Chart, { at: 1 });

  expect(document.querySelectorAll("svg .line")).toHaveLength(3);
  expect(document.querySelectorAll("svg .turn")).toHaveLength(REVIEW.turns.length);
  const slider = document.querySelector('[data-testid="slider"]');
  expect(slider?.getAttribute("aria-valuetext")?.replace(/[\u2068\u2069]/g, "")).toBe(
    "Decision 2 of 2: Ada",
  );
});

describe("seats of the same name", () => {
  const SAME = ["steady", "Ada", "steady"];
  const third = REVIEW.moments.map((each) => ({ ...each, seat: 2, cost: [0.07, 0.07, -0.14] }));
  const review: Review = { ...REVIEW, moments: third };

  test("are distinguished in tables, and others have no number", async () => {
    await show(Tables, { review }, SAME);

    expect(text('[data-testid="parts"] thead th')).toEqual([
      "1 steady (seat 1)", // the number is that of its marker
      "2 Ada",
      "3 steady (seat 3)",
    ]);
    expect(text("details tbody .who")).toEqual(["steady (seat 3)", "steady (seat 3)"]);
  });

  test("are distinguished in the text of a decision", async () => {
    await show(Moment, { review, at: 0 }, SAME);

    expect(text(".moment")[0]).toContain("Better for steady (seat 3)");
    expect(text(".moment li")[0]).toMatch(/^1 steady \(seat 1\): /);
  });

  test("are distinguished by the slider", async () => {
    await show(Chart, { review, at: 0 }, SAME);
    const slider = document.querySelector('[data-testid="slider"]');

    expect(slider?.getAttribute("aria-valuetext")?.replace(/[\u2068\u2069]/g, "")).toBe(
      "Decision 1 of 2: steady (seat 3)",
    );
  });
});

const plain = (words: string | undefined): string | undefined =>
  words?.replace(/[\u2068\u2069]/g, "");

test("the cost of a move is separated from what chance changed", async () => {
  await show(Moment, { at: 0 }, undefined, 1);

  expect(text(".moment li").map(plain)).toEqual([
    "1 Ada: 50% → 24% (\u221226%) Ada’s move \u221214%, chance and hidden facts \u221212%",
    "2 Bob (you): 30% → 50% (+20%) Ada’s move +14%, chance and hidden facts +6%",
    "3 Cyd: 20% → 26% (+6%) Ada’s move 0%, chance and hidden facts +6%",
  ]);
});

test("the reader is addressed", async () => {
  await show(Moment, { at: 0 }, undefined, 0);

  const [told] = text(".moment").map(plain);
  expect(told).toContain("Better for you: Leave.");
  expect(told).toContain("your move \u221214%, chance and hidden facts \u221212%");
});
