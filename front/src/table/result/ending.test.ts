/** The ending: the best deal, the next level, and the picture to share. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import { dealSentence } from "../../lib/game/deals";
import type { AnyComponent } from "../../lib/loading/part";
import type { DealInfo } from "../../lib/net/types.gen";
import type { Seat } from "../../lib/net/wire";
import { seatOf, tableOf } from "../../testing/table.svelte";
import { VIEWS } from "../../testing/views";
import Within from "../../testing/Within.svelte";
import BestDeal from "./BestDeal.svelte";
import LevelUp from "./LevelUp.svelte";
import { drawResult } from "./picture";
import ShareResult from "./ShareResult.svelte";

const api = vi.hoisted(() => ({ bestDeals: vi.fn(), makeTable: vi.fn() }));
vi.mock("../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));
const router = vi.hoisted(() => ({ go: vi.fn() }));
vi.mock("../../lib/net/router", async (original) => ({ ...(await original<object>()), ...router }));

const SALE = {
  value: 24,
  step: 31,
  event: { type: "sell", seat: 0, company: "brown", count: 4, price: 6, points: 24 },
} as DealInfo;
const BOTS = [
  seatOf(0, { kind: "person", you: true }),
  seatOf(1, { kind: "bot", level: "normal", name: "Clara" }),
  seatOf(2, { kind: "bot", level: "expert", name: "Basil" }),
];
const RESULT = { winners: [1], scores: [20, 23, 9] };
let shown: object | undefined;
let written: string[];

beforeEach(async () => {
  written = [];
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const context = {
    fillRect() {},
    strokeRect() {},
    fillText: (text: string) => written.push(text),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/png;base64,");
  api.bestDeals.mockResolvedValue({ seats: [SALE, null, null] });
  api.makeTable.mockReset().mockResolvedValue({ table: "new" });
  await need("app", "table", "ending");
  await load("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

async function show(of: AnyComponent, seats: Seat[] = BOTS, props: object = RESULT) {
  const more = { seats, options: { quick_start: "on" }, pace: "slow", step_mode: false } as object;
  const { table } = await tableOf("mogul-2002", { ...VIEWS["mogul-2002"], seats: 3 }, more);
  shown = mount(Within, { target: document.body, props: { table, of, props } });
  await new Promise((done) => setTimeout(done));
  flushSync();
}
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name);

test("the best deal is told, and its moment is a link into the replay", async () => {
  await show(BestDeal);
  const deal = document.querySelector('[data-testid="best-deal"]')!;

  expect(deal.textContent).toContain("Your best deal: 4 Great Northern for 24 points.");
  expect(deal.querySelector("a")!.getAttribute("href")).toBe("/replay/abc?at=31");
});

test("a seat without a deal reads none", async () => {
  api.bestDeals.mockResolvedValue({ seats: [null, SALE, null] });
  await show(BestDeal);
  expect(document.querySelector('[data-testid="best-deal"]')).toBeNull();
});

test("one level up makes the same table with every bot one level stronger", async () => {
  await show(LevelUp);
  button("One level up: hard")!.click();
  await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith("/t/new"));

  expect(api.makeTable).toHaveBeenCalledWith({
    game: "mogul-2002",
    seats: 3,
    bots: ["hard", "expert"],
    options: { quick_start: "on" },
    pace: "slow",
    step_mode: false,
  });
});

test("among people, and against experts alone, there is no level up", async () => {
  await show(LevelUp, [BOTS[0]!, seatOf(1, { kind: "person" }), BOTS[2]!]);
  expect(document.body.textContent).not.toContain("One level up");
  await unmount(shown!);
  await show(LevelUp, [BOTS[0]!, BOTS[2]!, seatOf(2, { kind: "bot", level: "expert" })]);
  expect(document.body.textContent).not.toContain("One level up");
});

test("a picture has places and points, and names only when they are chosen", async () => {
  await show(ShareResult, BOTS, { ...RESULT, best: "Best.", onclose: () => {} });
  expect(written).toEqual([
    "mogul-2002",
    ...["1.", "Normal bot", "23", "2.", "Person", "20", "3.", "Expert bot", "9"],
    "Best.",
    "Played with Moguls",
  ]);

  written = [];
  document.querySelector<HTMLInputElement>("input[role=switch]")!.click();
  flushSync();
  expect(written).toEqual(expect.arrayContaining(["Clara", "Ada", "Basil"]));
  expect(document.querySelector("a[download]")!.getAttribute("download")).toBe("mogul-2002.png");
});

test("bars of a picture are as long as the points, and none is negative", () => {
  const bars: number[] = [];
  const to = {
    fillRect: (_x: number, _y: number, width: number) => bars.push(width),
    strokeRect() {},
    fillText() {},
  };
  const line = { place: 1, label: "", own: false };
  drawResult(to as unknown as CanvasRenderingContext2D, {
    title: "",
    best: "",
    foot: "",
    fonts: { display: "serif", text: "serif" },
    lines: [
      { ...line, score: 10 },
      { ...line, score: 5 },
      { ...line, score: -3 },
    ],
  });
  expect(bars.slice(1)).toEqual([410, 205, 0]);
});

test.each([
  ["mogul-2013", SALE.event, "Your best deal: 4 Great Northern for 24 dollars."],
  ["take-stock", { type: "score", seat: 0, points: 1 }, "Your best round: 1 point."],
  [
    "moguli",
    { type: "pawn", seat: 0, from: "a1", to: "b3", walk: [] },
    "Your longest walk: from a1 to b3, 24 steps.",
  ],
])("every game has a sentence: %s", (game, event, sentence) => {
  expect(dealSentence(game, { ...SALE, event } as DealInfo)).toBe(sentence);
});
