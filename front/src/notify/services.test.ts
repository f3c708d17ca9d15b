/** Services, webhooks and feeds in Settings: what is offered, added, shown once and refused. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import { ApiError } from "../lib/net/api";
import type { ChannelInfo, NotificationsInfo } from "../lib/net/types.gen";
import FeedsPanel from "./FeedsPanel.svelte";
import ServicesPanel from "./ServicesPanel.svelte";

const { api, places } = vi.hoisted(() => ({
  api: { notifications: vi.fn(), testChannel: vi.fn(), removeChannel: vi.fn() },
  places: { addService: vi.fn(), addWebhook: vi.fn(), renewFeeds: vi.fn() },
}));
vi.mock("./api", () => api);
vi.mock("./places", () => places);

const channel = (kind: string, label = ""): ChannelInfo => ({
  id: kind,
  kind,
  label,
  made_at: 1,
  sent_at: null,
  failing_since: null,
  opened_at: null,
});
const offering = (...kinds: string[]): NotificationsInfo => ({
  offers: kinds.map((kind) => ({ kind, is_offered: true, missing: [] })),
  push_key: null,
  channels: [],
  here: [],
  recent: [],
});
const having = (...channels: ChannelInfo[]): NotificationsInfo => ({
  ...offering("service", "webhook", "feed"),
  channels,
});
let shown: object | null = null;
const onchange = vi.fn();

beforeEach(async () => {
  vi.resetAllMocks();
  api.notifications.mockResolvedValue(offering());
  await need("notify", "hall", "channels");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function open(panel: typeof FeedsPanel | typeof ServicesPanel, info: NotificationsInfo): void {
  shown = mount(panel, { target: document.body, props: { info, onchange } });
  flushSync();
}
const page = (): string => document.body.textContent.replace(/\s+/g, " ");
const buttons = (): string[] =>
  [...document.querySelectorAll("button")].map(
    (it) => it.getAttribute("aria-label") ?? it.textContent.trim(),
  );
const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll("label")].find((it) => it.textContent === label);
  return document.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}
async function enter(label: string, text: string): Promise<void> {
  const input = field(label);
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.form?.dispatchEvent(new Event("submit", { cancelable: true }));
  await settle();
}
async function press(name: string): Promise<void> {
  const all = [...document.querySelectorAll("button")];
  all.find((it) => (it.getAttribute("aria-label") ?? it.textContent.trim()) === name)?.click();
  await settle();
}

test("nothing is shown of what the host does not offer", () => {
  open(ServicesPanel, offering());
  expect(page().trim()).toBe("");
});

test("a field is shown only for a kind that is offered", () => {
  open(ServicesPanel, offering("webhook"));
  expect(page()).toContain("Webhook to your own host");
  expect(page()).not.toContain("Telegram");
});

test("a service is added without the spaces around its address", async () => {
  open(ServicesPanel, having());
  await enter("Address of a service", " ntfy://topic ");
  expect(places.addService).toHaveBeenCalledWith("ntfy://topic");
  expect(onchange).toHaveBeenCalledWith(offering());
  expect(field("Address of a service").value).toBe("");
});

test("a refused address stays in its field, with the reason", async () => {
  places.addService.mockRejectedValue(new ApiError(400, "service/address", "Not accepted."));
  open(ServicesPanel, having());
  await enter("Address of a service", "json://127.0.0.1/");
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("Not accepted.");
  expect(field("Address of a service").value).toBe("json://127.0.0.1/");
  expect(onchange).not.toHaveBeenCalled();
});

test("the secret of a new webhook is shown once", async () => {
  places.addWebhook.mockResolvedValue({ channel: channel("webhook"), secret: "s3cret" });
  open(ServicesPanel, having());
  expect(page()).not.toContain("Secret");
  await enter("Webhook to your own host", "https://hook.example/");
  expect(field("Secret of the signatures").value).toBe("s3cret");
  expect(field("Secret of the signatures").readOnly).toBe(true);
});

test("every channel has a test and can be removed", () => {
  open(ServicesPanel, having(channel("service", "Discord"), channel("webhook", "hook.example")));
  expect(buttons()).toEqual(
    expect.arrayContaining([
      "Send a test: Discord",
      "Remove: Discord",
      "Send a test: hook.example",
      "Remove: hook.example",
    ]),
  );
});

test("addresses of feeds are shown when they are made", async () => {
  const made = { channel: channel("feed"), notices: "/feeds/x/notices.atom", turns: null };
  places.renewFeeds.mockResolvedValue(made);
  open(FeedsPanel, having());
  await press("Create addresses");
  expect(field("Notifications (Atom)").value).toBe("/feeds/x/notices.atom");
  expect(page()).not.toContain("Calendar (iCalendar)");
  expect(buttons()).toContain("Copy: Notifications (Atom)");
});

test("feeds can be renewed and switched off", async () => {
  open(FeedsPanel, having(channel("feed")));
  expect(buttons()).toEqual(["New addresses", "Switch feeds off"]);
  await press("Switch feeds off");
  expect(api.removeChannel).toHaveBeenCalledWith("feed");
  expect(onchange).toHaveBeenCalledTimes(1);
});
