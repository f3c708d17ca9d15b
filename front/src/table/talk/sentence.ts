/** Messages in the reader's words. */

import { t } from "../../lib/i18n/i18n.svelte";
import type { TalkLine } from "../../lib/net/types.gen";
import type { TableModel } from "../model/model.svelte";

/** The name of the author, for a button. */
export const authorOf = (table: TableModel, { seat, name }: TalkLine): string =>
  seat === null ? name || t("talk-watcher") : table.shortName(seat);

/** One line: who says what, and to whom if not to all. */
export function sentenceOf(table: TableModel, said: TalkLine): string {
  const name = said.own ? t("talk-you") : authorOf(table, said);
  const words = said.words ? t(`talk-${said.words}`) : said.text;
  if (said.to === null) return t("talk-line", { name, words });
  const to = table.own.includes(said.to) ? t("talk-to-you") : table.shortName(said.to);
  return t("talk-line-to", { name, to, words });
}
