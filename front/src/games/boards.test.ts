/** Board and controls of each game, with the server's views of its beginning. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { shortcuts } from "../lib/a11y/keys";
import { load, need } from "../lib/i18n/i18n.svelte";
import type { Table } from "../lib/net/wire";
import { tableOf } from "../testing/table.svelte";
import { MOMENTS, VIEWS } from "../testing/views";
import Within from "../testing/Within.svelte";

const LANGUAGES = ["en", "fr", "it", "de"] as const;
// Pattern of a message key: words with hyphens, beginning with one of these.
const RAW_KEY = /\b(?:table|m02|m13|mog|tks|mogul|settings|error|title|keys)-[a-z_]+(?:-|\b)/;
let shown: object[] = [];

afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
});

/** Show parts of a game's table. */
async function show(
  game: string,
  parts: readonly ("Board" | "Actions" | "Side")[],
  {
    lang = "en",
    view = {},
    more = {},
  }: { lang?: string; view?: object; more?: Partial<Table> } = {},
): Promise<void> {
  await need("app", "table", "generic", "mogul", game);
  await load(lang as "en");
  const { table, ui } = await tableOf(game, { ...VIEWS[game], ...view }, more);
  for (const part of parts) {
    const of = ui[part];
    if (of) shown.push(mount(Within, { target: document.body, props: { table, of } }));
  }
  flushSync();
}
const page = (): string => document.body.textContent.replace(/\s+/g, " ");

describe.each(Object.keys(VIEWS))("%s", (game) => {
  test.each(LANGUAGES)(
    "no name of a message is shown in the place of its words: %s",
    async (lang) => {
      await show(game, ["Board", "Actions", "Side"], { lang });

      expect(page().length).toBeGreaterThan(100);
      expect(page()).not.toMatch(RAW_KEY);
    },
  );
});

test("the keys for sounds, facts and the command line are free in every game", async () => {
  for (const game of Object.keys(VIEWS))
    for (const view of [VIEWS[game], ...Object.values(MOMENTS[game] ?? {})]) {
      await show(game, ["Board", "Actions", "Side"], { view });
      const taken = Object.keys(shortcuts());
      expect(["x", "f", "w", "y", "a", "q"].filter((key) => taken.includes(key))).toEqual([]);
    }
});

test("the track of Mogul (2002) has 32 spaces and can be read aloud, one's own score first", async () => {
  await show("mogul-2002", ["Board"]);
  const lines = [...document.querySelectorAll("[data-space]")];
  const read = [...document.querySelectorAll('[aria-label="Score track"] li')];

  expect(lines).toHaveLength(32);
  expect(read).toHaveLength(3);
  expect(read[0]?.textContent.replace(/\s+/g, " ")).toMatch(
    /You: [-\u2212]?\d+ points?, space \d+/,
  );
});

test.each([
  [0, "a7"],
  [1, "e1"],
])(
  "seat %i of Moguli sees its own row nearest, and may look from the other side",
  async (you, first) => {
    await show("moguli", ["Board"], { more: { you } });
    const farthest = (): string | undefined =>
      document.querySelector<HTMLElement>("[data-gate]")?.dataset.gate;
    expect(farthest()).toBe(first);

    const flip = document.querySelector<HTMLElement>('[data-testid="flip"]');
    flip?.click();
    flushSync();
    expect(farthest()).toBe(first === "a7" ? "e1" : "a7");
    flip?.click();
    flushSync();
  },
);

test("the counter of a stuck game of Moguli is shown", async () => {
  await show("moguli", ["Board", "Side"], { view: { stalled: 1, stall_turns: 6 } });
  expect(document.querySelector('[data-testid="stall"]')?.textContent).toContain("1 of 6");
  expect(document.querySelector('[data-testid="stall-count"]')?.textContent).toContain("1/6");
  for (const each of shown.splice(0)) await unmount(each);

  await show("moguli", ["Side"], { view: { stalled: 0, stall_turns: 6 } });
  expect(document.querySelector('[data-testid="stall"]')).toBeNull();
});

test("the map of Mogul (2013) says that it is a reconstruction, with its clause", async () => {
  await show("mogul-2013", ["Board"]);
  const link = document.querySelector('[data-testid="reconstruction"] a');

  expect(link?.getAttribute("href")).toBe("/rules/mogul-2013#M13-C3");
});
