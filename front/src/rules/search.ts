/** Find clauses of a rule book by words or by id, whatever the case and the accents. */
import type { RuleBook } from "../lib/net/wire";

type Sections = RuleBook["sections"];

const JOINED: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae" };

/** One character as it is compared: small, without accents. */
const fold = (character: string): string => {
  const small = character
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  return JOINED[small] ?? small;
};

const plain = (text: string): string => Array.from(text, fold).join("");

/** The words that are looked for. */
export const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Keep the clauses that hold every word wanted, with their ids in order. */
export function matching(
  sections: Sections,
  words: readonly string[],
): { sections: Sections; ids: string[] } {
  const kept = sections
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter((clause) => {
        const text = plain(
          `${title} ${clause.id} ${clause.title ?? ""} ${clause.text} ${clause.decision ?? ""}`,
        );
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  return { sections: kept, ids: kept.flatMap(({ clauses }) => clauses.map(({ id }) => id)) };
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Split a text into search hits and the parts between. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const characters = Array.from(text);
  // For each character of the plain text, the one that it came from.
  const origin = characters.flatMap((character, at) =>
    Array<number>(fold(character).length).fill(at),
  );
  const hits = new Set<number>();
  const folded = plain(text);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (const from of origin.slice(at, at + word.length)) hits.add(from);
  return joined(characters, hits);
}

function joined(characters: readonly string[], hits: ReadonlySet<number>): Piece[] {
  const found: { text: string; hit: boolean }[] = [];
  characters.forEach((character, at) => {
    const last = found.at(-1);
    if (last?.hit === hits.has(at)) last.text += character;
    else found.push({ text: character, hit: hits.has(at) });
  });
  return found;
}
