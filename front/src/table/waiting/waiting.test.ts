import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { seatOf, tableOf } from "../../testing/table.svelte";
import Within from "../../testing/Within.svelte";
import Invitation from "./Invitation.svelte";
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

/** A waiting table of two seats, of which the reader, not a player, may take one. */
const asGuest = async (spectators: number, more: object = {}) => {
  const seats = [seatOf(0), seatOf(1, { kind: "empty", name: "" })];
  const waiting = { status: "waiting", seats, you: null, host_name: "Ada", title: "Moguli" };
  await need("app", "table", "hall");
  await load("en");
  const { table } = await tableOf("moguli", {}, { ...waiting, spectators, ...more } as object);
  return table;
};

test("who invites, to what, for how long, and one button", async () => {
  const onsit = vi.fn();
  const table = await asGuest(1);
  expect(table.invited).toBe(true);
  const shown = mount(Within, {
    target: document.body,
    props: { table, of: Invitation, props: { onsit } },
  });
  flushSync();
  const text = document.body.textContent.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
  const buttons = document.querySelectorAll("button");

  expect(text).toContain("Ada invites you to a game of Moguli.");
  expect(text).toContain("Two players race five pawns each");
  expect(text).toContain("The first player to bring four pawns to the other side wins");
  expect(text).toContain("A game takes about 30 minutes.");
  expect(text).not.toContain("watching");
  expect([...buttons].map((each) => each.textContent.trim())).toEqual(["Sit down"]);
  buttons[0]?.click();
  expect(onsit).toHaveBeenCalledOnce();
  await unmount(shown);
});

test("those who watch are the others", async () => {
  expect((await asGuest(1)).watchers).toBe(0);
  expect((await asGuest(3)).watchers).toBe(2);
  expect((await asGuest(0)).watchers).toBe(0);
  expect((await asGuest(2, { seats: [seatOf(0, { you: true })], you: 0 })).watchers).toBe(2);
});

test("a player, and who was removed, is not invited", async () => {
  const seats = [seatOf(0, { you: true }), seatOf(1, { kind: "empty" })];

  expect((await asGuest(0, { seats, you: 0 })).invited).toBe(false);
  expect((await asGuest(0, { removed: true })).invited).toBe(false);
});
