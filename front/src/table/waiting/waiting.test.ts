import { expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { waitsFor } from "./waiting";

const said = async (more: object): Promise<string> => {
  const seats = [seatOf(0, { you: true }), seatOf(1, { kind: "empty" })];
  const { table } = await tableOf(
    "moguli",
    {},
    { status: "waiting", seats, needs_start: false, open: false, ...more },
  );
  await need("app", "table", "hall");
  await load("en");
  return waitsFor(table);
};

test("a table that is not listed begins as soon as it is filled", async () => {
  expect(await said({})).toBe("One seat is still empty. The game starts as soon as it is filled.");
});

test("a listed table says that with a second person it will wait to be begun", async () => {
  expect(await said({ open: true })).toContain(
    "with two or more people it waits until the host starts it or everyone is ready.",
  );
});

test("a listed table with several people needs a start", async () => {
  const told = await said({ open: true, needs_start: true });

  expect(told).not.toContain("as soon as it is filled");
  expect(told).toContain("the host starts it");
});
