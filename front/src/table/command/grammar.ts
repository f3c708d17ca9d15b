/** Typed moves, as in the command `moguls play`: by words or by their first letters. */

const PART = /[a-z]+|\d+/g;
const FOREIGN = /[^a-z0-9\s,>-]/;

const partsOf = (text: string): string[] => text.toLowerCase().match(PART) ?? [];

/** Whether a word begins with the typed one; numbers must be equal. */
const fits = (part: string, word: string): boolean =>
  /^\d/.test(word) ? part === word : part.startsWith(word);

const begins = (parts: readonly string[], words: readonly string[]): boolean =>
  words.every((word, at) => parts[at] !== undefined && fits(parts[at], word));

/** Whether a move has the typed words in order, the first one first. */
function holds(parts: readonly string[], words: readonly string[]): boolean {
  if (!begins(parts, words.slice(0, 1))) return false;
  let at = 1;
  return words.slice(1).every((word) => {
    while (at < parts.length && !fits(parts[at]!, word)) at++;
    return at++ < parts.length;
  });
}

/**
 * The moves that fit the typed text; a move typed in full is the only one.
 *
 * "s2" is "sell 2", "ro c4 90" is "rotate c4 90", and words in between may be omitted: "save gems 4 oil 2".
 */
export function matching(typed: string, moves: readonly string[]): string[] {
  const words = partsOf(typed);
  if (!words.length) return [];
  const all = moves.map((move) => ({ move, parts: partsOf(move) }));
  const exact = all.filter(({ parts }) => parts.join(" ") === words.join(" "));
  if (exact.length || FOREIGN.test(typed.toLowerCase()))
    return exact.slice(0, 1).map(({ move }) => move);
  const first = all.filter(({ parts }) => begins(parts, words));
  const found = first.length ? first : all.filter(({ parts }) => holds(parts, words));
  return found.map(({ move }) => move);
}
