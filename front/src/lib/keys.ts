/** The keyboard: single-key shortcuts that `?` lists, and arrow keys that rove among buttons. */
import { SvelteMap } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";

export interface Shortcut {
  /** What the key does, in the reader's words. */
  label: () => string;
  run?: () => void;
}

/** Shortcuts in force, by `KeyboardEvent.key`; one without `run` is only listed. */
export const shortcuts = new SvelteMap<string, Shortcut>();

/** Put shortcuts in force; call what comes back to take them away. Fits `$effect(() => bind({...}))`. */
export function bind(keys: Record<string, Shortcut>): () => void {
  for (const [key, shortcut] of Object.entries(keys)) shortcuts.set(key, shortcut);
  return () => {
    for (const key of Object.keys(keys)) shortcuts.delete(key);
  };
}

const WRITING = "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]";

/** Run the shortcut of a pressed key, unless somebody writes, a dialog is open, or a modifier is held. */
export function onkeydown(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest?.(WRITING) || document.querySelector("dialog[open]")) return;
  const shortcut = shortcuts.get(event.key);
  if (!shortcut?.run) return;
  event.preventDefault();
  shortcut.run();
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Let arrow keys, Home and End move the focus among the elements of `selector` inside: `{@attach roving()}`. */
export const roving =
  (selector = "button, a[href]"): Attachment<HTMLElement> =>
  (node) => {
    const move = (event: KeyboardEvent): void => {
      const items = [...node.querySelectorAll<HTMLElement>(selector)].filter((item) => item.offsetParent);
      const here = items.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (here < 0 || (!step && event.key !== "Home" && event.key !== "End")) return;
      const there = step ? (here + step + items.length) % items.length : event.key === "Home" ? 0 : -1;
      event.preventDefault();
      items.at(there)?.focus();
    };
    node.addEventListener("keydown", move);
    return () => node.removeEventListener("keydown", move);
  };
