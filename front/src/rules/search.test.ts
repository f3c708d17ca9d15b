import { expect, test } from "vitest";
import type { RuleBook } from "../lib/net/wire";
import { matching, pieces, wordsOf } from "./search";

const clause = (id: string, text: string, title: string | null = null) => ({
  id,
  title,
  text,
  decision: null,
});
const SECTIONS = [
  {
    title: "Préparation",
    clauses: [clause("M02-S1", "La première carte"), clause("M02-S2", "Le reste")],
  },
  { title: "Enchère", clauses: [clause("M02-A1", "Wer zuerst außen bleibt", "Première mise")] },
  { title: "Fin", clauses: [clause("M02-E1", "Le dernier cœur")] },
] as unknown as RuleBook["sections"];
const found = (wanted: string): string[] => matching(SECTIONS, wordsOf(wanted)).ids;

test("a book is searched whatever the case and the accents", () => {
  expect(found("PREMIERE")).toEqual(["M02-S1", "M02-A1"]);
  expect(found("première")).toEqual(["M02-S1", "M02-A1"]);
  expect(found("AUSSEN")).toEqual(["M02-A1"]);
  expect(found("coeur")).toEqual(["M02-E1"]);
});

test("every word must occur in the text, the title, the section or the number", () => {
  expect(found("carte  la")).toEqual(["M02-S1"]);
  expect(found("m02-s2 preparation")).toEqual(["M02-S2"]);
  expect(found("carte reste")).toEqual([]);
  expect(matching(SECTIONS, wordsOf("fin")).sections).toHaveLength(1);
});

test("hits are marked as they are written, ligatures included", () => {
  const marked = pieces("La Première, außen, PREMIÈRE", wordsOf("premiere aussen"));

  expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual([
    "Première",
    "außen",
    "PREMIÈRE",
  ]);
  expect(marked.map(({ text }) => text).join("")).toBe("La Première, außen, PREMIÈRE");
});
