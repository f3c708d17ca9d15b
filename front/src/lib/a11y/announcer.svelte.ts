/** What a screen reader is told without being asked: sentences said politely, one after another. */

import { untrack } from "svelte";

const LASTS = 20_000;

let next = 0;
export const said = $state<{ id: number; text: string }[]>([]);

/** Forget what was said: whoever reads on must not find what another was told. */
export const hush = (): void => untrack(() => void said.splice(0));

/** Say `text` aloud to a screen reader; the focus stays where it is. */
export function say(text: string): void {
  if (!text) return;
  const id = next++;
  untrack(() => said.push({ id, text })); // who says something does not wait for what is said
  setTimeout(() => {
    const at = said.findIndex((sentence) => sentence.id === id);
    if (at >= 0) said.splice(at, 1);
  }, LASTS);
}
