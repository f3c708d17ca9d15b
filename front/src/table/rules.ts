/** Look up clauses of the rule book, a game's book once a language. */

import { rules } from "../lib/api";
import type { Clause, RuleBook } from "../lib/wire";

const books = new Map<string, Promise<RuleBook>>();

function bookOf(game: string, lang: string): Promise<RuleBook> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = rules(game, lang);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** Find the text of one clause in the reader's language; undefined where the book lacks it. */
export async function findClause(game: string, id: string, lang: string): Promise<Clause | undefined> {
  const book = await bookOf(game, lang);
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id);
}
