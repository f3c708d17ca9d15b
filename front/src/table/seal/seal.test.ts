/** Seals of finished games: the records of tests/golden/sealed, with and without WebCrypto. */

import { afterEach, describe, expect, test, vi } from "vitest";
import games from "../../../../tests/golden/sealed/games.jsonl?raw";
import { canonical, type SealedRecord, verify } from "./verify";

interface Step {
  chance?: string;
  order?: string[];
  shares?: string[];
  events?: string[];
}
type Changeable = Omit<SealedRecord, "steps"> & { steps: Step[] };

const RECORDS = games
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Changeable);
const NAMED = RECORDS.map((record, at) => [`${at + 1} ${record.game}`, record] as const);

afterEach(() => vi.unstubAllGlobals());

describe.each(["WebCrypto", "the library"])("with %s", (by) => {
  test.each(NAMED)("the seal of game %s opens", async (_, record) => {
    if (by === "the library") vi.stubGlobal("crypto", {});
    const verdict = await verify(record);

    expect(verdict.computed).toBe(record.commit);
    expect(verdict.wrong).toBeNull();
    const drawn = record.steps.slice(record.fork?.after ?? 0).filter((step) => step.chance);
    expect(verdict.shuffles).toBe(drawn.length);
  });
});

test("another deal, salt or option has another fingerprint", async () => {
  const [record] = RECORDS as [Changeable];
  const others = [
    { ...record, reveal: { salt: `0${record.reveal.salt.slice(1)}1` } },
    { ...record, options: { score_floor: "on" } },
    { ...record, deal: { ...record.deal, first: 7 } },
  ];

  for (const other of others) expect((await verify(other)).computed).not.toBe(record.commit);
});

const SHUFFLED = RECORDS.flatMap((record, game) =>
  record.steps.flatMap((step, at) =>
    at < (record.fork?.after ?? 0)
      ? []
      : (["order", "shares", "events"] as const)
          .filter((pile) => step[pile])
          .map((pile) => [game, at, pile] as const),
  ),
);

test.each(SHUFFLED)(
  "two cards exchanged in a shuffle are noticed: game %i, step %i, %s",
  async (game, at, pile) => {
    const record = structuredClone(RECORDS[game]!);
    const cards = record.steps[at]![pile]!;
    const [last, other] = [cards.length - 1, cards.length - 2];
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];

    expect((await verify(record)).wrong).toBe(at + 1);
  },
);

test("the canonical form has sorted keys and no spaces", () => {
  expect(canonical({ b: [1, "é\n"], a: { d: null, c: true } })).toBe(
    '{"a":{"c":true,"d":null},"b":[1,"é\\n"]}',
  );
});
