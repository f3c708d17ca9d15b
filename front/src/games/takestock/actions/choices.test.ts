/** Choices at a table of Take Stock: labels, effects and sent moves. */

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { load, need } from "../../../lib/i18n/i18n.svelte";
import type { TableModel } from "../../../table/model/model.svelte";
import { type SourceDouble, tableOf } from "../../../testing/table.svelte";
import { MOMENTS } from "../../../testing/views";
import SeatDialog from "../../../table/seats/SeatDialog.svelte";
import Within from "../../../testing/Within.svelte";
import { type Choice, type Effect, viewOf } from "../view";

let shown: object[] = [];
let table: TableModel;
let source: SourceDouble;

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
});

/** Show the board and the controls at a moment of a game; return the legal choices. */
async function at(moment: string): Promise<Choice[]> {
  await need("app", "table", "generic", "take-stock", "take-stock-board");
  await load("en");
  const made = await tableOf("take-stock", MOMENTS["take-stock"]?.[moment] ?? {});
  ({ table, source } = made);
  for (const of of [made.ui.Board, made.ui.Actions])
    shown.push(mount(Within, { target: document.body, props: { table, of } }));
  flushSync();
  return (viewOf(table).actions ?? []).filter(({ legal }) => legal);
}

const find = (css: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(css);
  if (!found) throw new Error(`nothing matches ${css}`);
  return found;
};
const count = (css: string): number => document.querySelectorAll(css).length;
const said = (css: string): string =>
  find(css)
    .textContent.replace(/[\u2068\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const effect = (choice: Choice | undefined): Effect => choice?.effect ?? {};
const price = (stock: string | undefined): number =>
  viewOf(table).columns[(stock ?? "corn") as "corn"].price;

async function press(css: string): Promise<void> {
  find(css).click();
  await tick();
  flushSync();
}
async function key(name: string): Promise<void> {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  find(".choices").dispatchEvent(event);
  await tick();
  flushSync();
}

test("an audit previews the price of each column", async () => {
  const choices = await at("audit");

  expect(choices.length).toBeGreaterThan(1);
  for (const choice of choices) {
    const { stock, price: then } = effect(choice);
    expect(said(`[data-move="${choice.move}"] .price`)).toBe(`${price(stock)} → ${then}`);
    expect(then).toBeLessThan(price(stock) + 1);
  }
  expect(count("[data-move]")).toBe(choices.length);

  await press(`[data-move="${choices[0]?.move}"]`);
  expect(source.asked).toEqual([["move", choices[0]?.move]]);
});

test("a freeze is offered for each column that can be frozen, in words", async () => {
  const choices = await at("freeze");

  for (const choice of choices)
    expect(said(`[data-move="${choice.move}"] .way`).toLowerCase()).toBe("freeze");
  await press(`[data-move="${choices[1]?.move}"]`);
  expect(source.asked).toEqual([["move", choices[1]?.move]]);
});

test("the effect on a frozen column is to unfreeze it", async () => {
  const choices = await at("freeze");
  const [first] = choices;
  const view = viewOf(table);
  const actions = view.actions?.map((each) =>
    each.move === first?.move ? { ...each, effect: { ...each.effect, frozen: false } } : each,
  );
  source.show({}, { ...view, actions });
  flushSync();

  expect(said(`[data-move="${first?.move}"] .way`).toLowerCase()).toContain("free");
  expect(said(`[data-move="${first?.move}"] .way`).toLowerCase()).not.toContain("freeze");
});

test("each of two drawn events is shown with its effect, and one of them is sent", async () => {
  const choices = await at("choose");

  expect(choices).toHaveLength(2);
  expect(choices.map((each) => effect(each).event)).toEqual(viewOf(table).drawn[0]);
  for (const choice of choices) {
    const words = said(`[data-move="${choice.move}"]`);
    expect(words).toContain(effect(choice).event?.split(" ")[0]?.replace("-", " "));
    expect(said(`[data-move="${choice.move}"] .effect`)).not.toBe("");
  }
  await press(`[data-move="${choices[1]?.move}"]`);
  expect(source.asked).toEqual([["move", choices[1]?.move]]);
});

test("an insider asks for a card of the discards, then for the one that is given for it", async () => {
  const choices = await at("insider");
  const wanted = choices[0]?.move.split(", ")[0] ?? "";
  const before = said(".prompt");

  await press(`[data-part="${wanted}"]`);
  expect(find(`[data-part="${wanted}"]`).getAttribute("aria-pressed")).toBe("true");
  expect(said(".prompt")).not.toBe(before);
  const given = choices.filter(({ move }) => move.startsWith(`${wanted}, `));
  expect(count('[data-card][data-move^="insider take"]')).toBe(given.length);
  expect(count('[data-move="insider done"]')).toBe(0);

  await press(`[data-part="${wanted}"]`);
  expect(said(".prompt")).toBe(before);
  expect(count('[data-move="insider done"]')).toBe(1);

  await press(`[data-part="${wanted}"]`);
  await press(`[data-move="${given[0]?.move}"]`);
  expect(source.asked).toEqual([["move", given[0]?.move]]);
});

test("a bear takes the chosen card after a second press", async () => {
  const choices = await at("bear");
  expect(said(".prompt b")).toMatch(/^Which card do you discard for (your|\w+’s) bear\?$/);
  const { move = "" } = choices[1] ?? {};

  await press(`[data-part="${move}"]`);
  expect(source.asked).toEqual([]);
  await press(`[data-move="${move}"]`);
  expect(source.asked).toEqual([["move", move]]);
});

describe("options at the end of a round", () => {
  test("a card shows its gain, and then the total with it", async () => {
    const choices = await at("options");
    const choice = choices.find(({ move }) => move !== "option done");
    const { points, worth } = effect(choice);

    expect(said(`[data-part="${choice?.move}"] .gain`)).toBe(`+${points}`);
    await press(`[data-part="${choice?.move}"]`);
    expect(said(".prompt")).toContain(`${viewOf(table).worth[0]} → ${worth}`);
    expect(source.asked).toEqual([]);
    await press(`[data-move="${choice?.move}"]`);
    expect(source.asked).toEqual([["move", choice?.move]]);
  });

  test("keeping them shows the current total", async () => {
    await at("options");

    expect(said('[data-move="option done"]')).toContain(String(viewOf(table).worth[0]));
    await press('[data-move="option done"]');
    expect(source.asked).toEqual([["move", "option done"]]);
  });
});

describe("a turn", () => {
  test("a kept event is played for a card", async () => {
    const choices = await at("kept");
    const [event] = viewOf(table).kept[0] ?? [];
    const plays = choices.filter(({ move }) => move.endsWith(`, play ${event}`));

    await press(`[data-kept="${event}"]`);
    expect(find(`[data-kept="${event}"]`).getAttribute("aria-pressed")).toBe("true");
    expect(count('[data-card][data-move*=", play "]')).toBe(plays.length);
    await press(`[data-card][data-move="${plays[0]?.move}"]`);
    expect(source.asked).toEqual([["move", plays[0]?.move]]);
  });

  test("a card that is looked at shows the price on its column, until Escape", async () => {
    const choices = await at("kept");
    const raising = choices.find(({ move }) => move.startsWith("raise "));
    const { card, stock, price: then } = effect(raising);

    await press(`[data-card="${card}"]`);
    expect(said(`[data-testid="column-${stock}"] .flag`)).toBe(`${price(stock)} → ${then}`);
    expect(count(".ghost")).toBe(1);

    await key("Escape");
    expect(count(".ghost")).toBe(0);
    expect(said(`[data-testid="column-${stock}"] .flag`)).not.toContain("→");
    expect(source.asked).toEqual([]);
  });

  test("each press of Back takes one step of a choice back", async () => {
    await at("kept");
    await press('[data-part="save "]');
    await press('[data-card][aria-disabled="false"]');
    expect(count('[data-card][data-move^="save"]')).toBeGreaterThan(0);
    expect(count('[data-part="raise "]')).toBe(0);

    await press(".choices .back");
    expect(count('[data-card][data-move^="save"]')).toBe(0);
    expect(count('[data-card][data-part^="save"]')).toBeGreaterThan(0);
    await press(".choices .back");
    expect(count('[data-part="raise "]')).toBe(1);
    expect(count(".choices .back")).toBe(0);
    expect(source.asked).toEqual([]);
  });

  test("a card that cannot raise a price shows the clause", async () => {
    await at("kept");
    const denied = viewOf(table).actions?.find(
      ({ move, legal }) => move.startsWith("raise ") && !legal,
    );
    const card = denied?.move.replace("raise ", "");

    await press('[data-part="raise "]');
    expect(find(`[data-card="${card}"]`).getAttribute("aria-disabled")).toBe("true");
    await press(`[data-card="${card}"]`);
    expect(table.denied?.rule).toMatch(/^TKS-(?:A1|V7)$/);
    expect(table.denied?.rule).toBe(denied?.rule);
    expect(table.denied?.label()).toContain(card);
    expect(source.asked).toEqual([]);
  });
});

test("spectators see prices, no hands and no buttons", async () => {
  await at("kept");
  const none = [null, null, null];
  const hidden = { seat: null, hands: none, kept: none, drawn: none, actions: [] };
  source.show({ you: null }, { ...viewOf(table), ...hidden });
  flushSync();

  expect(said('[data-testid="column-gems"]')).toContain("price");
  expect(count("[data-card], [data-move], [data-part], .fan")).toBe(0);

  const props = { table, of: SeatDialog, props: { seat: 0 } };
  shown.push(mount(Within, { target: document.body, props }));
  flushSync();
  expect(said("dialog")).toContain("cards in hand");
  expect(count("[data-card], .fan")).toBe(0);
});
