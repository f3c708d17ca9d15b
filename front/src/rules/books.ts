/** Rule books, fetched once per language, and the clause of a moment. */

import { rules } from "../lib/net/api";
import type { Clause, RuleBook } from "../lib/net/wire";

const books = new Map<string, Promise<RuleBook>>();

/** Fetch the rule book of a game in a language. */
export function bookOf(game: string, lang: string): Promise<RuleBook> {
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
export async function findClause(
  game: string,
  id: string,
  lang: string,
): Promise<Clause | undefined> {
  const book = await bookOf(game, lang);
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id);
}

/** The clause at which to open a book, by what is being decided. */
const PHASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "mogul-2002": {
    loan: "M02-L1",
    auction: "M02-A1",
    winner: "M02-X1",
    "runner-up": "M02-X2",
    over: "M02-E1",
  },
  "mogul-2013": { auction: "M13-A1", winner: "M13-X1", "runner-up": "M13-X1", over: "M13-E1" },
  moguli: { swap: "MOG-V1", play: "MOG-T1", over: "MOG-E1" },
  "take-stock": {
    turn: "TKS-T1",
    choose: "TKS-A5",
    event: "TKS-V11",
    audit: "TKS-V5",
    freeze: "TKS-V6",
    insider: "TKS-V4",
    bear: "TKS-V8",
    options: "TKS-E2",
    chance: "TKS-T2",
    over: "TKS-E4",
  },
};

/** What a view tells of the moment: its phase, and the event that asks for something. */
export interface Now {
  readonly phase?: string;
  readonly event?: { readonly event: string } | null;
}

/** Find the clause that matters for what is shown of a game; none before it has begun. */
export function clauseNow(game: string, now: Now | null): string {
  const at = PHASES[game] ?? {};
  const event = now?.event?.event.split(" ")[0] ?? "";
  return at[event] ?? at[now?.phase ?? ""] ?? "";
}
