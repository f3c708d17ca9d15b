/** The page on which somebody was about to sit down, while a notification is set up in Settings. */

import { allOf, numeric, text } from "../lib/storage/checks";
import { local } from "../lib/storage/store";

/** In local storage: a notification may open Settings in another tab. */
export const KEY = "moguls.way-back";
const HOUR = 3_600_000;
const PAGES = /^\/(?:t\/[\w-]+|new)(?:\?.*)?$/;
const STORED = allOf<{ path: string; at: number }>({ path: text, at: numeric() });

/** Store the path of that page; null removes it. */
export function storeWayBack(path: string | null): void {
  local.set(KEY, path === null ? null : JSON.stringify({ path, at: Date.now() }));
}

/** The stored path, for an hour; null if there is none. */
export function wayBack(): string | null {
  const stored = local.read(KEY, STORED);
  const isFresh = stored && Math.abs(Date.now() - stored.at) < HOUR && PAGES.test(stored.path);
  return isFresh ? stored.path : null;
}
