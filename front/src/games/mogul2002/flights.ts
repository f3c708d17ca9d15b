/** Show what happened as movement over the table. Decoration: the board is right without it. */

import { fly } from "../../lib/fly";
import type { TableEvent } from "../../table/game";
import type { CompanyId } from "../../lib/companies";
import { readShare } from "./view";

const MOST_PIECES = 12;
const STEP = 160;
const SHARE_FLIES = 680;

const place = (name: string): Element | null => document.querySelector(`[data-fly="${name}"]`);
const piece = (name: string): Element | null => document.querySelector(`[data-piece="${name}"]`);
const seat = (event: TableEvent): Element | null => place(`seat-${event.seat}`);

function send(name: string, from: Element | null, to: Element | null, count: number): void {
  const copied = piece(name);
  const duration = name === "chip" ? undefined : SHARE_FLIES;
  if (copied && count > 0) void fly(copied, from, to, { count: Math.min(count, MOST_PIECES), duration });
}

const FLIGHTS: Readonly<Record<string, (event: TableEvent) => void>> = {
  bid: (event) => send("chip", seat(event), place("bowl"), 1),
  leave: (event) => send("chip", place("bowl"), seat(event), Number(event.chips)),
  loan: (event) => send("chip", place("bank"), seat(event), 2),
  take: (event) => send(companyOf(event.share), place("share"), seat(event), 1),
  sell: (event) => send(String(event.company), seat(event), place("market"), Number(event.count)),
};

const companyOf = (share: unknown): CompanyId => readShare(String(share))?.[0] ?? "brown";

/** Let chips and shares fly for these events, one soon after the other. */
export function animate(events: readonly TableEvent[]): void {
  let wait = 0;
  for (const event of events) {
    const flight = FLIGHTS[event.type];
    if (!flight) continue;
    if (wait) setTimeout(flight, wait, event);
    else flight(event);
    wait += STEP;
  }
}
