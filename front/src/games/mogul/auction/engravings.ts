/** The curves of each company's certificate, computed once. */

import type { CompanyId } from "../../../lib/game/companies";
import { braid, type Engraving, rays, rosette } from "./guilloche";

const PLATES: Readonly<Record<CompanyId, Engraving>> = {
  brown: { petals: 12, depth: 0.34, copies: 7 },
  pink: { petals: 8, depth: 0.5, copies: 8 },
  purple: { petals: 7, depth: 0.44, copies: 9 },
  blue: { petals: 16, depth: 0.26, copies: 7 },
  green: { petals: 6, depth: 0.58, copies: 9 },
  gray: { petals: 20, depth: 0.3, copies: 6 },
  yellow: { petals: 10, depth: 0.42, copies: 8 },
};

interface Curves {
  /** The large rosette in the middle. */
  readonly rosette: string;
  /** Two smaller ones beside it, behind the numbers. */
  readonly wings: string;
}

const cut = (plate: Engraving): Curves => ({
  rosette: rosette(160, 117, 66, plate),
  wings: rosette(68, 117, 38, plate) + rosette(252, 117, 38, plate),
});

/** Rosettes by company. */
export const ENGRAVINGS: Readonly<Record<CompanyId, Curves>> = {
  brown: cut(PLATES.brown),
  pink: cut(PLATES.pink),
  purple: cut(PLATES.purple),
  blue: cut(PLATES.blue),
  green: cut(PLATES.green),
  gray: cut(PLATES.gray),
  yellow: cut(PLATES.yellow),
};

/** What all certificates have: rays behind the middle, and braided bands above and below. */
export const GROUND = {
  rays: rays(160, 117, 30, 74, 96),
  braids: braid(38, 282, 39.5, 2.6, 20) + braid(38, 282, 180.5, 2.6, 20),
} as const;
