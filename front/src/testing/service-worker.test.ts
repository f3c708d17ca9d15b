/** The service worker: behind a proxy with a login page, and its notifications. */

import { beforeEach, expect, test, vi } from "vitest";
import worker from "../../public/sw.js?raw";

const HERE = "http://localhost/";
const OURS = '<div id="app"></div><script src="./first-paint.js"></script>';
const LOGIN = "<h1>Sign in</h1>";

type Made = () => Response;
interface Event {
  request?: object;
  data?: object | null;
  notification?: object;
  newSubscription?: object | null;
  waitUntil(step: Promise<unknown>): void;
  respondWith(step: Promise<Response>): void;
}

let stored: Map<string, Response>;
let network: Map<string, Made>;
let listeners: Map<string, (event: Event) => void>;
let windows: { url: string; focus: () => Promise<unknown> }[];
let opened: string[];
const showNotification = vi.fn();
const setAppBadge = vi.fn();
const subscribe = vi.fn();
let posted: { url: string; body: unknown }[];
let language: string;

const page = (text: string, { redirected = false } = {}): Made => {
  return () => {
    const made = new Response(text, { headers: { "content-type": "text/html" } });
    return Object.defineProperty(made, "redirected", { value: redirected });
  };
};
const data = (type: string): Made => {
  return () => new Response("", { headers: { "content-type": type } });
};
const nameOf = (request: string | { url: string }): string =>
  new URL(typeof request === "string" ? request : request.url, HERE).href;

beforeEach(() => {
  stored = new Map();
  network = new Map();
  listeners = new Map();
  windows = [];
  opened = [];
  posted = [];
  language = "it-CH";
  subscribe.mockReset();
  showNotification.mockReset().mockResolvedValue(undefined);
  setAppBadge.mockReset().mockResolvedValue(undefined);
  const cache = {
    put: (request: string | { url: string }, answer: Response) =>
      Promise.resolve(stored.set(nameOf(request), answer)),
  };
  const scope = {
    addEventListener: (name: string, listener: (event: Event) => void) =>
      listeners.set(name, listener),
    caches: {
      open: () => Promise.resolve(cache),
      match: (request: string | { url: string }) =>
        Promise.resolve(stored.get(nameOf(request))?.clone()),
    },
    fetch: (request: { url: string; init?: RequestInit }) => {
      if (request.init?.method === "POST")
        posted.push({ url: request.url, body: JSON.parse(String(request.init.body)) });
      const made = network.get(request.url);
      return made ? Promise.resolve(made()) : Promise.reject(new TypeError("no network"));
    },
    location: new URL(`${HERE}sw.js`),
    navigator: {
      setAppBadge,
      get language() {
        return language;
      },
    },
    registration: { showNotification, pushManager: { subscribe } },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
    Request: class {
      readonly url: string;
      readonly mode = "cors";
      constructor(
        path: string,
        readonly init?: RequestInit,
      ) {
        this.url = nameOf(path);
      }
    },
  };
  const text = worker.replace("[/* SHELL */]", '["./", "./first-paint.js"]');
  new Function(...Object.keys(scope), text)(...Object.values(scope));
});

/** Raise an event; return what the worker does. */
function raise(name: string, request?: object, more: Partial<Event> = {}): Promise<unknown> {
  return new Promise((done, fail) => {
    const settle = (step: Promise<unknown>): void => void step.then(done, fail);
    listeners.get(name)!({ request, ...more, waitUntil: settle, respondWith: settle });
  });
}
const push = (message: unknown): Promise<unknown> =>
  raise("push", undefined, { data: { json: () => message } });
const click = (navigate?: string): Promise<unknown> =>
  raise("notificationclick", undefined, {
    notification: { close: () => undefined, data: { navigate } },
  });
const visit = async (path: string): Promise<string> => {
  const url = nameOf(path);
  const answer = await raise("fetch", { url, mode: "navigate", method: "GET" });
  return (answer as Response).text();
};

test("the site's own page opens without a network", async () => {
  network.set(`${HERE}t/x`, page(OURS));
  expect(await visit("t/x")).toBe(OURS);
  network.clear();
  expect(await visit("t/y")).toBe(OURS);
});

test.each([
  ["at the same address", page(LOGIN)],
  ["after a redirect", page(OURS, { redirected: true })],
])("a login page %s is shown and never kept as the shell", async (_, login) => {
  network.set(`${HERE}t/x`, page(OURS));
  await visit("t/x");
  network.set(`${HERE}t/x`, login);
  await visit("t/x");
  network.clear();
  expect(await visit("t/x")).toBe(OURS);
  expect(await stored.get(HERE)!.clone().text()).toBe(OURS);
});

test("a login page alone is not kept either", async () => {
  network.set(HERE, page(LOGIN));
  expect(await visit("")).toBe(LOGIN);
  expect(stored.size).toBe(0);
});

test("the shell is installed with the site's own files", async () => {
  network.set(HERE, page(OURS));
  network.set(`${HERE}first-paint.js`, data("text/javascript"));
  await raise("install");
  expect([...stored.keys()].toSorted()).toEqual([HERE, `${HERE}first-paint.js`]);
});

