/** Scroll anchoring while the text of a page changes. */

const scrollerOf = (root: Element): Element =>
  root.closest("[data-scroller]") ?? document.documentElement;

/** Remember the topmost visible clause; the returned function restores it. */
export function hold(root: Element): () => void {
  const scroller = scrollerOf(root);
  const edge = Math.max(0, scroller.getBoundingClientRect().top);
  const seen = [...root.querySelectorAll(".clause")].find(
    (each) => each.getBoundingClientRect().bottom > edge,
  );
  const before = seen?.getBoundingClientRect().top ?? 0;
  return () => {
    const now = seen && document.getElementById(seen.id);
    if (now && scroller.scrollTop > 0)
      scroller.scrollBy({ top: now.getBoundingClientRect().top - before, behavior: "instant" });
  };
}
