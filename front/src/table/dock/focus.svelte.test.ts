/** Focus while the buttons of the dock are replaced. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import type { AnyView } from "../model/types";
import Playing from "./Playing.svelte";

let shown: object | undefined;

afterEach(async () => {
  if (shown) await unmount(shown);
});

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** A table of `game` in play, with the focus on a button of its dock. */
async function at(game: string, button: string, view: Partial<AnyView> = {}) {
  await need("app", "table", "generic", "mogul", game);
  await load("en");
  const made = await tableOf(game, { ...VIEWS[game], turn: 0, ...view });
  shown = mount(Within, { target: document.body, props: { table: made.table, of: Playing } });
  flushSync();
  find(button).focus();
  expect(document.activeElement).toBe(find(button));
  return made;
}

/** Whether the button was still in its place whenever the focus moved. */
function follow(button: HTMLElement): boolean[] {
  const seen: boolean[] = [];
  document.addEventListener("focusin", () => seen.push(button.isConnected));
  return seen;
}

test("the dock takes the focus before its button is removed", async () => {
  const { source } = await at("moguli", '[data-part="rotate "]');
  const seen = follow(find('[data-part="rotate "]'));

  source.show(
    {},
    {
      ...VIEWS.moguli,
      turn: 1,
      actions: [],
      wait: { rule: "MOG-T1", code: "turn" },
    },
  );
  flushSync();

  expect(find('[data-part="rotate "]')).toBeNull();
  expect(document.activeElement).toBe(find(".dock"));
  expect(seen).toEqual([true]);
});

test("a button that stays keeps the focus without an announcement", async () => {
  const { source } = await at("mogul-2013", '[data-move="bid"]');
  const seen = follow(find('[data-move="bid"]'));

  source.show(
    {},
    {
      ...VIEWS["mogul-2013"],
      turn: 1,
      actions: [],
      wait: { rule: "M13-A1", code: "turn" },
    },
  );
  flushSync();

  expect(document.activeElement).toBe(find('[data-move="bid"]'));
  expect(seen).toEqual([]);
});

test("the final count takes the focus when the game is over, before buttons are removed", async () => {
  const { source } = await at("moguli", '[data-part="rotate "]');
  const button = find('[data-part="rotate "]');
  const lost: boolean[] = [];
  button.addEventListener("blur", () => lost.push(button.isConnected));

  source.show({ status: "over" }, {
    ...VIEWS.moguli,
    turn: null,
    over: true,
    actions: [],
    result: { winners: [0], scores: [4, 2], why: "across", goals: [[], []] },
  } as Partial<AnyView>);
  flushSync();

  expect(lost).toEqual([true]);
  expect(document.activeElement).toBe(find('[data-testid="count"]'));
});
