/** Whether the server can be reached, and whether a newer version of this page waits. */

import { BASE } from "./base";

const AGAIN = 5_000;
/** How long the server may take for the smallest of answers. */
const ANSWER_WITHIN = 5_000;

/** Ask the server for anything small: whether it answers within `ms`. */
export async function answers(ms = ANSWER_WITHIN): Promise<boolean> {
  const answer = await fetch(`${BASE}/api/me`, {
    cache: "no-store",
    signal: AbortSignal.timeout(ms),
  }).catch(() => null);
  return answer !== null && answer.status < 500;
}

class Connectivity {
  /** The page came from the browser's cache, or the device has no network. */
  down = $state(!navigator.onLine);
  /** The last address shown with a line: it stays when the line goes. */
  shown = $state("");
  /** The worker of a newer version, ready to take over. */
  newer = $state.raw<ServiceWorker | null>(null);

  #asking = 0;

  /** The line has gone; ask every few seconds whether it is back. */
  lost(): void {
    this.down = true;
    clearTimeout(this.#asking);
    this.#asking = window.setTimeout(() => void this.ask(), AGAIN);
  }

  /** A page that may have come from the cache: without a line it is as if it had not been shown. */
  async check(): Promise<void> {
    await this.ask();
    if (this.down) this.shown = "";
  }

  /** Find out whether the line is back. */
  ask = async (): Promise<void> => {
    if (await answers()) this.down = false;
    else this.lost();
  };

  /** Somebody looks again, or the network has changed: do not wait. */
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
 * Tell of a newer version once its worker stands ready.
 *
 * The first worker of all is no newer version. WebKit still shows it as waiting when it has taken over,
 * so what counts is its own state, and that another one is in charge.
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

/** Let the service worker keep the shell, where the browser lets it. */
export async function install(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Without cookies there is no storage for a worker either, and Firefox complains of it aloud.
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

/** Whether the server has another version than the one that runs here. */
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

/** Change to the newer version: its worker takes over if one waits, and the page is loaded anew. */
export function renew(): void {
  if (!connectivity.newer) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  connectivity.newer.postMessage("take over");
}
