/** The five stocks: each has hue, pattern, symbol and letter, so that colour is never the only distinction. */

import type { TakeStockColumns } from "../../lib/net/types.gen";

export type StockId = keyof TakeStockColumns;

export interface Stock {
  readonly id: StockId;
  /** CSS colours: the ground, and the ink that reads on it. */
  readonly colour: string;
  readonly ink: string;
  /** Its own letter, like on a ticker. */
  readonly letter: string;
  /** Path of the symbol in a box of 24 × 24, to be filled. */
  readonly symbol: string;
  /** Path of the pattern in a tile of 8 × 8, to be stroked; it runs on seamlessly. */
  readonly pattern: string;
}

const stock = (
  id: StockId,
  hue: string,
  letter: string,
  symbol: string,
  pattern: string,
): Stock => ({
  id,
  colour: `var(--${hue})`,
  ink: `var(--${hue}-ink)`,
  letter,
  symbol,
  pattern,
});

/** A round hole or disc as a path. */
const disc = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0Z`;
const KERNELS = [5, 9, 13].map((y) => disc(10.2, y, 1) + disc(13.8, y, 1)).join("");
const SPOKES: readonly (readonly [number, number])[] = [
  [12, 6.2],
  [17.6, 10.2],
  [15.4, 16.8],
  [8.6, 16.8],
  [6.4, 10.2],
];

/** In the order of the rule book. */
export const STOCKS: readonly Stock[] = [
  // A cob in its husk; grains.
  stock(
    "corn",
    "yellow",
    "C",
    `M12 .5c3.3 0 5 4 5 9.2 0 1.8-.3 3.6-.8 5.2C14.500 16 13.200 17.600 12 20c-1.200-2.400-2.500-4-4.200-5.100C7.300 13.300 7 11.500 7 9.700 7 4.500 8.700.5 12 .5ZM3.500 11.500c4 1.500 7.200 5 8.500 12 1.300-7 4.500-10.500 8.500-12 .5 6.500-2.500 11.500-8.500 12.200-6-.7-9-5.700-8.500-12.200Z${KERNELS}`,
    "M2 2h.01M6 6h.01",
  ),
  // A cut stone; facets.
  stock(
    "gems",
    "purple",
    "G",
    "M6 2.500h12L23.500 10 12 22.500.5 10ZM7 4.800 4.200 8.800H8L9.700 4.800ZM17 4.800H14.300L16 8.800H19.800ZM12 5.200 10.300 8.800H13.700ZM4.600 11 9.800 16.800 8 11ZM19.400 11H16L14.200 16.800ZM10.200 11 12 17.500 13.800 11Z",
    "M4 0 8 4 4 8 0 4Z",
  ),
  // A circuit with its pins; tracks.
  stock(
    "chips",
    "green",
    "Z",
    "M6 6h12v12H6ZM9 9v6h6V9ZM8 1h2v4H8ZM14 1h2v4h-2ZM8 19h2v4H8ZM14 19h2v4h-2ZM1 8h4v2H1ZM1 14h4v2H1ZM19 8h4v2h-4ZM19 14h4v2h-4ZM11 11h2v2h-2Z",
    "M0 2h4v4h4M4 0v2M4 6v2",
  ),
  // A drop; waves.
  stock(
    "oil",
    "gray",
    "O",
    "M12 .5c3.800 6 8 9.800 8 14.800a8 8 0 0 1-16 0C4 10.300 8.200 6.500 12 .5ZM7.300 15c0 3 1.900 5 5 5.300v-2.100c-1.900-.3-2.900-1.500-2.900-3.200Z",
    "M0 4q2-3 4 0t4 0",
  ),
  // A reel; strips of film.
  stock(
    "movies",
    "pink",
    "M",
    `${disc(12, 12, 11)}${SPOKES.map(([x, y]) => disc(x, y, 2.6)).join("")}${disc(12, 12, 1.2)}`,
    "M2 0v8M6 0v8",
  ),
];

const BY_ID = Object.fromEntries(STOCKS.map((each) => [each.id, each])) as Readonly<
  Record<StockId, Stock>
>;

export const stockOf = (id: StockId): Stock => BY_ID[id];

/** Sort cards by the order of the columns, then by value. */
export function sorted(cards: readonly string[]): string[] {
  const place = (card: string): number => {
    const [id, value] = card.split(" ");
    return STOCKS.findIndex((each) => each.id === id) * 100 + Number(value);
  };
  return cards.toSorted((one, other) => place(one) - place(other));
}
