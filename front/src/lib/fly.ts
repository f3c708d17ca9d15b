/** Things that fly over the page: chips, shares, markers. Decoration only; nothing waits for a flight. */
import { drawn } from "./drawn";
import { motionless } from "./settings.svelte";

export interface Flight {
  /** How many pieces, one after another. */
  count?: number;
  /** How long one piece flies, in ms. */
  duration?: number;
  /** Pause between two pieces, in ms. */
  gap?: number;
  /** How high the path bends, as a part of its length. */
  arc?: number;
}

const middle = (from: Element): { x: number; y: number } => {
  const { left, top, width, height } = from.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Whether flights are seen at all: not in a hidden tab, where they would pile up, nor when the reader wants calm. */
export const flying = (): boolean => !document.hidden && !motionless();
/** Whether to show things where they end up, without moving them. */
export const calm = (): boolean => !flying();

/** In ms: lands with what moves for `--slow` on the page, as it sets off a frame or two later. */
const LASTS = 560;

/** Fly copies of `piece` from the middle of one element to the middle of another; resolves when the last has landed. */
export async function fly(
  piece: Element,
  from: Element | null | undefined,
  to: Element | null | undefined,
  { count = 1, duration = LASTS, gap = 70, arc = 0.18 }: Flight = {},
): Promise<void> {
  if (!from || !to || !flying()) return;
  await drawn();
  const [start, end] = [middle(from), middle(to)];
  const bend = -arc * Math.hypot(end.x - start.x, end.y - start.y);
  const at = (x: number, y: number, scale: number): string =>
    `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})`;
  const path = [
    { transform: at(start.x, start.y, 0.9), opacity: 0.4 },
    { transform: at(start.x, start.y, 1), opacity: 1, offset: 0.1 },
    { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 + bend, 1.12) },
    { transform: at(end.x, end.y, 1), opacity: 1, offset: 0.95 },
    { transform: at(end.x, end.y, 0.9), opacity: 0 },
  ];
  const easing = "cubic-bezier(.4,.1,.3,1)";
  await Promise.all(
    Array.from({ length: count }, (_, i) =>
      launch(piece, path, { duration, delay: i * gap, easing }),
    ),
  );
}

/** Where all flies: over the page, and apart from its layout. */
function sky(): HTMLElement {
  const known = document.querySelector<HTMLElement>(".sky");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "sky";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** What has landed, unseen; it goes with the next flight, or when nothing flies for a while: each going is a layout. */
const landed = new Set<Element>();
const REST = 5000;
let rest = 0;

function clear(): void {
  for (const each of landed) each.remove();
  landed.clear();
}

async function launch(
  piece: Element,
  path: Keyframe[],
  timing: KeyframeAnimationOptions,
): Promise<void> {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.classList.add("in-flight");
  clear();
  sky().append(copy);
  await copy.animate(path, { ...timing, fill: "both" }).finished.catch(() => undefined);
  landed.add(copy);
  clearTimeout(rest);
  rest = window.setTimeout(clear, REST);
}
