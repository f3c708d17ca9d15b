/** Whether the server can be reached, and whether a newer version of this page waits. */

const AGAIN = 5_000;

class Line {
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

  /** Ask the server for anything small. */
  async ask(): Promise<void> {
    const answer = await fetch("/api/me", { cache: "no-store" }).catch(() => null);
    if (answer && answer.status < 500) this.down = false;
    else this.lost();
  }
}

export const line = new Line();
addEventListener("offline", () => line.lost());
addEventListener("online", () => void line.ask());
if (line.down) line.lost();

/** Tell of a newer version once its worker stands ready; the first one of all takes over by itself. */
function follow(found: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (found.waiting && navigator.serviceWorker.controller) line.newer = found.waiting;
  };
  look();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
}

/** Let the service worker keep the shell; whatever it tells is heard. */
export async function install(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (workers.controller) void line.check();
  const policy = window.trustedTypes?.createPolicy("sw", { createScriptURL: (url) => url });
  const found = await workers.register((policy?.createScriptURL("/sw.js") ?? "/sw.js") as string).catch(() => null);
  if (found) follow(found);
}

/** Change to the newer version: its worker takes over, and the page is loaded anew. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  line.newer?.postMessage("take over");
}
