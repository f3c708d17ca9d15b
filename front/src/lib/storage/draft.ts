/** Drafts: input that has not been sent yet, stored in the browser so that it survives a reload. */

import type { Check } from "./checks";
import { local } from "./store";

const PREFIX = "moguls.draft.";

/** The draft under `key` as far as it is valid, else `usual`. */
export const draft = <T>(key: string, usual: T, check: Check<T>): T =>
  local.read(PREFIX + key, check) ?? usual;

/** Keep `value` under `key`; null forgets it. */
export function keepDraft(key: string, value: unknown): void {
  local.set(PREFIX + key, value === null ? null : JSON.stringify(value));
}
