/** Animations of events over the table. Decoration: the board is correct without them. */

import { type Flight, fly } from "../../lib/motion/fly";
import { doing, type Doings } from "../../lib/game/events";
import type { Mogul2002Event, Mogul2013Event } from "../../lib/net/types.gen";
import type { GameEvent } from "../../lib/net/wire";
import { readShare } from "./view";

const MOST_PIECES = 12;
const STEP = 160;

/** Where things fly from and to. */
export const place = (name: string): Element | null =>
  document.querySelector(`[data-fly="${name}"]`);
const piece = (name: string): Element | null => document.querySelector(`[data-piece="${name}"]`);
export const seat = (event: { readonly seat: number }): Element | null =>
  place(`seat-${event.seat}`);

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

type Event = Mogul2002Event | Mogul2013Event;
/** The flights of an event, after a delay in ms. */
type Show = (wait: number) => void;
type Flights = Partial<Doings<Event, Show>>;

/** Flights of both games. */
const SHARED: Flights = {
  bid: (event, wait) => send("chip", seat(event), place("bowl"), { count: 1, wait }),
  leave: (event, wait) => send("chip", place("bowl"), seat(event), { count: event.chips, wait }),
  take: (event, wait) =>
    send(companyOf(event.share), place("share"), seat(event), { count: 1, wait }),
  sell: (event, wait) =>
    send(event.company, seat(event), place("market"), { count: event.count, wait }),
};

const companyOf = (share: string): string => readShare(share)?.[0] ?? "";

/** Fly chips and shares for events, shortly one after the other. */
export const animator =
  (own: Flights) =>
  (events: readonly GameEvent[]): void => {
    const flights = { ...SHARED, ...own };
    let wait = 0;
    for (const event of events) {
      const flight = doing<Event, Show>(flights, event);
      if (!flight) continue;
      flight(wait);
      wait += STEP;
    }
  };
