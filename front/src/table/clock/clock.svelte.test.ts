/** Times at the seats of a table. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { ClockInfo } from "../../lib/net/types.gen";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import SeatClock from "./SeatClock.svelte";

const DAY = 86_400;
const DEADLINE = Date.UTC(2026, 11, 1, 14, 5) / 1000;
const CONTROL = { mode: "days", bank: 3 * DAY, increment: DAY / 2, cap: 5 * DAY } as const;
const CLOCK: ClockInfo = {
  control: CONTROL,
  banks: [3 * DAY, 2.9 * DAY, 3 * DAY],
  deadline: DEADLINE,
  ends_at: null,
  reopened: [],
  paused_until: null,
  pausing: [],
  pauses_left: 3,
  vacations: [null, null, null],
  vacations_left: [14 * DAY, 14 * DAY, 14 * DAY],
};

/** The text of a seat's clock. */
const shown = async (seat: number, clock: ClockInfo, more: object = {}): Promise<string> => {
  const { table } = await tableOf("mogul-2002", { ...VIEWS["mogul-2002"], turn: 0 }, { clock });
  await need("app", "table");
  await load("en");
  const target = document.createElement("div");
  const props = { table, of: SeatClock, props: { seat: seatOf(seat, more) } };
  const view = mount(Within, { target, props });
  flushSync();
  const text = target.textContent;
  await unmount(view);
  return text
    .replace(/[\u2068\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
};

test("the seat on turn has an absolute deadline, the others what they have left", async () => {
  expect(await shown(0, CLOCK)).toContain("until");
  expect(await shown(0, CLOCK)).toMatch(/Dec/);
  expect(await shown(1, CLOCK)).toBe("2 days in hand");
});

test("a bot of its own has no clock, one that stands in for a player has", async () => {
  expect(await shown(1, CLOCK, { kind: "bot" })).toBe("");
  expect(await shown(1, CLOCK, { kind: "bot", reserved: true })).toBe("2 days in hand");
});

test("minutes per game count down", async () => {
  vi.useFakeTimers({ now: (DEADLINE - 90) * 1000 });
  try {
    const live: ClockInfo = { ...CLOCK, control: { ...CONTROL, mode: "live" } };
    expect(await shown(0, live)).toBe("1:30");
  } finally {
    vi.useRealTimers();
  }
});

test("a seat whose player never came can be taken", async () => {
  const seats = [0, 1, 2].map((seat) => seatOf(seat, { kind: "bot" }));
  const at = async (reopened: number[]): Promise<boolean> =>
    (await tableOf("mogul-2002", {}, { you: null, seats, clock: { ...CLOCK, reopened } })).table
      .sittable;
  expect(await at([])).toBe(false);
  expect(await at([1])).toBe(true);
});
