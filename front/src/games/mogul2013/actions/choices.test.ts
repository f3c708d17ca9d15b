/** Choices at a table of Mogul (2013), on the map and by buttons, with their texts. */

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawn } from "../../../lib/motion/frames";
import { load, need } from "../../../lib/i18n/i18n.svelte";
import { onkeydown } from "../../../lib/a11y/keys";
import type { TableModel } from "../../../table/model/model.svelte";
import { type SourceDouble, tableOf } from "../../../testing/table.svelte";
import { MOMENTS } from "../../../testing/views";
import Within from "../../../testing/Within.svelte";
import { viewOf } from "../../mogul/table";
import { plan } from "./plan.svelte";
import type { Choice, View } from "../view";

const api = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

let shown: object[] = [];
let table: TableModel;
let source: SourceDouble;

beforeEach(() => {
  sessionStorage.clear();
  plan.resume({ open: null, from: null });
  plan.seen = null;
  api.call.mockReset();
  // The map is drawn once its size is known.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500);
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
});

/** Show the board and the controls at a moment of a game; return its view. */
async function at(moment: string): Promise<View> {
  await need("app", "table", "generic", "mogul", "mogul-2013");
  await load("en");
  const made = await tableOf("mogul-2013", MOMENTS["mogul-2013"]?.[moment] ?? {});
  ({ table, source } = made);
  for (const of of [made.ui.Board, made.ui.Actions])
    shown.push(mount(Within, { target: document.body, props: { table, of } }));
  flushSync();
  return viewOf<View>(table);
}

const find = (css: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(css);
  if (!found) throw new Error(`nothing matches ${css}`);
  return found;
};
const count = (css: string): number => document.querySelectorAll(css).length;
const tidy = (text: string): string => text.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ");
const said = (css: string): string => tidy(find(css).textContent).trim();
const legal = (view: View, verb: string): Choice[] =>
  (view.actions ?? []).filter((each) => each.legal && each.move.startsWith(verb));

async function settle(): Promise<void> {
  await tick();
  await Promise.resolve();
  flushSync();
}
async function press(css: string): Promise<void> {
  find(css).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await settle();
}
async function look(css: string): Promise<void> {
  find(css).dispatchEvent(new Event("pointerenter"));
  await settle();
}
const LAMP = "[data-station][data-move]";

test("the credit shows its gain and cost, and that it is the only one", async () => {
  await at("auction");

  expect(said('[data-move="credit"]')).toMatch(/\+?3 chips, . 3 dollars, once/);
  await press('[data-move="credit"]');
  expect(source.asked).toEqual([["move", "credit"]]);
});

test("a second credit shows the clause that forbids it", async () => {
  const view = await at("auction");
  const actions = view.actions?.map((each) =>
    each.move === "credit" ? { ...each, legal: false, rule: "M13-L1" } : each,
  );
  source.show({}, { ...view, actions });
  flushSync();

  expect(find('[data-move="credit"]').getAttribute("aria-disabled")).toBe("true");
  await press('[data-move="credit"]');
  expect(source.asked).toEqual([]);
  expect(table.denied?.rule).toBe("M13-L1");
});

test("the places for a depot are buttons with their bonus, the best first", async () => {
  const choices = legal(await at("erect"), "erect ");

  await press('[data-part="erect "]');
  expect(count("button[data-move]")).toBe(choices.length);
  for (const { move, effect } of choices) {
    const words = said(`button[data-move="${move}"]`);
    expect(words).toContain(effect?.town);
    expect(words).toContain(`${Math.abs(effect?.worth ?? 0)} dollar`);
  }
  const told = [...document.querySelectorAll<HTMLElement>("button[data-move]")].map(
    ({ dataset }) => choices.find(({ move }) => move === dataset.move)?.effect?.worth ?? 0,
  );
  expect(told).toEqual(told.toSorted((a, b) => b - a));
  await drawn();
  expect(document.activeElement?.matches("button[data-move]")).toBe(true);

  await press(".choose .back");
  expect(count("[data-station][data-move]")).toBe(choices.length);
  await drawn();
  expect(document.activeElement?.matches('[data-part="erect "]')).toBe(true);
});

test("a lamp shows its bonus on the map and below it, and builds a depot", async () => {
  const choices = legal(await at("erect"), "erect ");
  expect(count(LAMP)).toBe(choices.length);
  const best = choices.toSorted((a, b) => (b.effect?.worth ?? 0) - (a.effect?.worth ?? 0))[0];
  const { station, town, worth } = best?.effect ?? {};
  expect(worth).toBeGreaterThan(0);

  await look(`[data-station="${station}"]`);
  expect(said('[data-testid="preview"]')).toContain(town);
  expect(said('[data-testid="preview"]')).toContain(`+${worth} dollar`);
  expect(tidy(find(`[data-station="${station}"]`).getAttribute("aria-label") ?? "")).toContain(
    `+${worth} dollar`,
  );
  await press(`[data-station="${station}"]`);
  expect(source.asked).toEqual([["move", best?.move]]);
});

test("the server gives the clause of a station where nothing can be built", async () => {
  const view = await at("erect");
  const lamps = new Set(legal(view, "erect ").map(({ effect }) => effect?.station));
  const plain = Object.keys(view.map.stations).find((code) => !lamps.has(code));
  api.call.mockResolvedValue({ rule: "M13-D1", code: "network" });

  await press(`[data-station="${plain}"]`);
  await settle();
  expect(api.call).toHaveBeenCalledWith(
    "GET",
    `/tables/abc/why-not?move=${encodeURIComponent(`erect ${plain}`)}&as=0`,
  );
  expect(table.denied?.rule).toBe("M13-D1");
  expect(table.denied?.label()).toContain(view.map.stations[plain ?? ""]?.town);
  expect(source.asked).toEqual([]);
});

test("a depot is taken up, put back by Escape, and moved", async () => {
  const [choice] = legal(await at("move"), "move ");
  const { from, station } = choice?.effect ?? {};
  expect(count(LAMP)).toBe(0);

  await press(`[data-station="${from}"]`);
  expect(count(LAMP)).toBeGreaterThan(0);
  addEventListener("keydown", onkeydown, { once: true });
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await settle();
  expect(count(LAMP)).toBe(0);

  await press(`[data-station="${from}"]`);
  await press(`${LAMP}[data-station="${station}"]`);
  expect(source.asked).toEqual([["move", choice?.move]]);
});

test("before the first win a free station shows the bonus of a depot", async () => {
  const view = await at("auction");
  const [code, worth] = Object.entries(view.sites)[0] ?? ["", []];

  await look(`[data-station="${code}"]`);
  expect(said('[data-testid="preview"]')).toContain(view.map.stations[code]?.town);
  expect(said('[data-testid="preview"]')).toContain(`bring you ${worth[0]} dollar`);
  expect(count(LAMP)).toBe(0);
});

test("spectators see the bonus of a depot for each seat, and no buttons", async () => {
  const view = await at("erect");
  const { actions: _, ...rest } = view;
  source.show({ you: null }, { ...rest, seat: null });
  flushSync();
  const [code, worth] = Object.entries(view.sites)[0] ?? ["", []];

  expect(count("[data-move]")).toBe(0);
  await look(`[data-station="${code}"]`);
  expect(said('[data-testid="preview"]')).toContain("One more depot here");
  for (const [seat, dollars] of worth.entries())
    if (dollars)
      expect(said('[data-testid="preview"]')).toContain(`${table.name(seat)} +${dollars}`);
});
