/** Chances and changes of chances, as the reader's language writes them. */

import { locale } from "../lib/i18n.svelte";

const format = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(locale(), { style: "percent", ...options });

const MINUS = "\u2212";

export const chance = (share: number): string => format({ maximumFractionDigits: 0 }).format(share);
export const change = (share: number): string =>
  format({ maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(share).replace("-", MINUS);
