/** Reports to the server which entry a page has shown, so that nobody is notified of what is in sight. */

import { Presence } from "../../lib/net/presence.svelte";
import type { TableModel } from "../model/model.svelte";

/** Reports are at least so many ms apart; notices wait longer. */
export const REPORT_EVERY = 3_000;

export class SeenReport {
  readonly #presence = new Presence();
  /** The last entry that the server knows of, and when it was reported, in ms. */
  #reported = -1;
  /** The last message that was shown then. */
  #heard = 0;
  #at = 0;
  #timer = 0;

  constructor(private readonly table: TableModel) {}

  /** Follow frames and the presence of a reader; call it while a component is initialised. */
  follow(): void {
    $effect(() => this.#presence.follow());
    $effect(() => {
      if (this.#due() !== null) this.#soon();
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The entry to report; null if there is none, or nobody to report it for. */
  #due(): number | null {
    const { source, ui, kind, alone, seats } = this.table;
    const concerned = seats.some(({ you, replaced_by_bot }) => you || replaced_by_bot);
    const told = !alone || source.table?.clock?.control.mode === "days";
    const seq = source.frame?.seq ?? -1;
    const ready = this.#presence.here && source.status === "live" && ui !== null;
    const said = this.#lastSaid(); // always read, so that the next message is noticed
    const news = seq > this.#reported || said > this.#heard;
    return ready && concerned && told && kind !== "screen" && news ? seq : null;
  }

  #lastSaid(): number {
    return this.table.source.talk.said.findLast(({ own }) => !own)?.id ?? 0;
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#report(), this.#at + REPORT_EVERY - Date.now());
  }

  #report(): void {
    const seq = this.#due();
    if (seq === null || !this.table.source.seen(seq)) return;
    this.#reported = seq;
    this.#heard = this.#lastSaid();
    this.#at = Date.now();
  }
}
