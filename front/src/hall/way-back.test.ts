/** The way from a table to Settings, for a notification, and back to the seat. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import CheckAlone from "./CheckAlone.svelte";
import { KEY, storeWayBack, wayBack } from "./way-back";
import WayBack from "./WayBack.svelte";

const HOUR = 3_600_000;
let shown: object | null = null;

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  localStorage.clear();
  await need("hall");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name)!;

/** Press "Set up notifications" in the window that opens on a page. */
async function setUp(back: string): Promise<void> {
  const props = { back, onclose: vi.fn(), onalone: vi.fn() };
  const dialog = mount(CheckAlone, { target: document.body, props });
  button("Set up notifications").click();
  await unmount(dialog);
}

/** Show what Settings shows. */
async function open(): Promise<string> {
  shown = mount(WayBack, { target: document.body });
  await new Promise((done) => setTimeout(done));
  flushSync();
  return document.body.textContent;
}

test.each([
  ["/t/abc_d-1", "A seat waits for a notification of yours", "Back to the table"],
  ["/new?game=moguli", "Your new table waits for a notification", "Back to the new table"],
])("Settings leads back to %s, once", async (path, lead, name) => {
  await setUp(path);
  expect(location.pathname).toBe("/settings");

  expect(await open()).toContain(lead);
  button(name).click();
  expect(location.pathname + location.search).toBe(path);
  expect(wayBack()).toBeNull();
});

test("Settings opened by the test of a notification leads back as well", async () => {
  await setUp("/t/abc");
  history.replaceState(null, "", "/settings?heard=c1");
  expect(await open()).toContain("Back to the table");
});

test("without a way back nothing is shown", async () => {
  expect((await open()).trim()).toBe("");
});

test("a way back ends after an hour", () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(HOUR);
  storeWayBack("/t/abc");
  now.mockReturnValue(2 * HOUR - 1);
  expect(wayBack()).toBe("/t/abc");
  now.mockReturnValue(2 * HOUR);
  expect(wayBack()).toBeNull();
});

test.each(["//foreign.example/t/abc", "https://foreign.example", "/settings", "/t/../api", ""])(
  "%s is not a page on which one sits down",
  (path) => {
    storeWayBack(path);
    expect(wayBack()).toBeNull();
  },
);

test.each(["{", "7", '{"path": 7, "at": 1}', '{"path": "/t/abc"}'])(
  "a damaged value such as %s is ignored",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(wayBack()).toBeNull();
  },
);
