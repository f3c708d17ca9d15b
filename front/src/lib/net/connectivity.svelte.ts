/** Connectivity: whether the server answers, and whether a newer version of the page is ready. */

import { BASE } from "./base";
import { ANSWER_WITHIN, answers } from "./probe";

const AGAIN = 5_000;

class Connectivity {
  /** The page came from the browser's cache, or the device has no network. */
  down = $state(!navigator.onLine);
  /** The last address shown while online; it remains when the connection is lost. */
  shown = $state("");
  /** The worker of a newer version, ready to take over. */
  newer = $state.raw<ServiceWorker | null>(null);

  #asking = 0;

  /** The connection is lost; check every few seconds whether it is back. */
  lost(): void {
    this.down = true;
    clearTimeout(this.#asking);
    this.#asking = window.setTimeout(() => void this.ask(), AGAIN);
  }

  /** Check a page that may have come from the cache: offline it counts as not shown. */
  async check(): Promise<void> {
    await this.ask();
    if (this.down) this.shown = "";
  }

  /** Check whether the connection is back. */
  ask = async (): Promise<void> => {
    if (await answers()) this.down = false;
    else this.lost();
  };

  /** The page is visible again or the network has changed: check at once. */
  hurry = (): void => {
    if (this.down && !document.hidden) void this.ask();
  };
}

export const connectivity = new Connectivity();
addEventListener("offline", () => connectivity.lost());
addEventListener("online", connectivity.hurry);
addEventListener("focus", connectivity.hurry);
document.addEventListener("visibilitychange", connectivity.hurry);
if (connectivity.down) connectivity.lost();

/**
 * Report a newer version once its service worker is ready.
 *
 * The very first worker is not a newer version. WebKit still reports it as waiting when it has taken over,
 * so its own state and another active worker are checked.
 */
function follow(found: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting, active } = found;
    if (
      waiting?.state === "installed" &&
      active &&
      active !== waiting &&
      navigator.serviceWorker.controller
    )
      connectivity.newer = waiting;
  };
  const first = found.active ? null : (found.installing ?? found.waiting);
  look();
  found.addEventListener("updatefound", () => {
    const coming = found.installing;
    if (coming !== first) coming?.addEventListener("statechange", look);
  });
}

/** Register the service worker that caches the shell, if the browser allows it. */
export async function install(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Without cookies there is no storage for a worker either, and Firefox logs an error.
  if (!workers || !navigator.cookieEnabled) return;
  if (workers.controller) void connectivity.check();
  const found = await register(workers).catch(() => null);
  if (found) follow(found);
}

async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const policy = window.trustedTypes?.createPolicy("sw", { createScriptURL: (url) => url });
  const script = `${BASE}/sw.js`;
  return workers.register((policy?.createScriptURL(script) ?? script) as string);
}

/** Return whether the server has another version than this page. */
export async function outdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  if (!own) return false;
  const answer = await fetch(`${BASE}/`, {
    cache: "no-store",
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  }).catch(() => null);
  return (
    answer?.ok === true && !(await answer.text()).includes(own.src.slice(own.src.lastIndexOf("/")))
  );
}

/** Switch to the newer version: activate its waiting worker, if any, and reload the page. */
export function renew(): void {
  if (!connectivity.newer) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  connectivity.newer.postMessage("take over");
}
