/** Phrases and emotes: what is shown and read out, once, and what is muted. */

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
import TalkButton from "./TalkButton.svelte";
import TalkSlips from "./TalkSlips.svelte";
import TalkWindow from "./TalkWindow.svelte";

let shown: object | undefined;
let ids = 0;

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
  id: ++ids,
  seat: 1,
  name: "Bob",
  to: null,
  words: "well_played",
  text: "",
  at: 0,
  own: false,
  sender: "b",
  ...more,
});
const text = (): string => document.body.textContent.replaceAll(/\s+/g, " ");
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name)!;
const PEOPLE = [seatOf(0, { kind: "person", you: true }), seatOf(1, { kind: "person" })];

async function show(of: AnyComponent, seats = PEOPLE) {
  const made = await tableOf(
    "mogul-2002",
    { ...VIEWS["mogul-2002"], seats: seats.length },
    { seats },
  );
  shown = mount(Within, { target: document.body, props: { table: made.table, of } });
  flushSync();
  return made;
}

test("a new message is shown and read out once, in the reader's language", async () => {
  await load("de");
  const { source } = await show(TalkSlips);
  source.talk.hear({ type: "talk", lines: [message({ to: 0 })], is_new: true });
  flushSync();
  source.show({}, source.view); // another frame

  flushSync();
  expect(text()).toContain("Bob (an dich): Gut gespielt!");
  expect(announced.map((each) => each.text)).toEqual(["Bob (an dich): Gut gespielt!"]);
});

test("earlier messages are listed and not read out", async () => {
  const { source } = await show(TalkWindow);
  source.talk.hear({ type: "talk", lines: [message({ words: "applause" })], is_new: false });
  flushSync();

  expect(text()).toContain("Bob: applause");
  expect(source.talk.fresh).toEqual([]);
});

test("one press mutes a person, which the browser remembers, and another one unmutes", async () => {
  const { source } = await show(TalkSlips);
  source.talk.hear({
    type: "talk",
    lines: [message(), message({ seat: 2, sender: "c" })],
    is_new: true,
  });
  flushSync();
  document.querySelector<HTMLButtonElement>('[aria-label="Mute Bob"]')!.click();
  flushSync();

  expect(source.talk.fresh.map((said) => said.sender)).toEqual(["c"]);
  expect(localStorage.getItem("moguls.muted")).toBe('[{"sender":"b","name":"Bob"}]');
  await unmount(shown!);
  shown = undefined;
  const again = await show(TalkWindow);
  again.source.talk.hear({ type: "talk", lines: [message()], is_new: false });
  flushSync();
  expect(again.source.talk.said).toEqual([]);
  button("Listen to Bob again").click();
  flushSync();
  expect(again.source.talk.said).toHaveLength(1);
});

test("to mute everybody hides all but one's own messages", async () => {
  const { source } = await show(TalkWindow);
  document.querySelector<HTMLInputElement>("input[role=switch]")!.click();
  source.talk.hear({
    type: "talk",
    lines: [message(), message({ own: true, seat: 0 })],
    is_new: true,
  });
  flushSync();

  expect(source.talk.said.map((said) => said.own)).toEqual([true]);
  expect(localStorage.getItem("moguls.muted.all")).toBe("true");
});

test("a phrase goes to everybody, or to the chosen seat, and closes the window", async () => {
  const seats = [...PEOPLE, seatOf(2, { kind: "person" }), seatOf(3, { kind: "bot" })];
  const { source, table } = await show(TalkWindow, seats);
  table.panel = "talk";
  button("Good luck!").click();
  const names = [...document.querySelectorAll("fieldset label")].map((label) => label.textContent);
  expect(names.map((name) => name.trim())).toEqual(["Everybody", "Bob", "Cyd"]);
  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[2]!.click();
  button("a smile").click();

  expect(source.asked).toEqual([
    ["say", "good_luck", null],
    ["say", "smile", 2],
  ]);
  expect(table.panel).toBeNull();
});

test("there is a button only where another person can read it", async () => {
  const { source } = await show(TalkButton, [PEOPLE[0]!, seatOf(1, { kind: "bot" })]);
  const there = () => document.querySelector('[data-testid="talk"]') !== null;
  expect(there()).toBe(false);

  source.show({ seats: PEOPLE }, source.view);
  flushSync();
  expect(there()).toBe(true);
  source.show({ seats: [seatOf(0), seatOf(1)], spectators: 1 }, source.view); // the reader alone
  flushSync();
  expect(there()).toBe(false);
  source.show({ spectators: 2 }, source.view);
  flushSync();
  expect(there()).toBe(true);
});
