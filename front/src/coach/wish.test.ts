import { beforeEach, expect, test } from "vitest";
import type { Wish } from "../lib/net/wire";
import type { TableModel } from "../table/model/model.svelte";
import { askForNow, chosen, putBack } from "./wish";

/** A table with a loan question and an auto-response. */
function tableWith(wish: Wish): { table: TableModel; wished: () => Wish } {
  const seen = { question: "loan", wish };
  const source = { table: seen, wish: (now: Wish) => (seen.wish = now) };
  return {
    table: { id: "abc", over: false, source } as unknown as TableModel,
    wished: () => seen.wish,
  };
}

beforeEach(() => sessionStorage.clear());

test("the coach sets the auto-response to ask, and restores it when it is switched off", () => {
  const { table, wished } = tableWith("once");
  askForNow(table);
  expect(wished()).toBe("ask");

  putBack(table);
  expect(wished()).toBe("once");
});

test.each<[Wish]>([["ask"], ["no"]])("the person's own choice is kept: %s", (choice) => {
  const { table, wished } = tableWith("once");
  askForNow(table);
  chosen(table);
  table.source.wish(choice);
  askForNow(table);
  expect(wished()).toBe(choice);

  putBack(table);
  expect(wished()).toBe(choice);
});

test("a seat with the auto-response ask keeps it", () => {
  const { table, wished } = tableWith("ask");
  askForNow(table);
  putBack(table);

  expect(wished()).toBe("ask");
});
