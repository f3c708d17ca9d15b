/** The board reacts to a press first; the dock follows a frame later. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import Actions from "./Actions.svelte";
import { controls, step, turnable } from "./board-controls.svelte";
import { press } from "./courtyard/hand";

vi.mock("../../lib/net/api", async (original) => ({
  ...(await original<object>()),
  call: vi.fn(async () => await Promise.resolve({ effect: {} })),
}));

type Made = Awaited<ReturnType<typeof tableOf>>;

let made: Made;
let shown: object | undefined;
const find = (selector: string): HTMLElement | null => document.querySelector(selector);
/** A tile that can be turned, which has no pawn that can move. */
const gate = (): string => turnable(VIEWS.moguli as Parameters<typeof turnable>[0])[0]!;

beforeEach(async () => {
  await need("app", "table", "moguli");
  await load("en");
  made = await tableOf("moguli", VIEWS.moguli!);
  shown = mount(Within, { target: document.body, props: { table: made.table, of: Actions } });
  flushSync();
  vi.useFakeTimers();
});
afterEach(async () => {
  controls.reset(made.table);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  if (shown) await unmount(shown);
});

test("a tile is chosen at once, its buttons come once that is drawn", async () => {
  const before = step(made.table);
  press(made.table, gate());
  flushSync();
  expect(controls.pick(made.table)).toEqual({ kind: "tile", gate: gate() });
  expect(find('[data-part="rotate "]')).not.toBeNull();
  expect(step(made.table)).toBe(before);

  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  expect(find(`[data-move^="rotate ${gate()} "]`)).not.toBeNull();
  expect(step(made.table)).not.toBe(before);
});

test("after a choice by button the focus moves to the next buttons once they are drawn", async () => {
  find('[data-part="rotate "]')!.click();
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(find(`[data-part="rotate ${gate()} "]`));
});

test("buttons of a past moment are removed with it", async () => {
  press(made.table, gate());
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  made.source.show({}, { ...VIEWS.moguli, ply: 99 });
  flushSync();
  expect(find(`[data-move^="rotate ${gate()} "]`)).toBeNull();
});
