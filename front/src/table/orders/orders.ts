/** Standing orders that hold until cancelled: requests, and names of their parts. */

import { companies } from "../../lib/game/companies";
import { has, t } from "../../lib/i18n/i18n.svelte";
import { call } from "../../lib/net/api";
import type {
  OrderFieldInfo,
  OrderForm,
  OrderPreview,
  StandingOrders,
} from "../../lib/net/types.gen";
import { moveName } from "../model/move";
import type { TableModel } from "../model/model.svelte";

export type Part = NonNullable<StandingOrders["general"]>;

/** With more choices than this a list is typed, not ticked. */
const TICKED = 8;

const address = (table: TableModel, more = ""): string =>
  `/tables/${encodeURIComponent(table.id)}/standing${more}?as=${table.you}`;

export const formOf = (table: TableModel): Promise<OrderForm> => call("GET", address(table));
export const give = (table: TableModel, orders: StandingOrders | null): Promise<unknown> =>
  call("PUT", address(table), { orders });
export const previewOf = (table: TableModel, orders: StandingOrders): Promise<OrderPreview> =>
  call("POST", address(table, "/preview"), { orders });

export const isTicked = (field: OrderFieldInfo): boolean =>
  field.is_list && field.choices.length <= TICKED;

/** Read a typed list of codes; unknown ones are left out. */
export function typed(text: string, choices: readonly string[]): string[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const matches = words.map((word) =>
    choices.find((choice) => choice.toLowerCase() === word.toLowerCase()),
  );
  return [...new Set(matches.filter((choice) => choice !== undefined))];
}

/** The name of a choice: an answer, a company or another word of the game. */
export function choiceName(choice: string, table: TableModel): string {
  if (has(`orders-value-${choice}`)) return t(`orders-value-${choice}`);
  const { companies: names } = (table.view ?? {}) as { companies?: Record<string, string> };
  const company = (companies as Record<string, { name: string }>)[choice]?.name;
  if (company) return names?.[choice] ?? company;
  const key = `${table.words}-name-${choice}`;
  return has(key) ? t(key) : choice;
}

/** Why an order stops, or makes a move. */
export const reason = (code: string): string =>
  has(`orders-why-${code}`) ? t(`orders-why-${code}`) : code;

/** What an order would do, in a sentence. */
export function previewInWords(preview: OrderPreview, table: TableModel): string {
  if (preview.state === "later") return t("orders-preview-later");
  if (preview.state === "bot") return t("orders-preview-bot");
  const why = reason(preview.reason ?? "");
  if (preview.state === "asks") return t("orders-preview-asks", { why });
  return t("orders-preview-plays", { move: moveName(preview.move ?? "", table), why });
}
