/** House rules beside their clauses, and the typed name. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { load, need } from "../../lib/i18n/i18n.svelte";
import HouseRules from "./HouseRules.svelte";
import NameField from "./NameField.svelte";

const api = vi.hoisted(() => ({ rules: vi.fn(), me: vi.fn(), saveMe: vi.fn() }));
vi.mock("../../lib/net/api", async (original) => ({ ...(await original<object>()), ...api }));

const PATIENCE = { timeout: 60_000 }; // generous for busy machines
const SWITCHES = [
  { name: "score_floor", values: ["off", "on"], default: "off", numbers: null, rule: "M02-L4" },
  { name: "open_chips", values: ["off", "on"], default: "off", numbers: null, rule: "M02-C2" },
];
const BOOK = {
  sections: [
    { clauses: [{ id: "M02-L4", title: "Loans", text: "A score may fall below 0." }] },
    { clauses: [{ id: "M02-C2", title: "Chips", text: "Chips are hidden." }] },
  ],
};
let shown: object | null = null;

beforeEach(async () => {
  localStorage.clear();
  api.rules.mockResolvedValue(BOOK);
  api.me.mockResolvedValue({ name: "Ada", guest: false });
  await need("app", "hall", "table");
  await load("en");
});
afterEach(close);

async function close(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}
const field = (): HTMLInputElement => document.querySelector("input") as HTMLInputElement;
async function openField(): Promise<void> {
  shown = mount(NameField, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    if (!field().value) throw new Error("no name yet");
  }, PATIENCE);
}

describe("house rules", () => {
  const chosen = vi.fn();

  async function open(options: Record<string, string>): Promise<void> {
    const props = { switches: SWITCHES, name: "mogul-2002", seats: 3, options, onchange: chosen };
    shown = mount(HouseRules, { target: document.body, props: props as never });
    await vi.waitFor(() => {
      flushSync();
      if (document.querySelectorAll("blockquote b").length < 2) throw new Error("no clause yet");
    }, PATIENCE);
  }
  const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("li")];

  test("each stands beside the clause that it changes", async () => {
    await open({});

    expect(items().map((each) => each.querySelector("blockquote a")?.textContent)).toEqual([
      "M02-L4",
      "M02-C2",
    ]);
    expect(items()[0]?.textContent).toContain("A score may fall below 0.");
    expect(items()[1]?.textContent).toContain("Chips are hidden.");
  });

  test("a default value is not a choice, and another one is", async () => {
    await open({ open_chips: "on" });
    const [floor, chips] = [...document.querySelectorAll<HTMLInputElement>("[role=switch]")];
    expect([floor?.checked, chips?.checked]).toEqual([false, true]);
    expect(items().map((each) => each.classList.contains("changed"))).toEqual([false, true]);

    floor?.click();
    expect(chosen).toHaveBeenLastCalledWith({ open_chips: "on", score_floor: "on" });
    chips?.click();
    expect(chosen).toHaveBeenLastCalledWith({});
  });
});

test("a typed name survives a reload until it is sent", async () => {
  await openField();
  expect(field().value).toBe("Ada");
  field().value = "Countess";
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await close();

  await openField();
  expect(field().value).toBe("Countess");
});

test("an accepted name is not a draft any more", async () => {
  api.saveMe.mockResolvedValue({ name: "Countess" });
  await openField();
  field().value = "Countess ";
  field().dispatchEvent(new Event("input", { bubbles: true }));
  field().dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("form > [role=status]:last-child")?.textContent).toMatch(
      /Countess/,
    );
  }, PATIENCE);

  expect(api.saveMe).toHaveBeenCalledWith({ name: "Countess" });
  expect(localStorage.getItem("moguls.draft.name")).toBeNull();
});
