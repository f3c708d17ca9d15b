/** Vacations at a table. */
import type { ClockInfo } from "../../lib/net/types.gen";

const DAY = 86_400;
const LEAST = 3600;
const CHOICES = [1, 2, 3, 5, 7, 10, 14] as const;

/** When the vacation of a seat ends, in seconds since 1970; null where it has none. */
export function onVacation(clock: ClockInfo | null, seat: number): number | null {
  const end = clock?.vacations[seat] ?? null;
  return end !== null && end > Date.now() / 1000 ? end : null;
}

/** The numbers of days that a seat can choose from; the last one may be a part of a day. */
export function vacationDays(clock: ClockInfo | null, seat: number): readonly number[] {
  const left = clock?.vacations_left[seat] ?? 0;
  if (left < LEAST) return [];
  return CHOICES.filter((days) => (days === 1 ? true : days * DAY <= left + DAY / 2));
}
