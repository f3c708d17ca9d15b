/** Names of seats at the table. */

import { expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { seatOf, tableOf } from "../../testing/table.svelte";

test("people of the same name are told apart by their seats, the others by their names alone", async () => {
  await need("app", "table");
  await load("en");
  const names = ["Noor", "Ada", "Ada", ""];
  const seats = names.map((name, seat) =>
    seatOf(seat, { name, kind: name ? "human" : "empty" } as object),
  );
  const { table, source } = await tableOf("mogul-2002", {}, { seats });
  const told = (): string[] =>
    seats.map(({ seat }) => table.name(seat).replace(/[\u2068\u2069]/g, ""));

  expect(told()).toEqual(["Noor", "Ada (seat 2)", "Ada (seat 3)", "Empty seat"]);

  source.show(
    { seats: seats.map((each) => (each.seat === 2 ? { ...each, name: "Lin" } : each)) },
    {},
  );
  expect(told()).toEqual(["Noor", "Ada", "Lin", "Empty seat"]);
});

test("a replaced player keeps the name, with the note that a bot plays", async () => {
  await need("app", "table");
  await load("en");
  const seats = [seatOf(0), seatOf(1, { kind: "bot", name: "Jo", bot_name: "Dexter" })];
  const { table } = await tableOf("moguli", {}, { seats });

  expect(table.name(1).replace(/[\u2068\u2069]/g, "")).toBe("Jo (played by a bot)");
  expect(table.who(1)).toEqual({ name: "Jo", self: "no" });
});
