// Service worker: notifications, and the shell, which opens offline. Hashed assets from the cache first, pages from the network first, rule books as last read.
// /ws and the rest of /api are never touched. The build fills in the version and the files of the shell (front/shell.ts).
// Base path of the site with its last slash. All sites of a host share its caches.
const BASE = new URL("./", location.href).pathname;
const OURS = BASE === "/" ? "moguls-" : `moguls:${BASE}-`;
const CACHE = `${OURS}${"VERSION"}`;
const BOOKS = `${OURS}books`;
const SHELL = [/* SHELL */];
// Milliseconds after which a cached page is shown while the network has not answered.
const PATIENCE = 8000;

// Content types by path: a server may send a page instead of a missing script.
const KINDS = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.woff2?$/, /^(?:font|application)\//],
  [/\.(?:svg|png|webp|ico)$/, /^image\//],
  [/\.webmanifest$/, /json/],
  [/^api\//, /json/],
];
const PAGE = /^text\/html/;
// A script of every page of the site.
const MARK = "first-paint.js";
const type = (answer) => answer.headers.get("content-type") ?? "";
const within = (request) => new URL(request.url).pathname.slice(BASE.length);
const wanted = (request) =>
  request.mode === "navigate" ? PAGE : KINDS.find(([name]) => name.test(within(request)))?.[1];
const sound = (request, answer) =>
  answer?.ok && (wanted(request)?.test(type(answer)) ?? !PAGE.test(type(answer)));

const isPage = (request) => request.mode === "navigate" || within(request) === "";
// Return whether an answer comes from a login page in front of the site.
const foreign = async (request, answer) =>
  answer.redirected ||
  (isPage(request) ? !(await answer.clone().text()).includes(MARK) : PAGE.test(type(answer)));

// A failed write to the cache must not delay the answer.
const keep = async (name, request, answer, key = request) => {
  const copy = sound(request, answer) && !(await foreign(request, answer)) && answer.clone();
  if (copy)
    await caches
      .open(name)
      .then((cache) => cache.put(key, copy))
      .catch(() => undefined);
  return answer;
};
const kept = async (request, key = request) => {
  const found = await caches.match(key).catch(() => undefined);
  return sound(request, found) ? found : undefined;
};
const cached = async (request) =>
  (await kept(request)) ?? keep(CACHE, request, await fetch(request));
const fresh = (name, request) =>
  fetch(request).then(
    (answer) => keep(name, request, answer),
    async (reason) => (await kept(request)) ?? Promise.reject(reason),
  );

// A page from the network, else from the cache, also if the network does not answer.
const page = async (request) => {
  const coming = fetch(request).then((answer) => keep(CACHE, request, answer, BASE));
  coming.catch(() => undefined); // it may fail after the cached page is shown
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(() => kept(request, BASE));
  try {
    return (await Promise.race([coming, late])) ?? (await coming);
  } catch (reason) {
    return (await kept(request, BASE)) ?? Promise.reject(reason);
  }
};

const add = async (cache, path) => {
  const request = new Request(path);
  const answer = await fetch(request);
  if (!answer.ok || (await foreign(request, answer))) throw new Error(path);
  await cache.put(request, answer);
};
// All or nothing: a login page among the files makes the installation fail, and the browser tries again.
const fill = async () => {
  const cache = await caches.open(CACHE);
  await Promise.all(SHELL.map((path) => add(cache, path)));
};
addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

const clear = async () => {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE && name !== BOOKS) await caches.delete(name);
  await clients.claim();
};
addEventListener("activate", (event) => event.waitUntil(clear()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET" || !pathname.startsWith(BASE)) return;
  const path = within(request);
  if (/^api\/(?:rules\/|games$)/.test(path)) event.respondWith(fresh(BOOKS, request));
  else if (/^(?:api|ws)\//.test(path)) return;
  else if (path.startsWith("assets/")) event.respondWith(cached(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (path) event.respondWith(fresh(CACHE, request));
});

// Push messages (RFC 8030) in the declarative format, which some browsers show without this worker.
// Each one is shown, whatever it contains: browsers withdraw the permission after silent ones.
const NAME = "Moguls";
const parsed = (data) => {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
};
const inform = async (message) => {
  const { title, body, lang, tag, silent = false, navigate } = message.notification ?? {};
  const look = { body, lang, tag, silent, renotify: Boolean(tag) && !silent };
  const icon = `${BASE}icon-192.png`;
  await registration.showNotification(title || NAME, { ...look, icon, data: { navigate } });
  const waiting = message.app_badge;
  if (Number.isInteger(waiting)) await navigator.setAppBadge?.(waiting);
};
addEventListener("push", (event) => event.waitUntil(inform(parsed(event.data)).catch(() => {})));

// The push service has replaced or ended the subscription: the server gets the new address at once, because a page that renews it may be opened only after the next turn.
const LANGUAGES = ["en", "de", "fr", "it"];
const request = (path, more) =>
  fetch(new Request(`${BASE}api/me${path}`, { ...more, signal: AbortSignal.timeout(15_000) }));
const ask = async (path) => (await request(path)).json();
const base64 = (key) =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const renew = async (subscription) => {
  const [{ push_key: key }, me] = await Promise.all([ask("/notifications"), ask("")]);
  if (!key) return; // the host has switched push off
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const renewed = subscription ?? (await registration.pushManager.subscribe(options));
  const lang = [me.lang, navigator.language?.slice(0, 2)].find((it) => LANGUAGES.includes(it));
  const body = JSON.stringify({
    address: renewed.endpoint,
    p256dh: base64(renewed.getKey("p256dh")),
    auth: base64(renewed.getKey("auth")),
    lang: lang ?? "en",
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  });
  const headers = { "content-type": "application/json" };
  await request("/channels/push", { method: "POST", headers, body });
};
// Where it fails, the next visit renews the subscription (src/notify/push.ts).
addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event.newSubscription).catch(() => undefined)),
);

// A page of this site that a notification leads to; its start if it names another one.
const target = (navigate) => {
  const start = new URL(BASE, location.href);
  try {
    const url = new URL(navigate ?? "", start);
    return url.origin === start.origin && url.pathname.startsWith(BASE) ? url : start;
  } catch {
    return start;
  }
};
const shows = (url, { pathname }) =>
  pathname === url.pathname || pathname.startsWith(`${url.pathname}/`);
// Focus a window of that table, which then asks the server what has happened; else open one.
const visit = async (url) => {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => !url.search && shows(url, new URL(one.url)));
  return there ? there.focus() : clients.openWindow(url.href);
};
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(target(event.notification.data?.navigate)));
});
