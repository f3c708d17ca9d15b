/** Length of names, counted like the server does (server/wire/names.py), which decides. */
import { LONGEST_NAME } from "../net/types.gen";

/** The number of visible characters of a name. */
export const lengthOf = (name: string): number =>
  [...new Intl.Segmenter().segment(name.trim())].length;

export const isTooLong = (name: string): boolean => lengthOf(name) > LONGEST_NAME;
