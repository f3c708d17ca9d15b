/** Tables in text, shown by the server's views of each game's beginning. */

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { settings } from "../../lib/storage/settings.svelte";
import type { Table } from "../../lib/net/wire";
import type { TableModel } from "../../table/model/model.svelte";
import type { AnyView } from "../../table/model/types";
import { tableOf } from "../../testing/table.svelte";
import { MOMENTS, VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";

const GAMES = Object.keys(VIEWS);
let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  settings.plain = true;
  sessionStorage.clear();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** Show the board or the controls of a table in text. */
async function show(
  part: "Board" | "Actions",
  game: string,
  lang: "en" | "fr" | "it" | "de",
  more: Partial<Table> = {},
  view: object = VIEWS[game]!,
): Promise<TableModel> {
  const { table, ui } = await tableOf(game, view, {
    options: {},
    orders: [],
    ...more,
  });
  await need("app", "table", "hall", "generic", game);
  await load(lang);
  shown = mount(Within, { target: document.body, props: { table, of: ui[part] } });
  flushSync();
  return table;
}

const page = (): string => (document.body.textContent ?? "").replace(/\s+/g, " ");
const find = <E extends HTMLElement>(css: string): E => document.body.querySelector(css) as E;
const all = (css: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(css)];

test("the strokes of a drawn board are explained in the reader's language", async () => {
  await show("Board", "moguli", "de");

  expect(page()).toContain("══ Pfad oben · ┄┄ Pfad unten");
  expect(page()).not.toContain("just turned");
});

test("rounds and house rules have the names of the game", async () => {
  await show("Board", "take-stock", "fr", { options: { kept_events: "stay", rounds: "2" } });

  expect(page()).toContain("On garde les événements");
  expect(page()).toContain("Manches : 2");
  expect(page()).toMatch(/Manche 1 sur \d/);
});

test("one's own seat comes first and is marked, in words too", async () => {
  await show("Board", "mogul-2013", "en");
  const seats = all('[aria-labelledby="fact-seats"] li');

  expect(all("li.you")).toEqual([seats[0]]);
  expect(seats[0]?.textContent.trim()).toMatch(/^You have \d+ dollars? and \d+ chips/);
  expect(seats[1]?.textContent.trim()).toMatch(/^Bob has \d+ dollars? and hidden chips/);
});

test("games have their own words for rounds", async () => {
  await show("Board", "mogul-2002", "fr");

  expect(page()).toContain("Tour 1.");
});

test.each(["Board", "Actions"] as const)(
  "stocks, events and moves are named in German: %s",
  async (part) => {
    await show(part, "take-stock", "de");

    expect(page()).toMatch(/\b(?:Mais|Edelsteine|Öl|Filme)\b/);
    expect(page()).not.toMatch(/\b(?:corn|gems|oil|movies|discard|keep)\b/);
  },
);

describe.each(GAMES)("%s", (game) => {
  test("no name of a message is shown, in German neither", async () => {
    await show("Board", game, "de");
    const board = page();
    await unmount(shown as object);
    await show("Actions", game, "de");

    expect(`${board} ${page()}`).not.toMatch(
      /\b(?:table|field|phase|verb|m02|m13|mog|tks)-[a-z_]+(?:-|\b)/,
    );
  });

  test("reconstructions are marked, with their clause", async () => {
    await show("Board", game, "en");
    const mark = (VIEWS[game] as { reconstruction?: unknown }).reconstruction;
    const link = find('[data-testid="reconstruction"] a');

    expect(Boolean(link)).toBe(mark === true || (Array.isArray(mark) && mark.length > 0));
    if (link)
      expect(link.getAttribute("href")).toMatch(new RegExp(`^/rules/${game}#[A-Z]\\w{2}-C1$`));
  });
});

const denied = GAMES.filter((game) => VIEWS[game]?.actions?.some(({ legal }) => !legal));

test.each(denied)("%s: an illegal action opens the rule that forbids it", async (game) => {
  const table = await show("Actions", game, "en");
  const forbidden = VIEWS[game]?.actions?.find(({ legal }) => !legal);
  find(`[data-testid="denied"] [data-move="${forbidden?.move}"]`).click();

  expect(forbidden?.rule).toMatch(/^[A-Z]\w{2}-[A-Z]\d+$/);
  expect(table.denied).toMatchObject({ rule: forbidden?.rule, code: forbidden?.code });
  expect(table.source.pendingMove).toBeNull();
});

test("many moves are found by their words, and by steps that can be taken back", async () => {
  await show("Actions", "take-stock", "en");
  find('[data-part="save "]').click();
  await tick();
  flushSync();
  expect(find('[data-testid="trail"]').textContent).toBe("Save a card");

  find(".chooser button").dispatchEvent(
    new KeyboardEvent("keydown", { key: "Backspace", bubbles: true, cancelable: true }),
  );
  await tick();
  flushSync();
  await tick();
  expect(document.activeElement).toBe(find('[data-part="save "]'));

  const field = find<HTMLInputElement>("input[type=search]");
  field.value = "keep";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  const moves = all(".chooser > .options [data-move]").map((each) => each.dataset.move ?? "");
  expect(moves.length).toBeGreaterThan(1);
  expect(moves.every((move) => move.endsWith(", keep"))).toBe(true);
});

test("a chosen step and a search survive a reload", async () => {
  await show("Actions", "take-stock", "en");
  find('[data-part="save "]').click();
  flushSync();
  const field = find<HTMLInputElement>("input[type=search]");
  field.value = "keep";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  await unmount(shown as object);

  await show("Actions", "take-stock", "en");
  expect(find('[data-testid="trail"]').textContent).toBe("Save a card");
  expect(find<HTMLInputElement>("input[type=search]").value).toBe("keep");
});

test("the numbers of an order survive a reload", async () => {
  const order = { orders: ["max_bowl", "max_chips"] };
  await show("Actions", "mogul-2002", "en", order);
  const field = find<HTMLInputElement>("details input[type=number]");
  field.value = "7";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  await unmount(shown as object);

  await show("Actions", "mogul-2002", "en", order);
  const values = all("details input[type=number]").map((each) => (each as HTMLInputElement).value);
  expect(values).toEqual(["7", ""]);
});

test.each(["erect", "move"])("stations have the names of their towns: %s", async (verb) => {
  const view = MOMENTS["mogul-2013"]?.[verb] as unknown as AnyView & {
    map: { stations: Record<string, { town: string }> };
  };
  await show("Actions", "mogul-2013", "en", {}, view);
  find(`[data-part="${verb} "]`).click();
  await tick();
  flushSync();

  const towns = Object.values(view.map.stations).map(({ town }) => town);
  const labels = all(".chooser > .options .label").map((each) =>
    each.textContent.replace("›", "").trim(),
  );
  expect(labels.length).toBeGreaterThan(1);
  // Screen readers read the verb before.
  for (const label of labels)
    expect(
      towns.some((town) => label.endsWith(town)),
      label,
    ).toBe(true);
});

test("two events that are the same can be shown to choose from", async () => {
  const drawn = [["split oil", "split oil"], null, null];
  await show("Board", "take-stock", "en", {}, { ...VIEWS["take-stock"], drawn });

  expect(all('[data-fact="offer"] p')).toHaveLength(2);
});
