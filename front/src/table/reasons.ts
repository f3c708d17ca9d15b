/** Why the best bot would play a move: in sentences, by the same numbers that are shown. */

import { has, t } from "../lib/i18n.svelte";
import type { Hint, HintedMove } from "../lib/types.gen";
import { moveName } from "./move";
import type { TableModel } from "./model.svelte";

const SURE = 2; // standard errors
const LEAST = 0.01;

/** A chance as it is shown, in hundredths: what is said of it must agree with what is read. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** An amount of what the game counts: dollars, or points. */
function amount(count: number, table: TableModel): string {
  const own = `${table.words}-points`;
  return t(has(own) ? own : "hint-points", { count });
}

const isSure = (one: HintedMove, other: HintedMove): boolean =>
  Math.abs(one.win - other.win) > Math.max(LEAST, SURE * Math.hypot(one.error, other.error));

/** All simulations of a hint; none where the bot compares positions. */
export const simsOf = ({ moves }: Hint): number => moves.reduce((sum, it) => sum + it.sims, 0);

/** How the best move compares with the one that shows most of the others, and what speaks for it. */
function compared(hint: Hint, table: TableModel): string[] {
  const [best, next] = hint.moves;
  if (!best || !next) return [t("hint-only")];
  const games = hundredths(best.win) - hundredths(next.win);
  const sure = isSure(best, next);
  const move = moveName(next.move, table);
  if (games > 0 && sure) return [t("hint-more", { games, move })];
  if (games >= 0) return [t("hint-close", { move }), better(best, next, table)];
  return [less(hint, -games, sure, move), preferred(hint), better(best, next, table)];
}

/** That others show more than the best move, and whether chance alone may do that. */
function less({ moves }: Hint, games: number, sure: boolean, move: string): string {
  const count = moves.filter((it) => hundredths(it.win) > hundredths(moves[0]?.win ?? 0)).length;
  const args = { games, sure: sure ? "yes" : "no" };
  return count > 1 ? t("hint-less-several", { ...args, count }) : t("hint-less", { ...args, move });
}

/** By how much more the game ends well with the best move. */
function better(best: HintedMove, next: HintedMove, table: TableModel): string {
  const more = Math.round(best.lead ?? 0) - Math.round(next.lead ?? 0);
  return more > 0 ? t("hint-better", { amount: amount(more, table) }) : "";
}

/** What the bot's own search goes by. */
const preferred = (hint: Hint): string =>
  simsOf(hint) ? t("hint-preferred", { tried: hint.moves[0]?.sims ?? 0, sims: simsOf(hint) }) : "";

/** The lead with which the game should end. */
function lead([best]: readonly HintedMove[], table: TableModel): string {
  const ahead = Math.round(best?.lead ?? 0);
  return ahead === 0 ? "" : t(ahead > 0 ? "hint-lead" : "hint-behind", { amount: amount(Math.abs(ahead), table) });
}

/** What is said of a hint beneath its move, in paragraphs: how it may end, and how others compare; `text` is the chance. */
export const reasons = (hint: Hint, text: string, table: TableModel): string[] =>
  [[t("hint-chance", { text }), lead(hint.moves, table)], compared(hint, table)].map((said) => said.filter(Boolean).join(" "));
