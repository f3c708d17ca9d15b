import { beforeEach, expect, test } from "vitest";
import type { AutoResponse } from "../lib/net/wire";
import type { TableModel } from "../table/model/model.svelte";
import { askForNow, chosen, putBack } from "./auto-response";

/** A table with a loan question and an auto-response. */
function tableWith(auto_response: AutoResponse): {
  table: TableModel;
  response: () => AutoResponse;
} {
  const seen = { question: "loan", auto_response };
  const source = {
    table: seen,
    setAutoResponse: (now: AutoResponse) => (seen.auto_response = now),
  };
  return {
    table: { id: "abc", over: false, source } as unknown as TableModel,
    response: () => seen.auto_response,
  };
}

beforeEach(() => sessionStorage.clear());

test("the coach sets the auto-response to ask, and restores it when it is switched off", () => {
  const { table, response } = tableWith("once");
  askForNow(table);
  expect(response()).toBe("ask");

  putBack(table);
  expect(response()).toBe("once");
});

test.each<[AutoResponse]>([["ask"], ["no"]])("the person's own choice is kept: %s", (choice) => {
  const { table, response } = tableWith("once");
  askForNow(table);
  chosen(table);
  table.source.setAutoResponse(choice);
  askForNow(table);
  expect(response()).toBe(choice);

  putBack(table);
  expect(response()).toBe(choice);
});

test("a seat with the auto-response ask keeps it", () => {
  const { table, response } = tableWith("ask");
  askForNow(table);
  putBack(table);

  expect(response()).toBe("ask");
});
