/** Vacations: shown with their end, ended by one button, chosen by days. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { ClockInfo } from "../../lib/net/types.gen";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import SeatClock from "./SeatClock.svelte";
import { onVacation, vacationDays } from "./vacation";
import VacationBanner from "./VacationBanner.svelte";
import VacationChoice from "./VacationChoice.svelte";

const DAY = 86_400;
const LATER = Date.now() / 1000 + 5 * DAY;
const CLOCK: ClockInfo = {
  control: { mode: "days", bank: 3 * DAY, increment: DAY / 2, cap: 5 * DAY },
  banks: [3 * DAY, 3 * DAY, 3 * DAY],
  deadline: LATER + DAY,
  ends_at: null,
  reopened: [],
  paused_until: null,
  pausing: [],
  pauses_left: 3,
  vacations: [LATER, null, LATER - 10 * DAY],
  vacations_left: [9 * DAY, 14 * DAY, 0],
};
const put = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("../../lib/net/api", async (original) => ({
  ...(await original<typeof import("../../lib/net/api")>()),
  putVacation: put,
}));

/** A part of a table, seen from a seat. */
async function shown(of: unknown, you: number, seat: number): Promise<HTMLElement> {
  const seats = [0, 1, 2].map((at) =>
    seatOf(at, { kind: "person", name: `P${at}`, you: at === you }),
  );
  const view = { ...VIEWS["mogul-2002"], turn: 0 };
  const { table } = await tableOf("mogul-2002", view, { clock: CLOCK, you, seats });
  await need("app", "table", "hall");
  await load("en");
  const target = document.createElement("div");
  document.body.append(target);
  const props = { table, of, props: { seat: of === SeatClock ? seatOf(seat) : seat } };
  const made = mount(Within, { target, props: props as never });
  flushSync();
  return Object.assign(target, { end: () => unmount(made) });
}

test("a vacation counts until its end", () => {
  expect([0, 1, 2].map((seat) => onVacation(CLOCK, seat))).toEqual([LATER, null, null]);
});

test("nobody is offered more days than are left", () => {
  expect(vacationDays(CLOCK, 0)).toEqual([1, 2, 3, 5, 7]);
  expect(vacationDays(CLOCK, 1).at(-1)).toBe(14);
  expect(vacationDays(CLOCK, 2)).toEqual([]);
  expect(vacationDays(null, 0)).toEqual([]);
});

test("everybody sees at a seat until when its player is on vacation", async () => {
  const seat = await shown(SeatClock, 1, 0);
  expect(seat.querySelector(".long")?.textContent).toContain("on vacation until");
  const other = await shown(VacationChoice, 1, 0);
  expect(other.textContent).toContain("P0");
  expect(other.querySelector("button")).toBeNull();
});

test("one button ends an own vacation, above the table as in the window of the seat", async () => {
  for (const part of [VacationBanner, VacationChoice]) {
    put.mockClear();
    const mine = await shown(part, 0, 0);
    expect(mine.textContent).toContain("your clock stands");
    mine.querySelector<HTMLElement>("button")?.click();
    expect(put).toHaveBeenCalledWith(expect.anything(), 0);
  }
});

test("a vacation begins for the chosen number of days", async () => {
  put.mockClear();
  const mine = await shown(VacationChoice, 1, 1);
  const select = mine.querySelector("select");
  if (!select) throw new Error("no days to choose");
  select.value = "3";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  mine.querySelector<HTMLElement>("button")?.click();
  expect(put).toHaveBeenCalledWith(expect.anything(), 3);
});
