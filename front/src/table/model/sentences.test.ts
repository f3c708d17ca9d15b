/** Events in words: those of whole games, on each board and in text. */

import { beforeEach, describe, expect, test } from "vitest";
import { whose } from "../../lib/game/events";
import { load, need, t } from "../../lib/i18n/i18n.svelte";
import { settings } from "../../lib/storage/settings.svelte";
import type { GameEvent } from "../../lib/net/wire";
import { tableOf } from "../../testing/table.svelte";
import { EVENTS, VIEWS } from "../../testing/views";
import type { TableModel } from "./model.svelte";
import { tellPlainly } from "./tell";

const GAMES = Object.keys(VIEWS);
const LANGUAGES = ["en", "fr", "it", "de"] as const;
// A missing variable, a missing message, an undefined value.
const BROKEN =
  /[{}$]|\b(?:undefined|null|NaN|object Object)\b|\b(?:table|m02|m13|mog|tks|mogul)-[a-z]/;
const RULE = /^(?:M02|M13|MOG|TKS)-[A-Z]\d+$/;

beforeEach(() => {
  settings.plain = false;
});

async function at(game: string, lang: (typeof LANGUAGES)[number]): Promise<TableModel> {
  const { table } = await tableOf(game, VIEWS[game] as object);
  await need("app", "table", "mogul", "generic", game);
  await load(lang);
  return table;
}

/** The sentence of an event. */
function said(event: GameEvent, table: TableModel): string {
  const { key, args } = table.ui?.tell(event, table) ?? tellPlainly(event, table);
  return t(key, args);
}

describe.each(GAMES)("%s", (game) => {
  const events = EVENTS[game] ?? [];

  test.each(LANGUAGES)(
    "each event is told in words, and nothing is missing in them: %s",
    async (lang) => {
      const table = await at(game, lang);

      expect(events.length).toBeGreaterThan(100);
      expect(
        events
          .map((event) => said(event, table))
          .filter((text) => BROKEN.test(text) || !/\w{2}/.test(text)),
      ).toEqual([]);
    },
  );

  test.each(LANGUAGES)("tables in text have sentences, too: %s", async (lang) => {
    settings.plain = true;
    const table = await at(game, lang);

    expect(events.map((event) => said(event, table)).filter((text) => BROKEN.test(text))).toEqual(
      [],
    );
  });

  test("sentences of the board have a rule and a strand of the tape", async () => {
    const table = await at(game, "en");
    const told = events.flatMap((event) => table.ui?.tell(event, table) ?? []);

    expect(told.length).toBeGreaterThan(events.length / 2);
    expect(told.filter(({ rule }) => rule && !RULE.test(rule))).toEqual([]);
    const strands = [...(table.ui?.strands ?? []), "other"];
    expect(told.filter(({ strand }) => !strands.includes(strand))).toEqual([]);
  });

  test("own actions are in the second person, others' have names", async () => {
    const table = await at(game, "en");
    const own = events.filter((event) => whose(event) === 0).map((event) => said(event, table));
    const others = events.filter((event) => whose(event) === 1).map((event) => said(event, table));

    expect(own.filter((text) => /\bAda\b/.test(text))).toEqual([]);
    expect(own.some((text) => /\b[Yy]ou/.test(text))).toBe(true);
    expect(others.filter((text) => /\bYou\b/.test(text))).toEqual([]);
    expect(others.some((text) => /\bBob\b/.test(text))).toBe(true);
  });
});

test("winners that share are named together, in the reader's language", async () => {
  const table = await at("mogul-2002", "en");
  const end = { type: "end", winners: [0, 1, 2], scores: [9, 9, 9] } as const;
  expect(said(end, table)).toContain("Ada, Bob, and Cyd");

  await load("de");
  expect(said(end, table)).toContain("Ada, Bob und Cyd");
});
