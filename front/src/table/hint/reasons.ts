/** Reasons of a hint: the server's keys and numbers as sentences. */

import { has, t } from "../../lib/i18n/i18n.svelte";
import type { Hint, HintReason } from "../../lib/net/types.gen";
import { moveName } from "../model/move";
import type { TableModel } from "../model/model.svelte";

/** A chance in per cent. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** The number of simulations of a hint; 0 where the bot compares positions. */
export const simsOf = ({ moves }: Hint): number => moves.reduce((sum, it) => sum + it.sims, 0);

/** An amount in the unit of the game: dollars or points. */
function amount(count: number, table: TableModel): string {
  const own = `${table.words}-points`;
  return t(has(own) ? own : "hint-points", { count });
}

const yesOrNo = (flags: HintReason["flags"]): Record<string, string> =>
  Object.fromEntries(Object.entries(flags).map(([name, is]) => [name, is ? "yes" : "no"]));

/** The error of a number, to stand behind it; empty if it is unknown. */
const within = ({ numbers }: HintReason): string =>
  numbers.error ? `\u00a0${t("hint-within", numbers)}` : "";
const fewer = ({ numbers }: HintReason): string =>
  numbers.error ? `, ${t("hint-fewer", numbers)}` : "";

/** A reason in a sentence. */
function sentence(reason: HintReason, table: TableModel): string {
  const { key, move, points, numbers, flags } = reason;
  return t(`hint-why-${key}`, {
    ...numbers,
    within: within(reason),
    fewer: fewer(reason),
    ...yesOrNo(flags),
    ...(move === null ? {} : { move: moveName(move, table) }),
    ...(points === null ? {} : { amount: amount(points, table) }),
  });
}

/** The paragraphs of a hint: how the game may end, and how other moves compare; `text` is the chance. */
export const reasons = (hint: Hint, text: string, table: TableModel): string[] =>
  hint.reasons.map((paragraph, at) => {
    const said = paragraph.map((reason) => sentence(reason, table));
    return (at === 0 ? [t("hint-chance", { text }), ...said] : said).join(" ");
  });
