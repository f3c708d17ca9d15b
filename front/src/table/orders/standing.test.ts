/** The dialog of standing orders: its form, previews and requests, and what the status says. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import type { OrderForm, StandingInfo } from "../../lib/net/types.gen";
import type { AnyComponent } from "../../lib/loading/part";
import { seatOf, tableOf } from "../../testing/table.svelte";
import Within from "../../testing/Within.svelte";
import { VIEWS } from "../../testing/views";
import { canOrder } from "./can-order";
import { choiceName, typed } from "./orders";
import Standing from "./Standing.svelte";
import StandingButton from "./StandingButton.svelte";
import StandingStatus from "./StandingStatus.svelte";

const api = vi.hoisted(() => ({ call: vi.fn(), levelsOf: vi.fn() }));
vi.mock("../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

const field = (name: string, choices: string[] = [], is_list = false) => ({
  name,
  choices,
  is_list,
  default: choices.includes("ask") ? "ask" : null,
});
const FORM: OrderForm = {
  line: [
    field("companies", ["brown", "pink"], true),
    field("bowl"),
    field("then", ["leave", "ask"]),
  ],
  general: [field("loan_below")],
  has_replies: false,
  most_lines: 2,
  most_nodes: 200,
  deepest: 20,
  chain: 100,
  orders: null,
};
const PREVIEW = { state: "plays", move: "bid", reason: "bid", line: 0 };
let shown: object | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  api.levelsOf.mockResolvedValue(["easy", "hard"]);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.useRealTimers();
  document.body.innerHTML = "";
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

async function open(of: AnyComponent, standing: StandingInfo | null = null, form = FORM) {
  await need("app", "table", "generic", "orders", "mogul", "mogul-2002");
  await load("en");
  api.call.mockReset();
  api.call.mockImplementation((method: string, path: string) =>
    Promise.resolve(method === "GET" ? form : path.includes("preview") ? PREVIEW : {}),
  );
  const made = await tableOf("mogul-2002", VIEWS["mogul-2002"] ?? {}, {
    seats: [0, 1, 2].map((seat) => seatOf(seat, seat ? {} : { you: true })),
    standing,
  });
  shown = mount(Within, { target: document.body, props: { table: made.table, of } });
  await pass(500);
  return made;
}
const labelled = (text: string): HTMLInputElement => {
  const label = [...document.querySelectorAll("label")].find((it) =>
    it.textContent.includes(text),
  )!;
  return (label.control ?? label.querySelector("input")) as HTMLInputElement;
};
const press = (text: string): void =>
  [...document.querySelectorAll("button")].find((it) => it.textContent.trim() === text)!.click();
const given = (): unknown => api.call.mock.calls.filter(([method]) => method === "PUT").at(-1)?.[2];

test("lines are filled in, added, removed and saved; nothing is sent before", async () => {
  const { table } = await open(Standing);
  labelled("Great Northern").click();
  flushSync();
  const bowl = labelled("Bid until the bowl holds");
  bowl.value = "7";
  bowl.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  const then = labelled("Then") as unknown as HTMLSelectElement;
  then.value = "leave";
  then.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  press("Add a line");
  flushSync();
  expect([...document.querySelectorAll("h3")].map((it) => it.textContent)).toContain("Line 2");
  expect(document.body.textContent).not.toContain("Add a line"); // two are the most
  expect(given()).toBeUndefined();
  press("Save the orders");
  await pass(0);
  expect(given()).toEqual({
    orders: { lines: [{ companies: ["brown"], bowl: 7, then: "leave" }, {}] },
  });
  expect(table.panel).toBeNull();
});

test("a preview follows each change and is spoken", async () => {
  await open(Standing);
  const status = document.querySelector('[role="status"]')!;
  expect(status.textContent).toBe("At the table as it is: Bid 1 chip. Your conditions hold.");
  const before = api.call.mock.calls.length;
  labelled("Union Pacific").click();
  await pass(400);
  expect(api.call.mock.calls.slice(before).map(([method, path]) => [method, path])).toEqual([
    ["POST", "/tables/abc/standing/preview?as=0"],
  ]);
});

test("a bot plays with limits, and all orders can be cancelled", async () => {
  await open(Standing, null, { ...FORM, orders: { lines: [{ bowl: 3 }] } });
  const level = labelled("Bot level") as unknown as HTMLSelectElement;
  level.value = "hard";
  level.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  const keep = labelled("keeps so many");
  keep.value = "4";
  keep.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  press("Save the orders");
  await pass(0);
  expect(given()).toEqual({ orders: { lines: [{ bowl: 3 }], bot: { level: "hard", keep: 4 } } });
  press("Cancel all orders");
  await pass(0);
  expect(given()).toEqual({ orders: null });
});

test("the status says why orders ask, and the dialog what they have played", async () => {
  const standing: StandingInfo = {
    active: true,
    bot: null,
    asks: "bowl",
    executed: [{ step: 4, move: "bid", reason: "bid", line: 1 }],
  };
  await open(StandingStatus, standing);
  expect(document.querySelector('[role="status"]')!.textContent).toBe(
    "Your orders ask you: The bowl holds enough.",
  );
  await unmount(shown!);
  shown = null;
  await open(StandingButton, standing);
  expect(document.querySelector("button")!.textContent.trim()).toBe("Orders: set");
  await unmount(shown!);
  shown = null;
  await open(Standing, standing);
  expect(document.querySelector("ol")!.textContent).toContain("Your conditions hold.");
});

test("codes are read from text, choices are named, and orders are offered among people", async () => {
  expect(typed("den, CHI xyz den", ["DEN", "CHI"])).toEqual(["DEN", "CHI"]);
  const { table, source } = await open(StandingStatus);
  expect(["ask", "pink", "?"].map((it) => choiceName(it, table))).toEqual([
    "ask me",
    "Union Pacific",
    "?",
  ]);
  source.show({ status: "playing" }, VIEWS["mogul-2002"] ?? {});
  expect(canOrder(table)).toBe(true);
  source.show(
    { seats: [0, 1, 2].map((seat) => seatOf(seat, seat ? { kind: "bot" } : { you: true })) },
    {},
  );
  expect(canOrder(table)).toBe(false);
});
