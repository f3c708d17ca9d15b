/** How a player wants to be treated in the loan window: asked, armed, or left in peace. */

import { SvelteSet } from "svelte/reactivity";
import { t } from "../../lib/i18n.svelte";
import { local } from "../../lib/store";
import type { Unasked } from "../../table/hotseat.svelte";
import type { TableModel } from "../../table/model.svelte";
import type { View } from "./view";

const KEPT = "moguls.loan";

class LoanWish {
  /** Seats that take a loan at the next window, by table; used up by taking it. */
  readonly #armed = new SvelteSet<string>();
  /** Be asked at every window instead of declining by default. */
  ask = $state(local.get(KEPT) === "ask");

  armed(table: string, seat: number | null): boolean {
    return !this.ask && this.#armed.has(`${table} ${seat}`);
  }

  arm(table: string, seat: number | null, armed: boolean): void {
    this.#armed[armed ? "add" : "delete"](`${table} ${seat}`);
  }

  setAsk(ask: boolean): void {
    this.ask = ask;
    local.set(KEPT, ask ? "ask" : "auto");
  }
}

export const loanWish = new LoanWish();

/** On a shared device nobody is called for saying no: the loan window is answered as its seat has armed it. */
export function unasked(table: TableModel, seat: number): Unasked | null {
  if (loanWish.ask || (table.view as View).phase !== "loan") return null;
  if (!loanWish.armed(table.id, seat)) return { move: "decline", label: t("m02-decline") };
  return { move: "loan", label: t("m02-loan"), done: () => loanWish.arm(table.id, seat, false) };
}
