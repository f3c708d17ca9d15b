/** Choosing moves part by part: first the verb, then its objects. */

import type { Choice } from "../../table/model/types";

/** A button: a move, or the common beginning of several. */
export interface Option {
  /** How the moves behind it begin. */
  readonly prefix: string;
  /** What it adds to the beginning chosen so far. */
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The move itself, where there is only one. */
  readonly choice?: Choice;
}

/** Up to this number all moves are shown at once. */
export const FEW = 9;

// A move is cut behind its verb and its commas; a move of one part, between its words and squares.
const PARTS = /^\S+ |, /g;
const WORDS = / |[a-z]\d-|>/g;

/** Where each part of a move begins. */
function cuts(move: string): number[] {
  const marks = move.matchAll(move.includes(", ") ? PARTS : WORDS);
  return [...Array.from(marks, (mark) => mark.index + mark[0].length), move.length];
}

/** The beginning of a move that is one part longer than `prefix`. */
const longer = (move: string, prefix: string): string =>
  move.slice(0, cuts(move).find((cut) => cut > prefix.length) ?? move.length);

/** Remove the separators between parts. */
export const clean = (part: string): string => part.replace(/[\s,>-]+$/, "");

/** The part that a move begins with: what is done. */
export const verbOf = (move: string): string => move.split(" ", 1)[0] ?? move;

function grouped(choices: readonly Choice[], prefix: string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = longer(choice.move, prefix);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return groups;
}

const asMove = (choice: Choice, prefix: string): Option => ({
  prefix: choice.move,
  label: choice.move.slice(prefix.length),
  choices: [choice],
  choice,
});

/** What can be pressed once the beginning `prefix` has been chosen. */
export function optionsAt(all: readonly Choice[], prefix: string): Option[] {
  const choices = all.filter(({ move }) => move.startsWith(prefix));
  if (choices.length <= FEW) return choices.map((choice) => asMove(choice, prefix));
  const options = Array.from(grouped(choices, prefix), ([key, behind]) => {
    const [only] = behind;
    if (behind.length === 1 && only) return asMove(only, prefix);
    return { prefix: key, label: clean(key.slice(prefix.length)), choices: behind };
  });
  const [single] = options;
  // Skip steps without a choice.
  return options.length === 1 && single && prefix ? optionsAt(all, single.prefix) : options;
}

/** The moves whose notation or label contains all words of a search. */
export function found(
  all: readonly Choice[],
  prefix: string,
  wanted: string,
  inWords: (move: string) => string,
): Option[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return all
    .filter(({ move }) => move.startsWith(prefix) && (holds(move) || holds(inWords(move))))
    .map((choice) => asMove(choice, prefix));
}
