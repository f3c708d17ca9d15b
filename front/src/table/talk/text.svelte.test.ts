/** Free text: how it is written, shown, reported, and asked about at the end. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, said as announced } from "../../lib/a11y/announcer.svelte";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { AnyComponent } from "../../lib/loading/part";
import { muted } from "../../lib/net/talk.svelte";
import type { TalkLine } from "../../lib/net/types.gen";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import RecordChoice from "./RecordChoice.svelte";
import TalkSlips from "./TalkSlips.svelte";
import TalkWindow from "./TalkWindow.svelte";

let shown: object | undefined;

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  for (const { sender } of muted.people) muted.unmute(sender);
  muted.muteAll(false);
  hush();
  await need("app", "table", "talk");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

const message = (more: Partial<TalkLine> = {}): TalkLine => ({
  id: 1,
  seat: 1,
  name: "Bob",
  to: null,
  words: null,
  text: "See you at eight",
  at: 0,
  own: false,
  sender: "b",
  ...more,
});
const PEOPLE = [seatOf(0, { kind: "person", you: true }), seatOf(1, { kind: "person" })];
const text = (): string => document.body.textContent.replaceAll(/[\s\u2068\u2069]+/g, " ");
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name)!;
const field = (): HTMLInputElement | null => document.querySelector("form input[maxlength]");

async function show(of: AnyComponent, more = {}) {
  const made = await tableOf(
    "mogul-2002",
    { ...VIEWS["mogul-2002"], seats: 2 },
    { seats: PEOPLE, open: false, ...more },
  );
  shown = mount(Within, { target: document.body, props: { table: made.table, of } });
  flushSync();
  return made;
}
function write(words: string): void {
  field()!.value = words;
  field()!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.requestSubmit();
  flushSync();
}

test("a text is sent once, and the field is empty when it has arrived", async () => {
  const { source } = await show(TalkWindow);
  write("Back at eight");
  document.querySelector("form")!.requestSubmit(); // a second press of Enter
  flushSync();

  expect(source.asked).toEqual([["write", "Back at eight", null]]);
  expect(field()!.value).toBe("Back at eight");
  source.talk.hear({ type: "talk", lines: [message({ own: true, seat: 0 })], is_new: true });
  flushSync();
  expect(field()!.value).toBe("");
});

test("after a refusal the text is still there, with the reason", async () => {
  const { source } = await show(TalkWindow);
  write("Too much");
  source.error = { code: "wire/rate_limited", text: "Not so fast." } as never;
  flushSync();

  expect(document.querySelector("[role=alert]")!.textContent).toBe("Not so fast.");
  expect(field()!.value).toBe("Too much");
  write("Too much");
  expect(source.asked).toHaveLength(2);
});

test("there is no field at a table that is open to strangers", async () => {
  await show(TalkWindow, { open: true });

  expect(field()).toBeNull();
  expect(button("Hello!")).toBeDefined();
});

test("a text is shown as it is: no markup, no link, and it is read out", async () => {
  const { source } = await show(TalkSlips);
  const words = "<img src=x> http://127.0.0.1/ & more";
  source.talk.hear({ type: "talk", lines: [message({ text: words })], is_new: true });
  flushSync();

  expect(text()).toContain(`Bob: ${words}`);
  expect(document.querySelector(".slips img, .slips a")).toBeNull();
  expect(announced.at(-1)!.text.replaceAll(/[\u2068\u2069]/g, "")).toBe(`Bob: ${words}`);
});

test("a text of another person can be reported once and a phrase cannot", async () => {
  const { source } = await show(TalkWindow);
  const lines = [
    message(),
    message({ id: 2, words: "hello", text: "" }),
    message({ id: 3, own: true }),
  ];
  source.talk.hear({ type: "talk", lines, is_new: false });
  flushSync();

  expect(document.querySelectorAll('[aria-label="Report what Bob wrote"]')).toHaveLength(1);
  const report = button("Report");
  report.click();
  flushSync();
  report.click();
  expect(source.asked).toEqual([["report", 1]]);
  expect(button("Reported").getAttribute("aria-disabled")).toBe("true");
});

test("one press mutes the texts of a person", async () => {
  const { source } = await show(TalkWindow);
  source.talk.hear({ type: "talk", lines: [message()], is_new: false });
  flushSync();
  button("Mute").click();
  flushSync();

  expect(source.talk.said).toEqual([]);
});

test("a text that the host has deleted disappears", async () => {
  const { source } = await show(TalkSlips);
  source.talk.hear({ type: "talk", lines: [message()], is_new: true });
  source.talk.hear({ type: "talk", lines: [], is_new: false });
  flushSync();

  expect(document.querySelectorAll(".slips li")).toHaveLength(0);
});

test("at the end a player is asked whether the record contains the texts, and says no at first", async () => {
  const { source } = await show(RecordChoice, { status: "over" });
  const choice = (): HTMLInputElement | null => document.querySelector("input[role=switch]");
  expect(choice()).toBeNull();
  source.talk.hear({ type: "talk", lines: [message({ to: 0 })], is_new: false });
  flushSync();
  expect(choice()).toBeNull(); // what was said to one seat is never in it
  source.talk.hear({ type: "talk", lines: [message()], is_new: false, agreed: [] });
  flushSync();

  expect(choice()!.checked).toBe(false);
  choice()!.click();
  expect(source.asked).toEqual([["agree", true]]);
  source.talk.hear({ type: "talk", lines: [message()], is_new: false, agreed: [0] });
  flushSync();
  expect(text()).toContain("It waits for Bob.");
  source.talk.hear({ type: "talk", lines: [message()], is_new: false, agreed: [0, 1] });
  flushSync();
  expect(text()).toContain("All players agree");
});

const OWN_LANGUAGE = "each in their own language";
const AS_WRITTEN = "your text as you write it";

test.each([
  [false, PEOPLE, "Only the players read it", AS_WRITTEN, OWN_LANGUAGE],
  [false, [], "Only those who watch read it", AS_WRITTEN, OWN_LANGUAGE],
  [true, PEOPLE, "Only the players read it", OWN_LANGUAGE, AS_WRITTEN],
  [true, [], "Only those who watch read it", OWN_LANGUAGE, AS_WRITTEN],
])("at a table with open = %s the window says in which language it is read", async (...row) => {
  const [open, seats, readers, said, unsaid] = row;
  await show(TalkWindow, { open, seats });
  expect(text()).toContain(readers);
  expect(text()).toContain(said);
  expect(text()).not.toContain(unsaid);
});
