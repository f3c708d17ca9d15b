/** What the Devices dialog of a table offers, and the confirmation that a code has been used. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import type { AnyComponent } from "../lib/loading/part";
import type { Table } from "../lib/net/wire";
import DevicePanel from "../table/hotseat/DevicePanel.svelte";
import { seatOf, tableOf } from "../testing/table.svelte";
import Within from "../testing/Within.svelte";
import AnotherDevice from "./AnotherDevice.svelte";

const api = vi.hoisted(() => ({ devices: vi.fn(), makeCode: vi.fn() }));
vi.mock("./api", async (original) => ({ ...(await original<object>()), ...api }));

const HERE = { id: "here", browser: "Firefox", system: "Linux", is_current: true };
const PHONE = { id: "phone", browser: "Safari", system: "iOS", is_current: false };
let shown: object[] = [];

beforeEach(async () => {
  api.devices.mockResolvedValue([HERE]);
  api.makeCode.mockResolvedValue({ code: "2345-6789", path: "/link#23456789", seconds: 600 });
  await need("table", "hands", "devices");
  await load("en");
});
afterEach(async () => {
  vi.useRealTimers();
  for (const each of shown) await unmount(each);
  shown = [];
});
const page = (): string => document.body.textContent.replace(/\s+/g, " ");

async function open(of: AnyComponent, more: Partial<Table>, props: object = {}): Promise<void> {
  const { table } = await tableOf("mogul-2002", {}, more);
  shown.push(mount(Within, { target: document.body, props: { table, of, props } }));
  flushSync();
}

const OTHERS = [0, 1, 2].map((seat) => seatOf(seat));

test.each<[string, Partial<Table>, string[], string[]]>([
  [
    "a player",
    {},
    ["Continue on another device", "Show only my hand", "Open the shared screen"],
    ["Add a player on this device", "the host adds friends"],
  ],
  [
    "a spectator",
    { you: null, seats: OTHERS },
    ["Open the shared screen"],
    ["Continue on another device", "Show only my hand"],
  ],
  [
    "the host before the game",
    {
      status: "waiting",
      can_seat: true,
      seats: [seatOf(0, { you: true }), seatOf(1, { kind: "empty" })],
    },
    ["Continue on another device", "Add a player on this device"],
    [],
  ],
])("%s is offered what is possible now", async (_, more, offered, others) => {
  await open(DevicePanel, more);

  for (const words of offered) expect(page()).toContain(words);
  for (const words of others) expect(page()).not.toContain(words);
});

test("a code that has been used is confirmed, with the device", async () => {
  vi.useFakeTimers();
  const onclose = vi.fn();
  await open(AnotherDevice, {}, { onclose });
  await vi.advanceTimersByTimeAsync(6000);
  flushSync();
  expect(page()).toContain("2345-6789");
  expect(page()).not.toContain("signed in as you");

  api.devices.mockResolvedValue([HERE, PHONE]);
  await vi.advanceTimersByTimeAsync(3000);
  flushSync();
  expect(page()).toContain("Safari on iOS is signed in as you.");
  expect(page()).not.toContain("2345-6789");

  [...document.querySelectorAll("button")]
    .find((button) => button.textContent.includes("Done"))
    ?.click();
  expect(onclose).toHaveBeenCalledOnce();
});
