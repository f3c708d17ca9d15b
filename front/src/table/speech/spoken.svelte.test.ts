/** Announcements: every move, at the reader's turn, or once a round. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, said } from "../../lib/a11y/announcer.svelte";
import { settings, type Motion, type Spoken } from "../../lib/storage/settings.svelte";
import type { LogEntry, Table } from "../../lib/net/wire";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { follow } from "./speak.svelte";

type Test = Awaited<ReturnType<typeof tableOf>>;

let stop = (): void => {};
beforeEach(hush);
afterEach(() => {
  stop();
  settings.set({ spoken: null, plain: false, motion: "system" });
  vi.useRealTimers();
});

const view = (turn: number | null, round = 1) => ({
  turn,
  over: turn === null,
  actions: [],
  round,
  phase: "auction" as const,
});

/** A table of Ada, the reader, and two bots, followed like the page does; nothing has been announced. */
async function heard(
  spoken: Spoken | null,
  more: Partial<Table> = {},
  game = "mogul-2002",
): Promise<Test> {
  settings.spoken = spoken;
  const bot = { kind: "bot" } as const;
  const seats = [seatOf(0, { you: true }), seatOf(1, bot), seatOf(2, bot)];
  const made = await tableOf(game, view(1), { seats, ...more });
  made.table.ui = {
    ...made.ui,
    tell: (event) => ({ key: String(event.type), strand: "other" }),
    hint: () => "decide",
  };
  made.source.log = [entry(1, "deal")];
  stop = $effect.root(() => follow(made.table));
  flushSync();
  hush();
  return made;
}

/** Events are named like their announcement; no game knows them. */
const entry = (
  seq: number,
  type: string,
  more: { readonly seat?: number; readonly auto?: boolean } = {},
): LogEntry => ({
  seq,
  step: seq,
  events: [{ type, seat: 1, ...more }] as unknown as LogEntry["events"],
});

/** Add an entry; `turn` is on turn afterwards. Return the announcements. */
function then({ source }: Test, news: LogEntry, turn: number | null, round = 1): string[] {
  const before = said.length;
  source.log = [...source.log, news];
  source.show({ status: turn === null ? "over" : "playing" }, view(turn, round));
  flushSync();
  return said.slice(before).map(({ text }) => text);
}

const turn = expect.stringContaining("your-turn") as string;

test("every move is announced at once", async () => {
  const made = await heard("move");
  expect(then(made, entry(2, "first"), 2)).toEqual(["first"]);
  expect(then(made, entry(3, "second"), 0)).toEqual(["second", turn]);
});

test("once a turn: everything at once when it is the reader's turn again", async () => {
  const made = await heard("turn");
  expect(then(made, entry(2, "first"), 2)).toEqual([]);
  expect(then(made, entry(3, "second"), 0)).toEqual(["first second", turn]);
  expect(then(made, entry(4, "third"), 2)).toEqual([]);
});

test("once a turn: the end of the game is announced at once", async () => {
  const made = await heard("turn");
  then(made, entry(2, "first"), 2);
  expect(then(made, entry(3, "end"), null)).toEqual(["first end"]);
});

test("once a round: when the next one begins, regardless of the turn", async () => {
  const made = await heard("round");
  expect(then(made, entry(2, "first"), 2)).toEqual([]);
  expect(then(made, entry(3, "second"), 0)).toEqual([turn]); // the frame must have a turn
  expect(then(made, entry(4, "third"), 1, 2)).toEqual(["first second third"]);
});

test("in Moguli, which counts turns, a round is over when both have had theirs", async () => {
  const seats = [seatOf(0, { you: true }), seatOf(1, { kind: "bot" })];
  const made = await heard("round", { seats }, "moguli");
  expect(then(made, entry(2, "first"), 1, 2)).toEqual([]);
  expect(then(made, entry(3, "second"), 1, 3)).toEqual(["first second"]);
});

test.each<Spoken>(["turn", "round"])(
  "%s: what one does oneself is said at once",
  async (spoken) => {
    const made = await heard(spoken);
    then(made, entry(2, "first"), 2);
    expect(then(made, entry(3, "mine", { seat: 0 }), 2)).toEqual(["mine"]);
  },
);

test.each<Spoken>(["turn", "round"])(
  "%s: who comes, goes or changes the table is said at once",
  async (spoken) => {
    const made = await heard(spoken);
    expect(then(made, entry(2, "sat", { seat: 2 }), 2)).toEqual(["sat"]);
    expect(then(made, entry(3, "set"), 2)).toEqual(["set"]);
  },
);

test("auto-responses do not count as own moves", async () => {
  const made = await heard("turn");
  expect(then(made, entry(2, "mine", { seat: 0, auto: true }), 2)).toEqual([]);
});

test("taken back events are not announced", async () => {
  const made = await heard("turn");
  made.table.ui = {
    ...made.ui,
    tell: ({ type }) => ({
      key: type,
      strand: "other",
      ...(type === "taken_back" && { back: 1, stays: true }),
    }),
  };
  then(made, entry(2, "first"), 2);
  expect(then(made, { ...entry(3, "taken_back", { seat: 0 }), step: 1 }, 0)).toEqual([
    "taken_back",
    turn,
  ]);
});

test("in step mode each move of a bot is announced", async () => {
  const made = await heard("turn", { step_mode: true });
  expect(then(made, entry(2, "first"), 2)).toEqual(["first"]);
});

test("spectators have no turn and get announcements once a round", async () => {
  const made = await heard("turn", { you: null, seats: [0, 1, 2].map((seat) => seatOf(seat)) });
  expect(then(made, entry(2, "first"), 0)).toEqual([]);
  expect(then(made, entry(3, "second"), 1, 2)).toEqual(["first second"]);
});

test.each([
  [false, ["first"]],
  [true, []],
])("where tables are text (%s), nothing chosen", async (plain, words) => {
  const made = await heard(null);
  settings.plain = plain;
  expect(then(made, entry(2, "first"), 2)).toEqual(words);
});

test("another key has its stored value at once", async () => {
  const made = await heard("turn");
  then(made, entry(2, "first"), 2);
  settings.spoken = "move";
  flushSync();
  expect(said.map(({ text }) => text)).toEqual(["first"]);
});

test("queued announcements are not made to another seat", async () => {
  const made = await heard("turn");
  then(made, entry(2, "first"), 2);
  made.source.log = [];
  flushSync();
  made.source.log = [entry(1, "deal"), entry(2, "first")];
  flushSync();
  expect(then(made, entry(3, "second"), 0)).toEqual(["second", turn]);
});

test.each<Motion>(["full", "none"])(
  "with motion %s the same is said, for as long",
  async (motion) => {
    vi.useFakeTimers();
    settings.set({ motion });
    const made = await heard("move");
    expect(then(made, entry(2, "first"), 2)).toEqual(["first"]);
    vi.advanceTimersByTime(19_000);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(said).toHaveLength(0);
  },
);

test("step mode and its key are announced once", async () => {
  const made = await heard("move", { step_mode: true });
  const words = (): string[] =>
    said.map(({ text }) => text).filter((text) => text.includes("held"));
  for (const held of [true, false, true]) {
    made.source.show({ awaiting_next: held }, view(1));
    flushSync();
  }
  expect(words()).toEqual(["table-held-spoken"]);
});
