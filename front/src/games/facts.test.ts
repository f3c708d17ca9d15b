/** Sentences of each game's facts, by the server's views of its beginning and of later decisions. */

import { describe, expect, test } from "vitest";
import { companies } from "../lib/game/companies";
import { load, need } from "../lib/i18n/i18n.svelte";
import type { TableModel } from "../table/model/model.svelte";
import type { Fact } from "../table/model/game";
import { tableOf } from "../testing/table.svelte";
import { MOMENTS, VIEWS } from "../testing/views";

const LANGUAGES = ["en", "fr", "it", "de"] as const;
const FACTS: readonly Fact[] = ["offer", "sold", "mine", "market", "unseen", "turn"];
const GAMES = Object.keys(VIEWS);
// Names of programs, and words that only a field's value has.
const RAW =
  /\b(?:green|gray|grey|pink|brown|purple|yellow|undefined|null|NaN|true|false)\b|_|\{|\b(?:m02|m13|mog|tks|mogul|table)-[a-z]|^(?:yes|no)$/;

async function tableIn(game: string, lang: string, view: object): Promise<TableModel> {
  const { table } = await tableOf(game, { ...VIEWS[game], ...view });
  await need("app", "table", "generic", "mogul", "take-stock-board", game);
  await load(lang as "en");
  return table;
}

/** All sentences of a table: of each fact, and of each seat. */
function sentences(table: TableModel): Record<string, readonly string[]> {
  const ui = table.ui!;
  const facts = FACTS.map((fact) => [fact, ui.facts![fact](table)] as const);
  const seats = table.seats.map((_, seat) => [`seat ${seat}`, ui.seatFacts!(table, seat)] as const);
  return Object.fromEntries([...facts, ...seats]);
}

const moments = GAMES.flatMap((game) =>
  [["begin", {}] as const, ...Object.entries(MOMENTS[game] ?? {})].map(
    ([name, view]) => [game, name, view] as const,
  ),
);

describe.each(LANGUAGES)("%s", (lang) => {
  test.each(moments)(
    "%s, %s: each fact is a sentence without names of programs",
    async (game, _, view) => {
      const all = sentences(await tableIn(game, lang, view));
      for (const [fact, lines] of Object.entries(all)) {
        expect(lines.length, fact).toBeGreaterThan(0);
        for (const line of lines) {
          expect(line, fact).toMatch(/[.!?…]$/);
          expect(line, fact).not.toMatch(RAW);
        }
      }
    },
  );
});

test("what is on offer and what may be sold are said by the names of companies", async () => {
  const table = await tableIn("mogul-2002", "en", { revealed: "green/pink", price: 2 });
  const { offer, sold } = table.ui!.facts!;
  const [green, pink] = ["green", "pink"].map((id) => companies[id as "green"].name);

  expect(offer(table)[0]).toBe(`On offer: ${green}.`);
  expect(sold(table)[0]).toMatch(
    new RegExp(`^${pink} may be sold: price 2, you own (?:none|\\d+)\\.$`),
  );
});

test.each(GAMES)(
  "%s: a spectator's sentences hold nothing that only a seat may know",
  async (game) => {
    const view = VIEWS[game] as unknown as Record<string, unknown>;
    const hidden = Object.fromEntries(
      ["hands", "kept", "drawn", "chips"].flatMap((name) =>
        Array.isArray(view[name]) ? [[name, view[name].map(() => null)]] : [],
      ),
    );
    const { table } = await tableOf(
      game,
      { ...view, ...hidden, seat: null, actions: [] },
      {
        you: null,
      },
    );
    await load("en");
    const spoken = Object.values(sentences(table)).flat().join(" ");

    for (const card of (view.hands as string[][] | undefined)?.[0] ?? [])
      expect(spoken).not.toContain(card);
    expect(spoken).not.toContain("Your hand");
    if ("chips" in view) expect(spoken).toContain("hidden chips");
  },
);
