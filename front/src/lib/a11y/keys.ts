/** The keyboard: shortcuts of one or two keys that `?` lists, and arrow keys that rove among buttons. */
import { SvelteSet } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";
import { settings } from "../storage/settings.svelte";

export interface Shortcut {
  /** What the key does, in the reader's words. */
  label: () => string;
  /** Without it the key is only listed. A key that begins others runs it if no second one follows. */
  run?: () => void;
  /** Works while a window is open, too. */
  anywhere?: boolean;
}

/** How long in ms a first key waits before it runs itself, and for the second key. */
const ALONE = 1500;
const PATIENCE = 5000;

const layers = new SvelteSet<Readonly<Record<string, Shortcut>>>();

/** Shortcuts in force, by `KeyboardEvent.key`, of two keys by both ("f o"); where two claim a key, the later one has it. */
export const shortcuts = (): Record<string, Shortcut> => Object.assign({}, ...layers);

/** Add shortcuts; call the returned function to remove them. Fits `$effect(() => bind({...}))`. */
export function bind(keys: Readonly<Record<string, Shortcut>>): () => void {
  layers.add(keys);
  return () => layers.delete(keys);
}

const WRITING =
  "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]";

/** The first key of two. */
let first = "";
let timers: number[] = [];

function drop(): void {
  first = "";
  timers.forEach(clearTimeout);
  timers = [];
}

/** Wait for a second key. */
function hold(key: string, { run }: Shortcut): void {
  first = key;
  timers = [window.setTimeout(() => run?.(), ALONE), window.setTimeout(drop, PATIENCE)];
}

/** Whether a key is ignored: shortcuts are off, a modifier is down, or somebody writes. */
function isIgnored(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, key } = event;
  if (!settings.keys || ctrlKey || metaKey || altKey || defaultPrevented) return true;
  const target = event.target as Element;
  // Space activates the focused element.
  const presses = key === " " && target.closest?.("button, a, summary, input, [role=button]");
  return key === "Shift" || Boolean(presses || target.closest?.(WRITING));
}

/** Run the shortcut of the pressed keys; while a window is open, only one that works anywhere. */
export function onkeydown(event: KeyboardEvent): void {
  if (isIgnored(event)) return;
  const { key } = event;
  const all = shortcuts();
  const shortcut = all[`${first} ${key}`] ?? all[key];
  const begins =
    shortcut === all[key] && Object.keys(all).some((keys) => keys.startsWith(`${key} `));
  drop();
  if (!shortcut?.run || (!shortcut.anywhere && document.querySelector("dialog[open]"))) return;
  event.preventDefault();
  if (begins) hold(key, shortcut);
  else shortcut.run();
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Let arrow keys, Home and End move the focus among the elements of `selector` inside: `{@attach roving()}`. */
export const roving =
  (selector = "button, a[href]"): Attachment<HTMLElement> =>
  (node) => {
    const move = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const items = [...node.querySelectorAll<HTMLElement>(selector)].filter(
        (item) => item.offsetParent,
      );
      const here = items.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (here < 0 || (!step && event.key !== "Home" && event.key !== "End")) return;
      const there = step
        ? (here + step + items.length) % items.length
        : event.key === "Home"
          ? 0
          : -1;
      event.preventDefault();
      items.at(there)?.focus();
    };
    node.addEventListener("keydown", move);
    return () => node.removeEventListener("keydown", move);
  };

/** Make an element focusable while it can be scrolled: `{@attach scrolled}`. */
export const scrolled: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const high = node.scrollHeight > node.clientHeight + 1;
    const wide = node.scrollWidth > node.clientWidth + 1;
    if (high || wide) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => [node, ...node.children].forEach((each) => sizes.observe(each));
  const parts = new MutationObserver(watch);
  parts.observe(node, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
};

const WAYS: Record<string, (here: number, most: number) => number> = {
  ArrowDown: (here, most) => Math.min(here + 1, most),
  ArrowUp: (here) => Math.max(here - 1, 0),
  Home: () => 0,
  End: (_, most) => most,
};

/** Make one Tab stop of all links of a list inside what scrolls it; ↑, ↓, Home and End lead on inside: `{@attach oneStop}`. */
export const oneStop: Attachment<HTMLElement> = (node) => {
  const links = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("a[href]")];
  let stop: HTMLElement | undefined;

  const settle = (target = stop): void => {
    const all = links();
    stop = target && all.includes(target) ? target : all[0];
    for (const link of all) link.tabIndex = link === stop ? 0 : -1;
    // Without a link the list itself is where the keys can scroll.
    if (stop) node.removeAttribute("tabindex");
    else node.tabIndex = 0;
  };
  const enter = (event: FocusEvent): void =>
    settle((event.target as Element).closest<HTMLElement>("a[href]") ?? stop);
  const move = (event: KeyboardEvent): void => {
    const all = links();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const there = here < 0 ? undefined : WAYS[event.key]?.(here, all.length - 1);
    if (there === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[there]?.focus();
    // Lines without a link may stand beyond the first and the last one.
    const frame = node.parentElement!;
    if (there === 0) frame.scrollTop = 0;
    if (there === all.length - 1) frame.scrollTop = frame.scrollHeight;
  };

  const parts = new MutationObserver(() => settle());
  parts.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", enter);
  node.addEventListener("keydown", move);
  settle();
  return () => {
    parts.disconnect();
    node.removeEventListener("focusin", enter);
    node.removeEventListener("keydown", move);
  };
};
