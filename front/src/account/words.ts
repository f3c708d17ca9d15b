/** Words of the account. */
import { locale } from "../lib/i18n/i18n.svelte";

/** The day of a time in seconds since 1970, in the reader's language. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(at * 1000);
