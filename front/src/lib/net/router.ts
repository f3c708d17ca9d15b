/** Router: the current place in the site, and navigation without reloading the page. */
import { createSubscriber } from "svelte/reactivity";
import { BASE, within } from "./base";

const follow = createSubscriber((update) => {
  addEventListener("popstate", update);
  return () => removeEventListener("popstate", update);
});

export const place = {
  get path(): string {
    follow();
    return within(location.pathname) ?? location.pathname;
  },
  get query(): URLSearchParams {
    follow();
    return new URLSearchParams(location.search);
  },
  get hash(): string {
    follow();
    return decodeURIComponent(location.hash.slice(1));
  },
};

/** Go to `to`, a path within the site; `replace` replaces the current history entry. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", BASE + to);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Turn a plain click on an internal link into `go`; the browser handles new tabs and downloads. */
export function onclick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (
    !link ||
    !plain ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download")
  )
    return;
  const path = within(link.pathname);
  if (path === null || path.startsWith("/api/") || event.defaultPrevented) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}
