/** Computation of the map. */

import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { load, need } from "../../../lib/i18n/i18n.svelte";
import { tableOf } from "../../../testing/table.svelte";
import { VIEWS } from "../../../testing/views";
import Within from "../../../testing/Within.svelte";
import * as names from "./labels";
import RailMap from "./RailMap.svelte";

vi.mock(import("./labels"), async (original) => {
  const real = await original();
  return { ...real, labels: vi.fn(real.labels) };
});

test("labels of stations are placed once, not after each move", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(380);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(240);
  await need("app", "table", "mogul", "mogul-2013");
  await load("en");
  const { table, source } = await tableOf("mogul-2013", VIEWS["mogul-2013"]!);
  const shown = mount(Within, { target: document.body, props: { table, of: RailMap } });
  flushSync();
  expect(document.querySelectorAll("text.name").length).toBeGreaterThan(20);
  const before = vi.mocked(names.labels).mock.calls.length;

  // Each frame is a new object, even if it is equal.
  source.show({}, structuredClone(VIEWS["mogul-2013"]!));
  flushSync();

  expect(vi.mocked(names.labels).mock.calls.length).toBe(before);
  await unmount(shown);
});
