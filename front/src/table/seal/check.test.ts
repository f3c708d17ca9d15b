/** The window of the seal after a game: each step of the verification, and what fails. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import games from "../../../../tests/golden/sealed/games.jsonl?raw";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { tableOf } from "../../testing/table.svelte";
import Within from "../../testing/Within.svelte";
import { noteSeal } from "./noted";
import SealCheck from "./SealCheck.svelte";
import type { SealedRecord } from "./verify";

const api = vi.hoisted(() => ({ getRecord: vi.fn() }));
vi.mock("../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

const RECORD = JSON.parse(games.trim().split("\n")[3]!) as SealedRecord;
const OTHER = "0".repeat(64);
let shown: object | null = null;

beforeEach(async () => {
  sessionStorage.clear();
  await need("table");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** What is shown after Verify; `during`: the fingerprint that the table had during the game. */
async function verified(record: SealedRecord, during: string | null): Promise<string> {
  api.getRecord.mockResolvedValue(record);
  const { table } = await tableOf("take-stock", {}, during ? { commit: during } : {});
  noteSeal(table);
  shown = mount(Within, { target: document.body, props: { table, of: SealCheck } });
  document.querySelector<HTMLElement>("button")?.click();
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector("ol")) throw new Error("not verified yet");
  });
  return document.body.textContent.replace(/\s+/g, " ");
}

test("a valid seal shows the text, its fingerprint and the shuffles", async () => {
  const page = await verified(RECORD, RECORD.commit);

  expect(page).toContain("✓ The deal was fixed before play.");
  expect(page).toContain(`"salt":"${RECORD.reveal.salt}"`);
  expect(page).toContain(`of this text: ${RECORD.commit}`);
  expect(page).toContain("✓ It is the fingerprint that was published");
  expect(page).toContain("✓ All 4 shuffles during the game follow");
  expect(page).toContain("✓ This tab saw the same fingerprint");
  expect(page).not.toContain("✗");
});

test("a replaced deal fails at the fingerprint", async () => {
  const page = await verified({ ...RECORD, reveal: { salt: OTHER } }, null);

  expect(page).toContain("✗ The seal does not match this game.");
  expect(page).toContain(`✗ It is not the published fingerprint, ${RECORD.commit}.`);
  expect(page).toContain("✗ The shuffle in step 52");
  expect(page).toContain("This tab did not see the fingerprint");
});

test("a seal replaced after the game fails at the one that was noted", async () => {
  const page = await verified(RECORD, OTHER);

  expect(page).toContain("✗ The seal does not match this game.");
  expect(page).toContain(`✗ During the game this tab saw another fingerprint, ${OTHER}.`);
});
