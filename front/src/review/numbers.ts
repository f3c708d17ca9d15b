/** Chances and changes of chances, as the reader's language writes them; `src/moguls/review/shown.py` rounds likewise. */

import { locale } from "../lib/i18n/i18n.svelte";
import type { Summary } from "./api";

const format = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(locale(), { style: "percent", ...options });

const MINUS = "\u2212";
const UNITS = 100;

export const chance = (share: number): string => format({ maximumFractionDigits: 0 }).format(share);
export const change = (share: number): string =>
  format({ maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(share).replace("-", MINUS);

/** A number with a tenth. */
export const tenths = (number: number, options: Intl.NumberFormatOptions = {}): string => {
  const form = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "negative",
    ...options,
  });
  return form.format(number).replace("-", MINUS);
};
export const signed = (number: number): string => tenths(number, { signDisplay: "exceptZero" });
/** A share as games of a hundred. */
export const games = (share: number): string => tenths(100 * share);
/** A number told with its error, on one line. */
export const within = (number: string, error: string): string => `${number}\u00a0±\u00a0${error}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
/** A share in whole hundredths. */
export const round = (share: number): number => Math.round(UNITS * share) / UNITS;

/** The chances of all seats as they are shown: they add up before the reader's eyes, by the largest remainder. */
export function shown(shares: readonly number[]): number[] {
  const exact = shares.map((share) => UNITS * share);
  const least = exact.map(Math.floor);
  const short = Math.round(sum(exact)) - sum(least);
  const rest = (k: number): number => (exact[k] ?? 0) - (least[k] ?? 0);
  const largest = [...exact.keys()]
    .toSorted((one, other) => rest(other) - rest(one))
    .slice(0, short);
  return least.map((each, k) => (each + (largest.includes(k) ? 1 : 0)) / UNITS);
}

/** What made each result, as it is shown: luck is what the other parts leave. */
export function parts(
  summary: readonly Summary[],
): Pick<Summary, "begin" | "skill" | "others" | "luck" | "end">[] {
  const [begins, ends] = [shown(summary.map((it) => it.begin)), shown(summary.map((it) => it.end))];
  return summary.map((it, seat) => {
    const [begin, end, skill, others] = [
      begins[seat] ?? 0,
      ends[seat] ?? 0,
      round(it.skill),
      round(it.others),
    ];
    return { begin, skill, others, luck: round(end - begin - skill - others), end };
  });
}
