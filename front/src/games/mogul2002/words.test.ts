import { beforeAll, expect, test } from "vitest";
import { load, need, t } from "../../lib/i18n/i18n.svelte";
import type { TableModel } from "../../table/model/model.svelte";
import { tell } from "./words";

beforeAll(() => need("table", "mogul-2002"));

const at = (past: boolean): TableModel =>
  ({ past, who: () => ({ name: "Ada", self: "yes" }) }) as unknown as TableModel;

function told(event: object, past = false): string {
  const sentence = tell({ seat: 0, ...event } as never, at(past));
  return t(sentence!.key, sentence!.args);
}

test.each<["en" | "de" | "fr" | "it", string]>([
  ["en", "You take no loan (change this with “Loan next time”)."],
  ["de", "Du nimmst keinen Kredit (ändern mit „Kredit vormerken“)."],
  ["fr", "Vous n’empruntez pas (à changer avec «\u00a0Prévoir un emprunt\u00a0»)."],
  ["it", "Non prendi un prestito (cambia con «Prenota un prestito»)."],
])("an automatic answer names the switch that changes it: %s", async (language, text) => {
  await load(language);
  const bare = (said: string): string =>
    said.replace(/[\u2068\u2069]/g, "").replace(/\u202f/g, "\u00a0");

  expect(bare(told({ type: "decline", auto: true }))).toBe(text);
  expect(text).toContain(t("m02-loan-arm-short"));
});

test("a replay names no switch, and an own answer is not called automatic", async () => {
  await load("en");

  expect(told({ type: "decline", auto: true }, true)).toBe(
    "You take no loan (answered automatically).",
  );
  expect(told({ type: "decline" })).toBe("You take no loan.");
});
