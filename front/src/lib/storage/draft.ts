/** What somebody has typed or chosen and not sent yet: kept in this browser, so that a reload loses nothing. */

import { local } from "./store";

const PREFIX = "moguls.draft.";

/** What is kept under `key`, laid over `usual`; what cannot be read counts as nothing. */
export function draft<T>(key: string, usual: T): T {
  const found = local.read(PREFIX + key);
  if (found === null) return usual;
  const both = typeof found === "object" && typeof usual === "object" && usual !== null;
  return (both && !Array.isArray(usual) ? { ...usual, ...found } : found) as T;
}

/** Keep `value` under `key`; null forgets it. */
export function keepDraft(key: string, value: unknown): void {
  local.set(PREFIX + key, value === null ? null : JSON.stringify(value));
}
