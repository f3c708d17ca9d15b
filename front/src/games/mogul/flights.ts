/** Show what happened as movement over the table. Decoration: the board is right without it. */

import { type Flight, fly } from "../../lib/fly";
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
export function send(
  name: string,
  from: Element | null,
  to: Element | null,
  { count, wait }: Required<Flight>,
): void {
  const copied = piece(name);
  if (copied && count > 0) fly(copied, from, to, { count: Math.min(count, MOST_PIECES), wait });
}

/** What an event lets fly, after so many ms. */
type Flights = Readonly<Record<string, (event: TableEvent, wait: number) => void>>;

/** What flies in both games. */
const SHARED: Flights = {
  bid: (event, wait) => send("chip", seat(event), place("bowl"), { count: 1, wait }),
  leave: (event, wait) =>
    send("chip", place("bowl"), seat(event), { count: Number(event.chips), wait }),
  take: (event, wait) =>
    send(companyOf(event.share), place("share"), seat(event), { count: 1, wait }),
  sell: (event, wait) =>
    send(String(event.company), seat(event), place("market"), { count: Number(event.count), wait }),
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
      flight(event, wait);
      wait += STEP;
    }
  };
