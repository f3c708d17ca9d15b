/** The controls of each game, shown with the server's own views. */

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import type { Choice } from "../model/types";
import { moveName } from "../model/move";

const LANGUAGES = ["en", "fr", "it", "de"] as const;

/** A button of the dock for a choice: its label, and the label of the same move in a hint. */
interface Told {
  readonly choice: Choice;
  readonly label: string;
  readonly name: string;
  readonly effect: string;
  /** Whether one button makes the whole move. */
  readonly whole: boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The label of the button that makes a move, or else of the one that begins it. */
function labelOf(move: string, dock: Element): string {
  const whole = dock.querySelector(`[data-move="${move}"]`);
  const begun = dock.querySelector(`[data-part="${move.split(" ")[0]} "]`);
  return tidy((whole ?? begun)?.textContent ?? "");
}

/** Show the controls of a game; return the first legal move of each kind. */
async function shown(game: string, lang: string): Promise<Told[]> {
  const { table, ui } = await tableOf(game, VIEWS[game] ?? {});
  await need("app", "table", "generic", "mogul", game);
  await load(lang as "en");
  const dock = mount(Within, { target: document.body, props: { table, of: ui.Actions } });
  flushSync();
  const legal = (table.view?.actions ?? []).filter((each) => each.legal);
  const kinds = new Map(legal.toReversed().map((choice) => [choice.move.split(" ")[0], choice]));
  const told = Array.from(kinds.values(), (choice) => ({
    choice,
    label: labelOf(choice.move, document.body),
    name: moveName(choice.move, table),
    effect: ui.effect?.(choice, table) ?? "",
    whole: document.querySelector(`[data-move="${choice.move}"]`) !== null,
  }));
  await unmount(dock);
  return told;
}

const boards = ["mogul-2002", "mogul-2013", "take-stock"];

describe.each(boards)("%s", (game) => {
  test.each(LANGUAGES)("moves are worded like their buttons: %s", async (lang) => {
    const told = await shown(game, lang);

    expect(told.length).toBeGreaterThan(1);
    for (const { name, label, whole } of told) {
      if (whole) expect(label).toContain(tidy(name));
      else expect(wordsOf(label).filter((word) => wordsOf(name).includes(word))).not.toEqual([]);
      expect(name).not.toContain("›");
    }
  });
});

test.each(["mogul-2002", "mogul-2013"])(
  "%s: a hint says of its move what the button says",
  async (game) => {
    const told = (await shown(game, "en")).filter(({ effect }) => effect);

    expect(told.length).toBeGreaterThan(1);
    for (const { effect, label } of told) expect(label).toContain(tidy(effect));
  },
);

test("the effect of a card on its price is shown", async () => {
  const raise = (await shown("take-stock", "en")).find(({ choice }) =>
    choice.move.startsWith("raise "),
  );

  expect(raise?.effect).toContain(`→ ${(raise?.choice.effect as { price?: number }).price}`);
});
