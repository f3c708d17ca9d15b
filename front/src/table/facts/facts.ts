/** Facts of a table in sentences, for the keys and the command line. */

import { t } from "../../lib/i18n/i18n.svelte";
import type { Fact } from "../model/game";
import type { TableModel } from "../model/model.svelte";
import { turnSentence } from "../model/turn";
import { waitsFor } from "../waiting/waiting";
import { newsFor } from "./news";

/** The second keys, the same in all games and languages. */
export const LETTERS = {
  o: "offer",
  s: "sold",
  m: "mine",
  k: "market",
  u: "unseen",
  t: "turn",
  n: "news",
} as const satisfies Readonly<Record<string, Fact | "news">>;
export type Topic = Fact | "news";

/** The seat whose facts are the reader's own: in a replay the one that the reader had. */
const own = (table: TableModel): number | null => table.you ?? table.reader;

function news(table: TableModel): readonly string[] {
  return newsFor(table, own(table)).map(({ key, args }) => t(key, args));
}

/** Who has a seat. */
function sitter(table: TableModel, at: number): string {
  const seat = table.seats[at];
  const how = seat?.kind === "bot" ? t("table-bot", { level: seat.level ?? "other" }) : "";
  const name = at === table.reader ? t("fact-you", { name: table.name(at) }) : table.name(at);
  return t("fact-seat", { number: at + 1, name, how: how || "none" });
}

/** The sentences about a seat: what it has, else who has it. */
export function seatLines(table: TableModel, at: number): readonly string[] {
  const facts = table.view ? (table.ui?.seatFacts?.(table, at) ?? []) : [];
  return facts.length ? facts : [sitter(table, at)];
}

function known(table: TableModel, fact: Fact): readonly string[] {
  const { ui, view, status } = table;
  if (status === "waiting") return [fact === "turn" ? waitsFor(table) : t("fact-waiting")];
  if (fact === "mine" && own(table) === null) return [t("fact-no-seat")];
  if (!view) return [t("table-connecting")];
  if (ui?.facts) return ui.facts[fact](table);
  return fact === "turn" ? [turnSentence(table)] : [t("fact-unsaid")];
}

/** The sentences of a fact; one that says so where there is none. */
export function lines(table: TableModel, topic: Topic): readonly string[] {
  const found = (topic === "news" ? news(table) : known(table, topic)).filter(Boolean);
  return found.length ? found : [t(topic === "news" ? "fact-no-news" : "fact-none")];
}

/** The keys of the facts, in one sentence. */
export const keysOfFacts = (): string =>
  t("fact-keys", {
    list: Object.entries(LETTERS)
      .map(([letter, topic]) => `${letter}: ${t(`fact-${topic}`)}`)
      .join("; "),
  });
