// The shell opens without a line: hashed assets from the cache first, pages from the network first, rule books as last read.
// /ws and the rest of /api are never touched. The build fills in the version and the files of the shell (front/shell.ts).
const CACHE = `moguls-${"VERSION"}`;
const BOOKS = "moguls-books";
const SHELL = [/* SHELL */];

const keep = async (name, key, answer) => {
  if (answer.ok) await (await caches.open(name)).put(key, answer.clone());
  return answer;
};
const cached = async (request) => (await caches.match(request)) ?? keep(CACHE, request, await fetch(request));
const fresh = (name, request) =>
  fetch(request).then(
    (answer) => keep(name, request, answer),
    async (reason) => (await caches.match(request)) ?? Promise.reject(reason),
  );

const page = (request) =>
  fetch(request).then(
    (answer) => keep(CACHE, "/", answer),
    () => caches.match("/"),
  );

addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL))));
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

const clear = async () => {
  for (const name of await caches.keys()) if (name !== CACHE && name !== BOOKS) await caches.delete(name);
  await clients.claim();
};
addEventListener("activate", (event) => event.waitUntil(clear()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (/^\/api\/(?:rules\/|games$)/.test(pathname)) event.respondWith(fresh(BOOKS, request));
  else if (/^\/(?:api|ws)\//.test(pathname)) return;
  else if (pathname.startsWith("/assets/")) event.respondWith(cached(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(fresh(CACHE, request));
});
