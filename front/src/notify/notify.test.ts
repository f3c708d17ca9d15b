/** Notifications in Settings: what the section shows, and what a browser does at each load. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import type { ChannelInfo, NotificationsInfo } from "../lib/net/types.gen";
import { local } from "../lib/storage/store";
import Notifications from "./Notifications.svelte";
import { obstacle, REMEMBERED, renew } from "./push";

const api = vi.hoisted(() => ({
  notifications: vi.fn(),
  putPlace: vi.fn(),
  subscribe: vi.fn(),
  testChannel: vi.fn(),
  openedTest: vi.fn(),
  removeChannel: vi.fn(),
}));
vi.mock("./api", () => api);

const PHONE: ChannelInfo = {
  id: "c1",
  kind: "push",
  label: "Firefox · Android",
  made_at: 1,
  sent_at: null,
  failing_since: null,
  opened_at: null,
};
const NOTHING: NotificationsInfo = {
  offers: [{ kind: "push", is_offered: false, missing: [] }],
  push_key: null,
  channels: [],
  here: [],
  recent: [],
};
const OFFERED: NotificationsInfo = {
  ...NOTHING,
  offers: [{ kind: "push", is_offered: true, missing: [] }],
  push_key: "BA",
};
let shown: object | null = null;

beforeEach(async () => {
  history.replaceState(null, "", "/settings");
  for (const each of Object.values(api)) each.mockReset().mockResolvedValue(OFFERED);
  local.set(REMEMBERED, null);
  await need("notify", "hall");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

const page = (): string => document.body.textContent.replace(/\s+/g, " ");
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name);

async function open(info: NotificationsInfo): Promise<void> {
  api.notifications.mockResolvedValue(info);
  shown = mount(Notifications, { target: document.body });
  await vi.waitFor(() =>
    expect(api.notifications.mock.calls.length + api.openedTest.mock.calls.length).toBeGreaterThan(
      0,
    ),
  );
  await new Promise((done) => setTimeout(done));
  flushSync();
}

/** A browser that can be notified, with a subscription if it has an address. */
function browser(
  address: string | null,
  key = "\u0004",
): { unsubscribe: ReturnType<typeof vi.fn>; subscribe: ReturnType<typeof vi.fn> } {
  const bytes = Uint8Array.from(key, (c) => c.charCodeAt(0)).buffer;
  const made = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: bytes },
    getKey: () => bytes,
    unsubscribe,
  });
  const unsubscribe = vi.fn().mockResolvedValue(true);
  const subscribe = vi.fn().mockResolvedValue(made("new"));
  const pushManager = {
    getSubscription: () => Promise.resolve(address === null ? null : made(address)),
    subscribe,
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", {
    permission: "granted",
    requestPermission: () => Promise.resolve("granted"),
  });
  vi.stubGlobal("navigator", {
    userAgent: "Firefox",
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  return { unsubscribe, subscribe };
}

test("nothing is shown where the host offers nothing", async () => {
  await open(NOTHING);
  expect(page()).not.toContain("Notifications");
});

test("the host reads what is missing", async () => {
  await open({
    ...NOTHING,
    offers: [{ kind: "push", is_offered: false, missing: ["push-contact"] }],
  });
  expect(page()).toContain("Only you see this");
  expect(page()).toContain("set push-contact to your address");
  expect(button("Notify me on this device")).toBeUndefined();
});

test("a browser that cannot be notified says why in one sentence", async () => {
  vi.stubGlobal("isSecureContext", false);
  await open(OFFERED);
  expect(page()).toContain("would have to begin with https");
  expect(button("Notify me on this device")).toBeUndefined();
});

test("one press subscribes this browser", async () => {
  const { subscribe } = browser(null);
  await open({ ...OFFERED, push_key: "BA" });
  api.subscribe.mockResolvedValue({ ...OFFERED, channels: [PHONE], here: ["c1"] });
  button("Notify me on this device")!.click();
  await vi.waitFor(() => expect(page()).toContain("Firefox · Android"));
  flushSync();
  expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
  expect(api.subscribe).toHaveBeenCalledWith(
    expect.objectContaining({ address: "new", lang: "en" }),
  );
  expect(local.get(REMEMBERED)).toBe("new");
  expect(button("Notify me on this device")).toBeUndefined();
});

test("a test says what has become of it", async () => {
  await open({ ...OFFERED, channels: [PHONE] });
  api.testChannel.mockResolvedValue({ state: "failed", why: "off" });
  button("Send a test")!.click();
  await vi.waitFor(() =>
    expect(page()).toContain("The test was refused. (switched off by the operator of this server)"),
  );
});

test("an opened test marks its channel and leaves the address", async () => {
  history.replaceState(null, "", "/settings?heard=c1");
  api.openedTest.mockResolvedValue({ ...OFFERED, channels: [{ ...PHONE, opened_at: 2 }] });
  await open(OFFERED);
  expect(api.openedTest).toHaveBeenCalledExactlyOnceWith("c1");
  expect(page()).toContain("The test has arrived: this channel works.");
  expect(location.search).toBe("");
});

test("the last notifications are listed with their outcomes in words", async () => {
  const one = { kind: "turn", table: "x", made_at: 1, channel: "c1", is_quiet: false };
  const recent = [
    { ...one, state: "sent", why: "201" },
    { ...one, state: "sent", why: "201", is_quiet: true },
    { ...one, state: "dropped", why: "seen" },
    { ...one, state: "failed", why: "403" },
    { ...one, state: "failed", why: "timeout" },
  ];
  await open({ ...OFFERED, channels: [PHONE], recent });
  const words = [...document.querySelectorAll("ol li span:last-child")].map((it) => it.textContent);
  expect(words).toEqual([
    "sent",
    "updated without a sound",
    "not sent: you had seen it already",
    "failed (403)",
    "failed (no answer)",
  ]);
});

test.each([
  ["insecure", { isSecureContext: false }, {}],
  ["address", { location: { hostname: "203.0.113.7" } }, {}],
  ["address", { location: { hostname: "[2001:db8::1]" } }, {}],
  ["denied", { Notification: { permission: "denied" } }, {}],
  ["unsupported", {}, { userAgent: "Firefox" }],
  ["home-screen", {}, { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)" }],
  ["home-screen", {}, { userAgent: "Macintosh", maxTouchPoints: 5 }],
  [null, {}, {}],
])("what stands in the way is %s", (why, globals, agent) => {
  browser(null);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  if (Object.keys(agent).length) vi.stubGlobal("navigator", agent);
  expect(obstacle()).toBe(why);
});

const MINE = { ...OFFERED, push_key: "BA", channels: [PHONE], here: ["c1"] };

test("a load of a browser without channels asks the server nothing", async () => {
  await renew();
  expect(api.notifications).not.toHaveBeenCalled();
});

test.each([
  ["renewed", "old", MINE, "old"],
  ["renewed with another address", "changed", { ...MINE, here: [] }, "changed"],
  ["made again where the browser has lost it", null, MINE, "new"],
])("a subscription is %s", async (_, address, info, sent) => {
  browser(address);
  local.set(REMEMBERED, "old");
  api.notifications.mockResolvedValue(info);
  await renew();
  expect(api.subscribe).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address: sent }));
});

test("a subscription that its owner has removed elsewhere is given up", async () => {
  const { unsubscribe } = browser("old");
  local.set(REMEMBERED, "old");
  api.notifications.mockResolvedValue({ ...MINE, channels: [], here: [] });
  await renew();
  expect(unsubscribe).toHaveBeenCalled();
  expect(api.subscribe).not.toHaveBeenCalled();
  expect(local.get(REMEMBERED)).toBeNull();
});

test("other channels get the language and the time zone", async () => {
  local.set(REMEMBERED, "-");
  api.notifications.mockResolvedValue({ ...OFFERED, channels: [{ ...PHONE, kind: "mail" }] });
  await renew();
  expect(api.putPlace).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lang: "en" }));
});
