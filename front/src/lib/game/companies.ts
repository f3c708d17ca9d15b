/** The companies of both Moguls: each has hue, pattern, symbol and letter, so that colour is never the only distinction. */

import type { MogulMarket } from "../net/types.gen";

export type CompanyId = keyof MogulMarket;

export interface Company {
  readonly id: CompanyId;
  readonly name: string;
  /** CSS colours, the same in every scheme: the ground, the ink that reads on it, and a dark one for lines and letters on paper. */
  readonly colour: string;
  readonly ink: string;
  readonly deep: string;
  /** CSS colour for words on the page, in the scheme shown. */
  readonly word: string;
  /** One letter, its own. */
  readonly letter: string;
  /** Path of the symbol in a box of 24 × 24, to be filled. */
  readonly symbol: string;
  /** Path of the pattern in a tile of 8 × 8, to be stroked about 1 wide; it runs on seamlessly. */
  readonly pattern: string;
}

const company = (
  id: CompanyId,
  name: string,
  letter: string,
  symbol: string,
  pattern: string,
): Company => ({
  id,
  name,
  colour: `var(--${id})`,
  ink: `var(--${id}-ink)`,
  deep: `var(--${id}-deep)`,
  word: `var(--${id}-text)`,
  letter,
  symbol,
  pattern,
});

/** Company by id; the view of a game says which ones it has. */
export const companies: Readonly<Record<CompanyId, Company>> = {
  // Great Northern: twin peaks; slopes.
  brown: company(
    "brown",
    "Great Northern",
    "G",
    "M1 21 9 5l4 7 3-4 7 13ZM9 9l-2.2 4.4 2.2-1 2 1.4Z",
    "M0 8 4 0 8 8",
  ),
  // Union Pacific: a driving wheel; rings.
  pink: company(
    "pink",
    "Union Pacific",
    "U",
    "M12 1a11 11 0 1 0 .01 0Zm0 3a8 8 0 0 1 1 .1V9a3.2 3.2 0 0 0-2 0V4.1a8 8 0 0 1 1-.1ZM6.3 6.4a8 8 0 0 1 1.5-1.2l2 4.3a3.2 3.2 0 0 0-.9 1.4L4.2 10a8 8 0 0 1 2.1-3.6Zm11.4 0a8 8 0 0 1 2.1 3.6l-4.7.9a3.2 3.2 0 0 0-.9-1.4l2-4.3a8 8 0 0 1 1.5 1.2ZM4.2 14l4.7-.9a3.2 3.2 0 0 0 .9 1.4l-2 4.3A8 8 0 0 1 4.2 14Zm15.6 0a8 8 0 0 1-3.6 4.8l-2-4.3a3.2 3.2 0 0 0 .9-1.4Zm-8.8 1a3.2 3.2 0 0 0 2 0v4.9a8 8 0 0 1-2 0Z",
    "M4 1a3 3 0 1 0 .01 0",
  ),
  // Overland: two crossed sabres of the stage line; crosses.
  purple: company(
    "purple",
    "Overland",
    "O",
    "M2 2.5 4.5 2l8 8.5 7-8L22 2l-.6 2.6-7 7.8 4.1 4.3 2-1.6 1.3 1.4-2.1 1.9 2.3 2.6-1.7 1.5-2.4-2.5-2.1 1.9-1.3-1.4 1.8-1.9-4.2-4.2-4.2 4.4 1.8 1.7-1.3 1.4-2.1-1.8-2.4 2.4-1.6-1.5 2.3-2.6-2.1-1.9 1.3-1.4 2 1.5 4.2-4.4L2.4 4.9Z",
    "M2 2l4 4M6 2 2 6",
  ),
  // Santa Fe: a star of the desert; dots of sand.
  blue: company(
    "blue",
    "Santa Fe",
    "S",
    "M12 0l2.8 9.2L24 12l-9.2 2.8L12 24l-2.8-9.2L0 12l9.2-2.8Z",
    "M1 2h1.6M5 6h1.6",
  ),
  // Frisco: a leaf; waves.
  green: company(
    "green",
    "Frisco",
    "F",
    "M21.5 2.5C10 2 3 7 3.5 15.5l-2.3 5.3 1.9 1 2.2-4.6C13.5 19.5 22 14 21.5 2.5ZM6.5 15.5C8 10.5 12 7.5 17 6.5 13 8.8 9.5 11.5 6.5 15.5Z",
    "M0 4q2-4 4 0t4 0",
  ),
  // Frisco of the board game: a wheel of cogs; upright bars.
  gray: company(
    "gray",
    "Frisco",
    "F",
    "M10.3 0h3.4l.5 3a9 9 0 0 1 2.6 1.1l2.5-1.8 2.4 2.4-1.8 2.5A9 9 0 0 1 21 9.8l3 .5v3.4l-3 .5a9 9 0 0 1-1.1 2.6l1.8 2.5-2.4 2.4-2.5-1.8a9 9 0 0 1-2.6 1.1l-.5 3h-3.4l-.5-3a9 9 0 0 1-2.6-1.1l-2.5 1.8-2.4-2.4 1.8-2.5A9 9 0 0 1 3 14.2l-3-.5v-3.4l3-.5a9 9 0 0 1 1.1-2.6L2.3 4.7l2.4-2.4 2.5 1.8A9 9 0 0 1 9.8 3ZM12 7.5a4.5 4.5 0 1 0 .01 0Z",
    "M2 0v8M6 0v8",
  ),
  // Southern Pacific: the sun going down in the ocean; lines of light.
  yellow: company(
    "yellow",
    "Southern Pacific",
    "P",
    "M5 16a7 7 0 0 1 14 0ZM0 17.5h24V20H0ZM4 21.5h16v2H4ZM11 2h2v5h-2ZM2.9 6.3l1.4-1.4 3.5 3.5-1.4 1.4ZM21.1 6.3l-1.4-1.4-3.5 3.5 1.4 1.4Z",
    "M0 2h8M0 6h8",
  ),
};
