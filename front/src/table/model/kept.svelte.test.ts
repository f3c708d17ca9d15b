/** Unfinished choices: what is stored, for how long, and how often it is written. */

import { afterEach, expect, test, vi } from "vitest";
import { tableOf } from "../../testing/table.svelte";
import { kept } from "./kept.svelte";
import { session } from "../../lib/storage/store";

afterEach(() => sessionStorage.clear());

const NOTHING = { open: null, from: null };
const anything = (found: unknown): object => found as object;

test("a choice survives a reload until the next event at the table", async () => {
  const { table, source } = await tableOf("mogul-2013", {});
  kept<object>(table, "plan", NOTHING, anything).value = { open: "move", from: "a" };

  const again = kept<object>(table, "plan", NOTHING, anything);
  expect(again.value).toEqual({ open: "move", from: "a" });

  source.show({}, {});
  expect(again.value).toBe(NOTHING);
});

test("storage is only written with new values", async () => {
  const { table, source } = await tableOf("mogul-2013", {});
  const write = vi.spyOn(session, "write");
  const plan = kept<object>(table, "plan", NOTHING, anything);

  plan.value = { open: null, from: null };
  source.show({}, {});
  plan.value = { open: null, from: null };
  expect(write).not.toHaveBeenCalled();

  plan.value = { open: "move", from: null };
  plan.value = { open: "move", from: null };
  expect(write).toHaveBeenCalledTimes(1);

  plan.value = NOTHING;
  expect(kept<object>(table, "plan", { open: "erect" }, anything).value).toEqual(NOTHING);
});
