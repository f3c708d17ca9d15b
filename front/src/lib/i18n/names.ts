/** Names as the server counts them: it has the last word, see server/wire/names.py. */
import { LONGEST_NAME } from "../net/types.gen";

/** How many characters people see in a name. */
export const lengthOf = (name: string): number =>
  [...new Intl.Segmenter().segment(name.trim())].length;

export const isTooLong = (name: string): boolean => lengthOf(name) > LONGEST_NAME;
