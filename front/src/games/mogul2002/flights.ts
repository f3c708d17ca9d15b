/** Flights and sounds of Mogul (2002) besides those of both games. */

import type { Some } from "../../lib/game/events";
import type { Mogul2002Event } from "../../lib/net/types.gen";
import type { Sound } from "../../table/model/types";
import { animator, place, seat, send } from "../mogul/flights";

export const animate = animator({
  loan: (event, wait) => send("chip", place("bank"), seat(event), { count: 2, wait }),
});

const SOUNDS: Some<Mogul2002Event, Sound> = {
  bid: "chip",
  leave: "chip",
  loan: "chip",
  take: "card",
  sell: "stamp",
  reveal: "card",
  crash: "crash",
  end: "bell",
};

/** The sound of an event; leaving an empty bowl makes none. */
export const sound = (event: Mogul2002Event): Sound | null =>
  event.type === "leave" && !event.chips ? null : (SOUNDS[event.type] ?? null);
