/** What flies in Mogul (2013) beside what flies in both games. */

import type { TableEvent } from "../../lib/wire";
import { animator, place, seat, send } from "../mogul/flights";

const station = (code: unknown): Element | null => place(`station-${String(code)}`);

/** Let a seat's depot fly to the station of an event. */
const build = (event: TableEvent, from: Element | null): void =>
  send(`depot-${event.seat}`, from, station(event.station), 1);

export const animate = animator({
  credit: (event) => send("chip", place("bank"), seat(event), Number(event.chips)),
  erect: (event) => build(event, seat(event)),
  move: (event) => build(event, station(event.from)),
});
