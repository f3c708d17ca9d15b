/** Clauses of a rule book: house rules under their names, seats counted from 1. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { load, need } from "../lib/i18n/i18n.svelte";
import Clause from "./Clause.svelte";

let shown: object | undefined;
afterEach(() => shown && unmount(shown));

/** Show a clause with a house rule; return what a reader sees of it. */
async function read(line: string): Promise<string> {
  await need("app", "hall", "rules");
  await load("en");
  const clause = {
    id: "M02-S5",
    section: "Setup",
    title: "First player",
    text: "By lot.",
    status: "binding",
    switches: [line],
  };
  shown = mount(Clause, {
    target: document.body,
    props: { clause, game: "mogul-2002", marked: false },
  });
  flushSync();
  return document.body.textContent.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
}

test("a house rule names its values in words, and seats from 1", async () => {
  const text = await read("first_player = random | 0 | 1");
  expect(text).toContain(
    "House rule: First player. Who plays first. By the book: At random. Otherwise: Seat 1 · Seat 2.",
  );
  expect(text).not.toContain("first_player");
});

test("a house rule that its line explains has no list of values", async () => {
  const text = await read("certificates = thirds | four_steps");
  expect(text).toContain("Shares in four steps.");
  expect(text).not.toMatch(/thirds|By the book/);
});
