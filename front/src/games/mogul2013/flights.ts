/** What flies in Mogul (2013) beside what flies in both games. */

import type { TableEvent } from "../../lib/wire";
import { animator, place, seat, send } from "../mogul/flights";

const station = (code: unknown): Element | null => place(`station-${String(code)}`);

/** Let a seat's depot fly to the station of an event. */
const build = (event: TableEvent, from: Element | null, wait: number): void =>
  send(`depot-${event.seat}`, from, station(event.station), { count: 1, wait });

export const animate = animator({
  credit: (event, wait) =>
    send("chip", place("bank"), seat(event), { count: Number(event.chips), wait }),
  erect: (event, wait) => build(event, seat(event), wait),
  move: (event, wait) => build(event, station(event.from), wait),
});
