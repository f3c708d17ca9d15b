/** The heading of a final count: who has won, by what, and the reader's own place. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";

vi.mock("../../lib/net/api", async (original) => ({
  ...(await original<object>()),
  bestDeals: vi.fn().mockResolvedValue({ seats: [] }),
}));

let shown: object | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
});

const text = (selector: string): string | undefined =>
  document.querySelector(selector)?.textContent.trim();

/** The final count of a game; the reader has seat 0. */
async function count(game: string, result: object, what: "Result" | "Seat" | "plain" = "Result") {
  await need("app", "table", "generic", "mogul", game);
  await load("en");
  const { scores } = result as { scores: readonly number[] };
  const none = scores.map(() => 0);
  const view = {
    ...VIEWS[game],
    seats: scores.length,
    over: true,
    scores,
    chips: none,
    shares: none.map(() => ({})),
    result: { chips: none, chip_points: none, ...result },
  };
  const { table, ui } = await tableOf(game, view, {
    status: "over",
    seats: scores.map((_, seat) => seatOf(seat, { you: seat === 0 })),
  });
  const of = what === "plain" ? (await import("../../games/generic")).default.Result : ui[what]!;
  shown = mount(Within, { target: document.body, props: { table, of, props: { seat: 0 } } });
  flushSync();
}

const TIED = { winners: [1], scores: [73, 73, 9], shares: [3, 4, 9] };

test.each(["Result", "plain"] as const)(
  "the heading names shares that broke a tie: %s",
  async (what) => {
    await count("mogul-2002", TIED, what);
    expect(text("#result-title")).toBe("Bob wins on shares, 4 to 3.");
    expect(text('[data-testid="place"]')).toBe("You come second.");
  },
);

test("a win by points names no shares, and the last of four comes fourth", async () => {
  await count("mogul-2002", { winners: [1], scores: [3, 73, 9, 5], shares: [3, 4, 9, 0] });
  expect(text("#result-title")).toBe("Bob wins.");
  expect(text('[data-testid="place"]')).toBe("You come fourth, 70 points behind Bob.");
});

test("a shared win says in what the winners are equal, and shared places are called so", async () => {
  await count("mogul-2002", { winners: [1, 2], scores: [5, 9, 9, 5], shares: [1, 2, 2, 1] });
  expect(text('[data-testid="tie"]')).toBe("Tied on points and on shares.");
  expect(text('[data-testid="place"]')).toBe("You share third place, 4 points behind Bob and Cyd.");
});

test("a winner reads by how much, and in a game of two the loser does", async () => {
  await count("mogul-2013", { winners: [0], scores: [12, 11, 11] }, "plain");
  expect(text('[data-testid="ahead"]')).toBe("One dollar ahead of Bob and Cyd.");
  await unmount(shown!);
  shown = undefined;
  await count("moguli", { winners: [1], scores: [1, 3], why: "across", goals: [] });
  expect(text('[data-testid="place"]')).toBe("You come second, 2 pawns behind Bob.");
});

test("a seat with as many points as the winner does not lead", async () => {
  await count("mogul-2002", TIED, "Seat");
  expect(document.querySelector(".crown")).toBeNull();
});
