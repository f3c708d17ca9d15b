/** The window of a hint: its messages while the bot searches, and when it closes by itself. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../lib/net/api";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { HintInfo } from "../../lib/net/types.gen";
import { seatOf, tableOf } from "../../testing/table.svelte";
import Within from "../../testing/Within.svelte";
import Hint from "./Hint.svelte";
import { VIEWS } from "../../testing/views";

const api = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

const PREPARING: HintInfo = { state: "preparing", hint: null, place: null, seconds: null };
const moves = [
  { move: "bid", win: 0.6752, error: 0.01, sims: 5000, lead: 0 },
  { move: "leave", win: 0.6048, error: 0.01, sims: 5000, lead: 0 },
];
const more = { key: "more", move: "leave", points: null, numbers: { games: 8 }, flags: {} };
const READY = {
  ...PREPARING,
  state: "ready",
  hint: { seat: 0, best: "bid", moves, reasons: [[], [more]] },
} as unknown as HintInfo;
let shown: object | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  api.call.mockReset();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.useRealTimers();
});

/** Open the window at a table of Mogul (2002) with these answers of the server; the last one is repeated. */
async function open(...answers: (HintInfo | ApiError | "nothing")[]) {
  await need("app", "table", "generic", "hint", "mogul", "mogul-2002");
  await load("en");
  for (const [at, each] of answers.entries()) {
    const answer = (): Promise<HintInfo> =>
      each === "nothing"
        ? new Promise(() => undefined)
        : each instanceof ApiError
          ? Promise.reject(each)
          : Promise.resolve(each);
    if (at < answers.length - 1) api.call.mockImplementationOnce(answer);
    else api.call.mockImplementation(answer);
  }
  const made = await tableOf("mogul-2002", VIEWS["mogul-2002"] ?? {}, {
    seats: [0, 1, 2].map((seat) => seatOf(seat, seat ? { kind: "bot" } : { you: true })),
  });
  made.table.panel = "hint";
  shown = mount(Within, { target: document.body, props: { table: made.table, of: Hint } });
  await pass(0);
  return made;
}

/** Let time go by. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
const text = (css: string): string =>
  (document.querySelector(css)?.textContent ?? "").replace(/\s+/g, " ").trim();
const count = (css: string): number => document.querySelectorAll(css).length;

test("a bot that is not ready is awaited; an error is shown and the request repeated", async () => {
  await open(PREPARING, new ApiError(503, "table/hint_failed", "It took too long."), READY);
  expect(text('[role="status"]')).toContain("getting ready");
  expect(count("progress")).toBe(1);

  await pass(20_000);
  expect(text('[role="alert"]')).toBe("It took too long.");
  expect(text('[data-testid="hinted"]')).toBe("");

  [...document.querySelectorAll("button")]
    .find((each) => each.textContent.includes("Ask again"))
    ?.click();
  await pass(20_000);
  expect(count('[data-testid="hinted"]')).toBe(1);
  expect(count('[role="alert"]')).toBe(0);
});

test("the place in the queue is shown", async () => {
  await open({ ...PREPARING, state: "waiting", place: 3, seconds: 4 }, "nothing");

  expect(text('[role="status"]').replace(/[\u2068\u2069]/g, "")).toContain(
    "number 3 in the queue: about 4 seconds",
  );
});

test("no further request for a closed window", async () => {
  await open(PREPARING);
  await pass(20_000);
  const asked = api.call.mock.calls.length;
  expect(asked).toBeGreaterThan(1);

  await unmount(shown as object);
  shown = null;
  await pass(60_000);
  expect(api.call.mock.calls.length).toBe(asked);
});

test("a waiting window closes after any event at the table", async () => {
  const { table, source } = await open(PREPARING);
  await pass(1_000);
  expect(table.panel).toBe("hint");

  source.show({}, VIEWS["mogul-2002"] ?? {});
  flushSync();
  expect(table.panel).toBeNull();
});

test("an answer after the end of the turn is not an error", async () => {
  await open({ ...PREPARING, state: "passed" });

  expect(text('[role="status"]')).toBe("Your turn is already over.");
  expect(count('progress, [role="alert"]')).toBe(0);
});

test("chances are rounded, and their difference is that of the numbers shown", async () => {
  await open(READY);
  const rows = [...document.querySelectorAll("tbody tr")].map((each) =>
    each.textContent.replace(/\s+/g, " ").trim(),
  );

  expect(rows.map((each) => each.replace(/%.*/, "%"))).toEqual(["Bid 1 chip68%", "Leave60%"]);
  expect(text('[role="status"]')).toContain("8 games in a hundred more");
  const effect = text(".effect");
  expect(effect).not.toBe("");
});
