// Hashed assets from the cache first, pages from the network first; /api and /ws are never touched.
const CACHE = "moguls-1";
const keep = async (key, answer) => {
  if (answer.ok) await (await caches.open(CACHE)).put(key, answer.clone());
  return answer;
};
const cached = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));
const fresh = (request, key) => fetch(request).then((answer) => keep(key, answer)).catch(() => caches.match(key));
addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")).then(skipWaiting)));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET" || /^\/(api|ws)\//.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cached(request));
  else if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else event.respondWith(fresh(request, request));
});
