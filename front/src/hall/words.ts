/** Lists of tables in words. */
import { has, locale, pair, t } from "../lib/i18n/i18n.svelte";
import { listed } from "../lib/i18n/lists";
import type { MyTable, PlaceInfo, TableListed } from "../lib/net/types.gen";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Relative time, such as "3 minutes ago"; `at` is in seconds since 1970. */
export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? [];
  if (!unit || !size) return t("hall-changed-now");
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(
    -Math.floor(seconds / size),
    unit,
  );
}

/** Who has a seat, or that it is free. */
export function sitter(seat: PlaceInfo): string {
  if (seat.bot_name) return t("hall-stand-in", { name: seat.name });
  return seat.kind === "empty" && !seat.name ? t("hall-empty-seat") : seat.name || t("hall-bot");
}

/** Who won a finished game, and what one's own total was. */
export function outcome(table: MyTable): string {
  const { result, you, seats } = table;
  if (!result) return "";
  const names = listed(
    result.winners
      .map((seat) => seats[seat])
      .filter((seat) => seat !== undefined)
      .map(sitter),
  );
  const only = result.winners.length === 1;
  const self = only && result.winners[0] === you ? "yes" : "no";
  const won = only ? t("hall-won", { self, names }) : t("hall-shared", { game: table.game, names });
  const mine = you === null ? undefined : result.scores[you];
  return mine === undefined
    ? won
    : `${won} · ${t("hall-points", { game: table.game, count: mine })}`;
}

/** The status of a table in lists. */
export const standing = (table: TableListed & { turn?: boolean }): string =>
  t("hall-state", { state: table.turn ? "turn" : table.status });

/** The values of a house rule in words, the rule book's own first; none where its title and lead say all. */
export function ruleValues(name: string, values: readonly string[]): string[] {
  if (values.length === 2 && !values.some((value) => has(`switch-${name}-${value}`))) return [];
  return values.map((value) => ruleValue(name, value));
}

/** A value of a house rule: its own words, a seat counted from 1, or a number. */
function ruleValue(name: string, value: string): string {
  if (has(`switch-${name}-${value}`)) return t(`switch-${name}-${value}`);
  return name === "first_player"
    ? t("switch-first_player-seat", { seat: Number(value) + 1 })
    : value;
}

/** A house rule that differs from its default, in a few words. */
export function houseRule(name: string, value: string): string {
  const title = has(`switch-${name}`) ? t(`switch-${name}`) : name.replaceAll("_", " ");
  const word = ruleValue(name, value);
  return word !== value || /^\d+$/.test(value) ? pair(title, word) : title;
}
