/** The games on the home page, each with its poster; those that the server has besides follow. */
import { has, t } from "../../lib/i18n/i18n.svelte";

export interface Offered {
  readonly name: string;
  /** The fewest and the most players. */
  readonly least: number;
  readonly most: number;
  /** How long a game takes, roughly, and how hard it is. */
  readonly minutes?: number;
  readonly level?: "easy" | "medium" | "hard";
  /** A poster by daylight: its letters are dark. */
  readonly day?: boolean;
}

/** Known before the server answers, so that the first press works at once. */
export const OFFERED: readonly Offered[] = [
  { name: "mogul-2002", least: 3, most: 6, minutes: 30, level: "easy" },
  { name: "mogul-2013", least: 3, most: 5, minutes: 45, level: "medium" },
  { name: "moguli", least: 2, most: 2, minutes: 30, level: "hard" },
  { name: "take-stock", least: 2, most: 6, minutes: 30, level: "medium", day: true },
];

const USUAL = 4;
const YEARS: Readonly<Record<string, string>> = { moguli: "2004", "take-stock": "2006" };
const art = import.meta.glob<string>("../../art/*.svg", { import: "default", eager: true });

/** The poster's picture, if there is one. */
export const poster = (game: string): string | undefined => art[`../../art/${game}.svg`];

/** How long a game takes, in minutes; null for games without a poster. */
export const minutesOf = (game: string): number | null =>
  OFFERED.find(({ name }) => name === game)?.minutes ?? null;

/** What a game is called on its poster. */
export const nameOf = (game: string): string =>
  has(`home-name-${game}`) ? t(`home-name-${game}`) : game;
/** The year it came out. */
export const yearOf = (game: string): string => YEARS[game] ?? /\d{4}$/.exec(game)?.[0] ?? "";
/** Its name as in lists: "Mogul (2002)". */
export const titleOf = (game: string): string => {
  const year = yearOf(game);
  return year ? `${nameOf(game)} (${year})` : nameOf(game);
};
/** How many sit at a table of "Play now". */
export const usualSeats = ({ least, most }: Offered): number =>
  Math.max(least, Math.min(USUAL, most));
