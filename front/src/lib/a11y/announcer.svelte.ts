/** Live region of the page: sentences for screen readers, announced politely, one after another. */

import { untrack } from "svelte";

const LASTS = 20_000;

let next = 0;
export const said = $state<{ id: number; text: string }[]>([]);

/** Clear the region, so that the next player of the device cannot read what was announced to another. */
export const hush = (): void => untrack(() => void said.splice(0));

/** Say `text` aloud to a screen reader; the focus stays where it is. */
export function say(text: string): void {
  if (!text) return;
  const id = next++;
  untrack(() => said.push({ id, text })); // the caller does not wait for the announcement
  setTimeout(() => {
    const at = said.findIndex((sentence) => sentence.id === id);
    if (at >= 0) said.splice(at, 1);
  }, LASTS);
}
