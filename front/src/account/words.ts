/** Words of the account. */
import { locale, t } from "../lib/i18n/i18n.svelte";
import { trouble } from "../lib/i18n/trouble";

/** The day of a time in seconds since 1970, in the reader's language. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(at * 1000);

/** What to say when a request fails, or the reader declines to use a passkey. */
export const troubleOf = (reason: unknown): string =>
  reason instanceof DOMException ? t("account-passkeys-unused") : trouble(reason);
