/** Scrolling to what a lesson names, and back to where the reader was. */

import { bring } from "./point";

interface Position {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
}

/** The scroll positions of everything around an element. */
function positionsAround(anchor: Element): Position[] {
  const positions: Position[] = [];
  for (let element = anchor.parentElement; element; element = element.parentElement)
    positions.push({ element, left: element.scrollLeft, top: element.scrollTop });
  return positions;
}

const moved = ({ element, left, top }: Position): boolean =>
  element.scrollLeft !== left || element.scrollTop !== top;

/**
 * Scroll to a subject; the returned function undoes that scroll, once, while the table is shown.
 * A smooth scroll must have ended by then: Chromium would add the rest of it afterwards.
 */
export function visit(anchor: Element, bubble: Element, smooth?: boolean): () => void {
  const floor = anchor.closest(".floor");
  const before = positionsAround(anchor);
  let away = bring(anchor, bubble, smooth) || before.some(moved);
  return () => {
    if (away && floor?.isConnected)
      for (const { element, left, top } of before)
        element.scrollTo({ left, top, behavior: "instant" });
    away = false;
  };
}

/** Call a function as soon as something in the dock is used: the board must be in view then. */
export function whenActing(act: () => void): () => void {
  const used = ({ target }: Event): void => {
    if ((target as Element).closest('[data-testid="dock"]')) act();
  };
  document.addEventListener("click", used, true);
  return () => document.removeEventListener("click", used, true);
}
