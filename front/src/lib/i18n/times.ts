/** Absolute times in the reader's zone, and lengths of time, in words. */
import { locale } from "./i18n.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Units of lengths, and from which number on each is used. */
const UNITS: readonly [unit: string, seconds: number, least: number][] = [
  ["week", WEEK, 2],
  ["day", DAY, 2],
  ["hour", HOUR, 1],
  ["minute", MINUTE, 1],
];

/** A moment in seconds since 1970, such as "Tue, 1 Dec, 14:05"; with the year if it is not this one. */
export function moment(at: number, now = Date.now(), timeZone?: string): string {
  const year = new Date(at * 1000).getFullYear() !== new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone ? { timeZone } : {}),
    ...(year ? { year: "numeric" } : {}),
  }).format(at * 1000);
}

/** The same without its date, if it comes within six days: "Tue 14:05". */
export function nearMoment(at: number, now = Date.now(), timeZone?: string): string {
  if (Math.abs(at * 1000 - now) > 6 * DAY * 1000) return moment(at, now, timeZone);
  return new Intl.DateTimeFormat(locale(), {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone ? { timeZone } : {}),
  }).format(at * 1000);
}

/** Its date alone: "8 Dec". */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(at * 1000);

/** The same for programs that read pages. */
export const machineTime = (at: number): string => new Date(at * 1000).toISOString();

/** A length of time in its largest unit, rounded up or down: "12 hours", "10 weeks". */
export function length(seconds: number, round: (n: number) => number = Math.round): string {
  const [unit, size] = UNITS.find(([, size, least]) => seconds >= size * least) ?? ["second", 1];
  return new Intl.NumberFormat(locale(), {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(round(seconds / size));
}

/** What is left of minutes per game: "9:05", or "1:02:09". */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((n) => String(n).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  return hours ? [hours, ...parts].join(":") : parts.join(":").replace(/^0/, "");
}
