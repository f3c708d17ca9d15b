/** Length of names, counted like the server does (server/wire/names.py), which decides. */
import { LONGEST_NAME } from "../net/types.gen";

/** The number of visible characters of a name; Firefox before 125 can only count code points. */
export const lengthOf = (name: string): number =>
  [...("Segmenter" in Intl ? new Intl.Segmenter().segment(name.trim()) : name.trim())].length;

export const isTooLong = (name: string): boolean => lengthOf(name) > LONGEST_NAME;
