/** Live region of the page: sentences for screen readers, announced politely, one after another. */

import { untrack } from "svelte";

const LASTS = 20_000;

let next = 0;
let last = "";
export const said = $state<{ id: number; text: string }[]>([]);

/** The number of the next announcement: a region shows those from its beginning on. */
export const nextId = (): number => next;

/** Clear the region, so that the next player of the device cannot read what was announced to another. */
export function hush(): void {
  last = "";
  untrack(() => said.splice(0));
}

/** Say `text` aloud to a screen reader; the focus stays where it is. */
export function say(text: string): void {
  if (!text) return;
  const id = next++;
  // Screen readers ignore the text that they have just read: every second time it ends with a no-break space.
  last = text === last ? `${text}\u00a0` : text;
  const news = { id, text: last };
  untrack(() => said.push(news)); // the caller does not wait for the announcement
  setTimeout(() => {
    const at = said.findIndex((sentence) => sentence.id === id);
    if (at >= 0) said.splice(at, 1);
  }, LASTS);
}
