/** Lists in sentences. */

import { locale } from "./i18n.svelte";

const formats = new Map<string, Intl.ListFormat>();

/** Join items: "Ada, Lin and Noor", or alternatives: "c3, d2 or e1". */
export function listed(
  names: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const key = `${locale()} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale(), { type });
  formats.set(key, format);
  return format.format(names);
}

/** End words with a full stop, so that they do not run into the next sentence when spoken. */
export const sentence = (words: string): string =>
  !words || /[.!?…]$/u.test(words) ? words : `${words}.`;
