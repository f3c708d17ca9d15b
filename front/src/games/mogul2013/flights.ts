/** Flights of Mogul (2013) besides those of both games. */

import type { Mogul2013Erect, Mogul2013Move } from "../../lib/net/types.gen";
import { animator, place, seat, send } from "../mogul/flights";

const station = (code: string): Element | null => place(`station-${code}`);

/** Let a seat's depot fly to the station of an event. */
const build = (event: Mogul2013Erect | Mogul2013Move, from: Element | null, wait: number): void =>
  send(`depot-${event.seat}`, from, station(event.station), { count: 1, wait });

export const animate = animator({
  credit: (event, wait) => send("chip", place("bank"), seat(event), { count: event.chips, wait }),
  erect: (event, wait) => build(event, seat(event), wait),
  move: (event, wait) => build(event, station(event.from), wait),
});