test.each([
  ["the page", page(LOGIN), data("text/javascript")],
  ["the page after a redirect", page(OURS, { redirected: true }), data("text/javascript")],
  ["a script", page(OURS), page(LOGIN)],
])("no worker is installed with a login page in place of %s", async (_, shell, script) => {
  network.set(HERE, shell);
  network.set(`${HERE}first-paint.js`, script);
  await expect(raise("install")).rejects.toThrow();
});

test("a rule book is not replaced by a login page", async () => {
  const url = `${HERE}api/rules/moguli`;
  network.set(url, data("application/json"));
  const request = { url, mode: "cors", method: "GET" };
  await raise("fetch", request);
  network.set(url, page(LOGIN));
  await raise("fetch", request);
  network.clear();
  const answer = (await raise("fetch", request)) as Response;
  expect(answer.headers.get("content-type")).toBe("application/json");
  vi.restoreAllMocks();
});

const MESSAGE = { title: "Moguli: your turn", body: "Until 14:05.", tag: "a1", silent: false };

test("a push message is shown, and the badge counts the tables that wait", async () => {
  const notification = { ...MESSAGE, navigate: `${HERE}t/x` };
  await push({ web_push: 8030, notification, app_badge: 3 });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "Moguli: your turn",
    expect.objectContaining({
      body: "Until 14:05.",
      tag: "a1",
      silent: false,
      renotify: true,
      data: { navigate: `${HERE}t/x` },
    }),
  );
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
});

test("a message without a sound replaces the last one quietly", async () => {
  await push({ notification: { ...MESSAGE, silent: true } });
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ silent: true, renotify: false });
});

test.each([
  ["no data", null],
  ["a text", { json: () => JSON.parse("not JSON") as unknown }],
  ["null", { json: () => null }],
  ["another format", { json: () => ({ hello: 1 }) }],
])("%s is shown as well", async (_, data) => {
  await raise("push", undefined, { data });
  expect(showNotification).toHaveBeenCalledOnce();
  expect(showNotification.mock.calls[0]?.[0]).toBe("Moguls");
});

test("a badge that the browser refuses does not matter", async () => {
  setAppBadge.mockRejectedValue(new Error("no"));
  await push({ notification: MESSAGE, app_badge: 1 });
  expect(showNotification).toHaveBeenCalledOnce();
});

test.each([`${HERE}t/x`, `${HERE}t/x?lang=de`, `${HERE}t/x/hand`])(
  "a tap focuses a window of the table at %s",
  async (url) => {
    const focus = vi.fn().mockResolvedValue(undefined);
    windows = [
      { url: `${HERE}t/xy`, focus: vi.fn() },
      { url, focus },
    ];
    await click(`${HERE}t/x`);
    expect(focus).toHaveBeenCalledOnce();
    expect(opened).toEqual([]);
  },
);

test.each([
  ["the table", `${HERE}t/x`, `${HERE}t/x`],
  ["a test", `${HERE}settings?heard=1`, `${HERE}settings?heard=1`],
  ["the start instead of a foreign page", "https://foreign.example/t/x", HERE],
  ["the start instead of nothing", undefined, HERE],
])("a tap opens %s", async (_, navigate, url) => {
  windows = [{ url: `${HERE}settings`, focus: vi.fn() }];
  await click(navigate);
  expect(opened).toEqual([url]);
});

const KEY = "BNcR";
const subscription = (endpoint: string) => ({
  endpoint,
  getKey: (name: string) => Uint8Array.from([251, 255, name.length]).buffer,
});
const json = (value: unknown): Made => {
  return () => Response.json(value);
};
/** The push service replaces a subscription, or ends it with null; return what the server got. */
async function change(newSubscription: object | null): Promise<unknown[]> {
  await raise("pushsubscriptionchange", undefined, { newSubscription });
  return posted.map(({ body }) => body);
}
function server(lang: string | null, key: string | null = KEY): void {
  network.set(`${HERE}api/me/notifications`, json({ push_key: key }));
  network.set(`${HERE}api/me`, json({ lang }));
  network.set(`${HERE}api/me/channels/push`, json({}));
}
const NEW = {
  address: "https://push.example/new",
  p256dh: "-_8G",
  auth: "-_8E",
  lang: "de",
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

test("the server gets the address of a replaced subscription at once", async () => {
  server("de");
  expect(await change(subscription(NEW.address))).toEqual([NEW]);
  expect(posted[0]?.url).toBe(`${HERE}api/me/channels/push`);
  expect(subscribe).not.toHaveBeenCalled();
});

test("an ended subscription is replaced by a new one for the server's key", async () => {
  server("de");
  subscribe.mockResolvedValue(subscription(NEW.address));
  expect(await change(null)).toEqual([NEW]);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  });
});

test.each([
  ["it-CH", "it"],
  ["pt-BR", "en"],
])("without a chosen language, that of a browser in %s is %s", async (browsers, lang) => {
  server(null);
  language = browsers;
  expect(await change(subscription(NEW.address))).toEqual([{ ...NEW, lang }]);
});

test("where push is switched off nothing is subscribed", async () => {
  server("de", null);
  expect(await change(null)).toEqual([]);
  expect(subscribe).not.toHaveBeenCalled();
});

test("without a network nothing fails: the next visit renews the subscription", async () => {
  expect(await change(subscription(NEW.address))).toEqual([]);
});
