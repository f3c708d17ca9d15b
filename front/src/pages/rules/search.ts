/** Find clauses of a rule book by words or by id. */
import type { RuleBook } from "../../lib/wire";

type Sections = RuleBook["sections"];

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** Keep the clauses that hold every word wanted, whatever its accents, and count them. */
export function matching(sections: Sections, wanted: string): { sections: Sections; count: number } {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const kept = sections
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter((clause) => {
        const text = plain(`${title} ${clause.id} ${clause.title ?? ""} ${clause.text} ${clause.decision ?? ""}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  return { sections: kept, count: kept.reduce((sum, { clauses }) => sum + clauses.length, 0) };
}
