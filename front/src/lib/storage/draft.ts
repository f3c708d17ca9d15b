/** Drafts: input that has not been sent yet, stored in the browser so that it survives a reload. */

import { local } from "./store";

const PREFIX = "moguls.draft.";

/** The draft under `key`, merged over the default `usual`; unreadable drafts are ignored. */
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
