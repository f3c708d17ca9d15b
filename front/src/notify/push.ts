/** Push in this browser: what stands in its way, subscribing, and renewal at each load. */

import { locale } from "../lib/i18n/i18n.svelte";
import type { NotificationsInfo, PutPlace } from "../lib/net/types.gen";
import { local } from "../lib/storage/store";
import * as api from "./api";

/** Key of what this browser remembers: the address of its subscription, "-" for other channels only. */
export const REMEMBERED = "moguls.notify";
const ELSEWHERE = "-";

export type Obstacle = "insecure" | "address" | "home-screen" | "unsupported" | "denied" | "worker";

const isAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** iPads call themselves Macs, but are touched. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Why this browser cannot be reached by push; null if it can. */
export function obstacle(): Obstacle | null {
  if (!window.isSecureContext) return "insecure";
  if (isAddress(location.hostname)) return "address";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isApple() ? "home-screen" : "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** The reader's language and time zone, in which messages are written. */
export const here = (): PutPlace => ({
  lang: locale(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
});

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration();

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** The browser's subscription for a key of the server; one for an older key is given up. */
async function subscription(key: string, make: boolean): Promise<PushSubscription | null> {
  const manager = (await registration())?.pushManager;
  const old = await manager?.getSubscription();
  if (old && text(old.options.applicationServerKey) === key) return old;
  await old?.unsubscribe();
  if (!manager || !make) return null;
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

async function send(made: PushSubscription): Promise<NotificationsInfo> {
  const { endpoint } = made;
  const keys = { p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")) };
  const info = await api.subscribe({ address: endpoint, ...keys, ...here() });
  local.set(REMEMBERED, endpoint);
  return info;
}

/** Ask for permission and subscribe; return what stands in the way instead. */
export async function turnOn(key: string): Promise<NotificationsInfo | Obstacle> {
  const before = obstacle();
  if (before) return before;
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const made = await subscription(key, true).catch(() => null);
  return made ? send(made) : "worker";
}

/** Give up the subscription of this browser. */
export async function turnOff(): Promise<void> {
  local.set(REMEMBERED, null);
  if (!("serviceWorker" in navigator)) return;
  const old = await (await registration())?.pushManager.getSubscription();
  await old?.unsubscribe();
}

/** Remember whether there is something to renew at the next load. */
export function remember(info: NotificationsInfo): void {
  const known = local.get(REMEMBERED);
  if (!info.channels.length) local.set(REMEMBERED, null);
  else if (!known) local.set(REMEMBERED, ELSEWHERE);
}

/**
 * Renew the subscription, the language and the time zone, at each load of the page.
 *
 * A browser may have got another address, or lost its own; one whose owner has removed it on another
 * device gives it up.
 */
export async function renew(): Promise<void> {
  const known = local.get(REMEMBERED);
  if (!known) return;
  const info = await api.notifications();
  const pushes = known !== ELSEWHERE && info.push_key && obstacle() === null;
  const mine = info.channels.some(({ kind, id }) => kind === "push" && info.here.includes(id));
  const may = pushes && Notification.permission === "granted";
  const made = may ? await subscription(info.push_key!, mine).catch(() => null) : null;
  if (made && (mine || made.endpoint !== known)) await send(made);
  else if (known !== ELSEWHERE && !mine) await turnOff();
  else if (info.channels.length) await api.putPlace(here());
}
