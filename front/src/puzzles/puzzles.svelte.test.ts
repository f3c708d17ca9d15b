/** Puzzles: question, answer in plain words, and what the browser remembers. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, said as announced } from "../lib/a11y/announcer.svelte";
import { load, need } from "../lib/i18n/i18n.svelte";
import { ApiError } from "../lib/net/api";
import { VIEWS } from "../testing/views";
import type { Answer, Puzzle } from "./api";
import { progress } from "./progress.svelte";
import PuzzleGames from "./PuzzleGames.svelte";
import PuzzleScreen from "./PuzzleScreen.svelte";
import { asGood, gainOf } from "./verdict";

const api = vi.hoisted(() => ({
  puzzle: vi.fn(),
  answer: vi.fn(),
  puzzleCounts: vi.fn(),
}));
vi.mock("./api", () => api);

const ANSWER: Answer = {
  best: "stay",
  played: "drop",
  gain: 0.12,
  error: 0.02,
  sims: 4000,
  moves: [
    { move: "stay", win: 0.41, error: 0.01 },
    { move: "loan", win: 0.4, error: 0.01 },
    { move: "drop", win: 0.28, error: 0.01 },
  ],
};
const question = (number: number): Puzzle =>
  ({
    about: {
      id: `mogul-2002-${number}`,
      game: "mogul-2002",
      title: "Mogul (2002)",
      message_prefix: "m02",
      options: {},
      seats: ["Agatha", "Basil", "Clara"].map((name, seat) => ({
        seat,
        name,
        level: null,
        bot_name: "",
      })),
      steps: 0,
      marks: [],
      result: null,
      table: null,
      you: 0,
      has_hidden_info: true,
      fork: null,
    },
    moment: {
      step: { step: 0, seat: null, move: null, chance: null, events: [] },
      view: { ...VIEWS["mogul-2002"], actions: [] },
    },
    moves: ["drop", "loan", "stay"],
    number,
    count: 3,
  }) as unknown as Puzzle;
let shown: object | undefined;
/** Modules are loaded at their first use. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  hush();
  api.puzzle.mockImplementation((_game: string, number: number) =>
    Promise.resolve(question(number)),
  );
  api.answer.mockResolvedValue(ANSWER);
  api.puzzleCounts.mockResolvedValue([
    { game: "mogul-2002", title: "Mogul (2002)", count: 3 },
    { game: "moguli", title: "Moguli", count: 0 },
  ]);
  await need("app", "table", "puzzles", "replay", "hall");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

const text = (): string => document.body.textContent.replaceAll(/[\s\u2068\u2069]+/g, " ");
const moves = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(".moves button"),
];

async function open(): Promise<void> {
  shown = mount(PuzzleScreen, { target: document.body, props: { game: "mogul-2002" } });
  await soon(() => expect(moves()).toHaveLength(3));
}
async function choose(at: number): Promise<void> {
  moves()[at]!.click();
  await soon(() => expect(text()).toContain("95 %"));
  flushSync();
}

test("an answer is in plain words with its interval, is read out, and is remembered", async () => {
  await open();
  expect(text()).toContain("puzzle 1 of 3");
  expect(text()).not.toContain("of 100");
  await choose(0);

  const answered = document.querySelector('[data-testid="puzzle-answer"]')!;
  expect(answered.textContent).toMatch(/wins about .*41.* of 100 games/);
  expect(answered.textContent).toMatch(/12.* more .* between .*8.* and .*16/);
  expect(announced.at(-1)!.text).toContain("of 100 games");
  expect(progress.done("mogul-2002")).toBe(1);
  expect(progress.right("mogul-2002")).toBe(0);
  expect(JSON.parse(localStorage.getItem("moguls.puzzles")!)).toEqual({
    "mogul-2002": { 1: false },
  });

  moves()[2]!.click(); // the first answer counts
  expect(api.answer).toHaveBeenCalledTimes(1);
  [...document.querySelectorAll("button")]
    .find((each) => each.textContent.includes("Next puzzle"))!
    .click();
  await soon(() => expect(text()).toContain("puzzle 2 of 3"));
});

test("a failed answer can be asked for again", async () => {
  api.answer.mockRejectedValueOnce(new ApiError(0, "net/offline", ""));
  await open();
  moves()[2]!.click();
  await soon(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
  await choose(2);
  expect(progress.right("mogul-2002")).toBeGreaterThan(0);
});

test("a move within the error of the best one counts as right, the mistake never", () => {
  expect(asGood("stay", ANSWER)).toBe(true);
  expect(asGood("loan", ANSWER)).toBe(true);
  expect(asGood("drop", ANSWER)).toBe(false);
  const exact = { ...ANSWER, moves: ANSWER.moves.map((it) => ({ ...it, error: 0 })) };
  expect(asGood("loan", exact)).toBe(false);
  expect(
    asGood("loan", { ...exact, moves: [exact.moves[0]!, { ...exact.moves[1]!, win: 0.409 }] }),
  ).toBe(true);
  expect(gainOf(ANSWER)).toEqual({ gain: 12, low: 8, high: 16 });
});

test("games without puzzles are not offered, and progress is shown", async () => {
  shown = mount(PuzzleGames, { target: document.body });
  await soon(() => expect(text()).toContain("Mogul (2002)"));

  expect(text()).not.toContain("Moguli");
  expect(text()).toMatch(/of 3 answered/);
});
