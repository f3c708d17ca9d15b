/** Geometry of the coach's ring and arrow. */

import { calm } from "../lib/motion/fly";

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const AIR = 6;
/** From this size on the ring is close to its subject, so that it covers no neighbours. */
const LARGE = 200;
const CLOSE = 1;
const NEAR = 28;
const LEAST = 12;
const HEAD = 52;

const shown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Publish how much of the foot of the page lies under `over`, for its scroll padding. */
export function makeRoom(over: HTMLElement | null): void {
  const root = document.documentElement.style;
  root.setProperty("--coach", `${over?.clientHeight ?? 0}px`);
  root.scrollPaddingBlockEnd = over
    ? `${innerHeight - over.getBoundingClientRect().top + AIR}px`
    : "";
}

/** Find the subject, such as all pawns of a seat; actions are always in the dock. */
export function find(name: string): Element[] {
  const named = [
    ...document.querySelectorAll(`[data-coach~="${name}"]:not(.in-flight, .in-flight *)`),
  ].filter(shown);
  const dock = document.querySelector('[data-testid="dock"]');
  return named.length === 0 && name === "actions" && dock ? [dock] : named;
}

/** The vertical range of the page that nothing covers. */
function open(anchor: Element, bubble: Element): [top: number, bottom: number] {
  const dock = document.querySelector('[data-testid="dock"]');
  if (dock?.contains(anchor)) return [0, innerHeight];
  const over = [bubble, dock].filter((each) => each !== null && floats(each)) as Element[];
  const tops = over.map((each) => each.getBoundingClientRect().top);
  return [HEAD, Math.min(innerHeight, ...tops)];
}

/** Whether an element or an ancestor has a fixed position. */
export const floats = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === "fixed") return true;
  return false;
};

/**
 * The box of a thing; of a drawing that keeps its shape within its place, only the drawing.
 * A drawing in a place that has a name of its own, as the share within the score track, is another thing.
 */
function boxOf(anchor: Element): DOMRect {
  const drawings = anchor.querySelectorAll<SVGSVGElement>("svg[data-share]");
  const drawing = [...drawings].find((each) => each.closest("[data-coach]") === anchor);
  const matrix = drawing?.getScreenCTM();
  if (!drawing || !matrix) return anchor.getBoundingClientRect();
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const corner = new DOMPoint(x, y).matrixTransform(matrix);
  return new DOMRect(corner.x, corner.y, width * matrix.a, height * matrix.d);
}

/** The ring around the visible part of elements; null if they are not visible. */
export function frameOf(anchors: readonly Element[], bubble: Element): Frame | null {
  const [anchor] = anchors;
  if (!anchor) return null;
  const boxes = anchors.map(boxOf);
  const [first, last] = open(anchor, bubble);
  const air = boxes.some((box) => box.height > LARGE) ? CLOSE : AIR;
  const left = Math.max(3, Math.min(...boxes.map((box) => box.left)) - air);
  const top = Math.max(first + 3, Math.min(...boxes.map((box) => box.top)) - air);
  const width = Math.min(innerWidth - 3, Math.max(...boxes.map((box) => box.right)) + air) - left;
  const height = Math.min(last - 3, Math.max(...boxes.map((box) => box.bottom)) + air) - top;
  return width > LEAST && height > LEAST ? { x: left, y: top, width, height } : null;
}

/** Scroll an element into view between the head of the page, its covered foot and the bubble; tell whether the page moves. */
export function bring(anchor: Element, bubble: Element, smooth = !calm()): boolean {
  const [first, last] = open(anchor, bubble);
  anchor.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = anchor.getBoundingClientRect();
  const middle = (first + last) / 2;
  const off =
    box.height > last - first ? box.top - first - AIR * 2 : box.top + box.height / 2 - middle;
  const still = floats(bubble);
  const outside = box.top < first || box.bottom > last;
  if (outside) scrollBy({ top: off, behavior: still && smooth ? "smooth" : "instant" });
  const hidden = HEAD + AIR - bubble.getBoundingClientRect().top;
  const covered = !still && hidden > 0;
  if (covered) scrollBy({ top: -hidden, behavior: "instant" });
  return outside || covered;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Whether a bubble lies right above a thing in the dock: then no arrow is needed. */
export const touches = (anchor: Element, bubble: Element): boolean =>
  floats(bubble) && document.querySelector('[data-testid="dock"]')?.contains(anchor) === true;

/** The slightly bent path of the arrow from the bubble to the ring; empty where they nearly touch. */
export function arrow(bubble: DOMRect, ring: Frame): string {
  const aim = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
  const from = {
    x: clamp(aim.x, bubble.left + 24, bubble.right),
    y: clamp(aim.y, bubble.top, bubble.bottom),
  };
  const to = {
    x: clamp(from.x, ring.x, ring.x + ring.width),
    y: clamp(from.y, ring.y, ring.y + ring.height),
  };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < NEAR) return "";
  const bend = { x: from.x + dx / 2 + dy * 0.16, y: from.y + dy / 2 - dx * 0.16 };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
