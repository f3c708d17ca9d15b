/** After a choice by keyboard the focus moves to the next one. */
const NEXT = [
  '.choices [data-move][aria-disabled="false"]',
  '.choices [data-part][aria-disabled="false"]',
  '.hand [data-move][aria-disabled="false"]',
  '.hand [data-part][aria-disabled="false"]',
  '.hand [data-card][aria-disabled="false"]',
];

/** Move the focus on, unless the press came from a mouse or a finger. */
export function focusNext(event: UIEvent): void {
  if (event.detail !== 0) return;
  const dock = document.querySelector('[data-testid="dock"]');
  for (const selector of NEXT) {
    const element = dock?.querySelector<HTMLElement>(selector);
    if (element) {
      element.focus();
      return;
    }
  }
}
