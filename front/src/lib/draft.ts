/** What somebody has typed or chosen and not sent yet: kept in this browser, so that a reload loses nothing. */

const PREFIX = "moguls.draft.";

/** What is kept under `key`, laid over `usual`; what cannot be read counts as nothing. */
export function draft<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text === null) return usual;
    const found: unknown = JSON.parse(text);
    const both = typeof found === "object" && typeof usual === "object" && found !== null && usual !== null;
    return (both && !Array.isArray(usual) ? { ...usual, ...found } : found) as T;
  } catch {
    return usual;
  }
}

/** Keep `value` under `key`; null forgets it. A browser that keeps nothing is no trouble. */
export function keepDraft(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A private window may refuse: then the page itself is all that remembers.
  }
}
