/** Show what happened as movement over the table. Decoration: the board is right without it. */

import { fly } from "../../lib/fly";
import type { TableEvent } from "../../lib/wire";
import { readShare } from "./view";

const MOST_PIECES = 12;
const STEP = 160;

/** Where things fly from and to. */
export const place = (name: string): Element | null =>
  document.querySelector(`[data-fly="${name}"]`);
const piece = (name: string): Element | null => document.querySelector(`[data-piece="${name}"]`);
export const seat = (event: TableEvent): Element | null => place(`seat-${event.seat}`);

/** Let copies of a piece fly. */
export function send(name: string, from: Element | null, to: Element | null, count: number): void {
  const copied = piece(name);
  if (copied && count > 0) void fly(copied, from, to, { count: Math.min(count, MOST_PIECES) });
}

type Flights = Readonly<Record<string, (event: TableEvent) => void>>;

/** What flies in both games. */
const SHARED: Flights = {
  bid: (event) => send("chip", seat(event), place("bowl"), 1),
  leave: (event) => send("chip", place("bowl"), seat(event), Number(event.chips)),
  take: (event) => send(companyOf(event.share), place("share"), seat(event), 1),
  sell: (event) => send(String(event.company), seat(event), place("market"), Number(event.count)),
};

const companyOf = (share: unknown): string => readShare(String(share))?.[0] ?? "";

/** Let chips and shares fly for the events of a game, one soon after the other. */
export const animator =
  (own: Flights) =>
  (events: readonly TableEvent[]): void => {
    let wait = 0;
    for (const event of events) {
      const flight = own[event.type] ?? SHARED[event.type];
      if (!flight) continue;
      if (wait) setTimeout(flight, wait, event);
      else flight(event);
      wait += STEP;
    }
  };
