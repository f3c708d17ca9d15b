/** Lazily loaded parts of the client, with the catalogues that they need. */

import type { Component } from "svelte";
import { ApiError } from "../net/api";
import { fetchWords } from "../i18n/i18n.svelte";
import { once } from "./once";

/** A component whose properties are given at run time: Svelte has no other type for it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyComponent = Component<any>;

/** A loader of what a module exports by default; `words` are the catalogues that must be there with it. */
export const part = <T>(
  load: () => Promise<{ default: T }>,
  ...words: string[]
): (() => Promise<T>) =>
  once(async () => {
    const [module] = await Promise.all([load().catch(lost), fetchWords(...words)]);
    return module.default;
  });

/** Browsers do not say why a module could not be loaded. */
function lost(reason: unknown): never {
  throw new ApiError(0, "net/part", String(reason));
}
