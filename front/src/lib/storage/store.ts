/**
 * Browser storage: the only module that reads and writes it. Whatever is read is checked.
 *
 * Browsers refuse it in many ways: it throws when touched ("block all cookies"), it is null, it is
 * full, or somebody has written nonsense into it. Then the page itself is all that remembers, until
 * it is closed, and everything else goes on.
 */

import type { Check } from "./checks";

export class Store {
  #memory = new Map<string, string>();

  constructor(readonly name: "localStorage" | "sessionStorage") {}

  /** The text under `key`, or null; values that the browser refused are kept in memory. */
  get(key: string): string | null {
    const own = this.#memory.get(key);
    if (own !== undefined) return own;
    try {
      return this.#place()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Keep `text` under `key`, null forgets it; return whether that outlasts the page. */
  set(key: string, text: string | null): boolean {
    this.#memory.delete(key);
    try {
      const place = this.#place();
      if (!place) throw new TypeError(`no ${this.name}`);
      if (text === null) place.removeItem(key);
      else place.setItem(key, text);
      return true;
    } catch {
      if (text !== null) this.#memory.set(key, text);
      return false;
    }
  }

  /** The valid part of the JSON value under `key`; undefined where there is none. */
  read<T>(key: string, check: Check<T>): T | undefined {
    try {
      return check(JSON.parse(this.get(key) ?? "null"));
    } catch {
      return undefined;
    }
  }

  /** Keep `value` under `key` as JSON. */
  write(key: string, value: unknown): void {
    this.set(key, JSON.stringify(value));
  }

  /** The browser's storage; even to name it may throw. */
  #place(): Storage | null | undefined {
    return globalThis[this.name];
  }
}

/** Kept until somebody clears it. */
export const local = new Store("localStorage");
/** Kept as long as the tab is open. */
export const session = new Store("sessionStorage");

/** The cookies that a script may see. A page in a frame of another site may not even read them. */
export const cookies = {
  read(): string {
    try {
      return document.cookie;
    } catch {
      return "";
    }
  },
  write(cookie: string): void {
    try {
      document.cookie = cookie;
    } catch {
      // Without cookies each request carries the language by itself.
    }
  },
};
