/** Animations of events over the board. Decoration: the board is correct without them. */

import { calm, fly } from "../../lib/motion/fly";
import { doing, type Doings, type Some } from "../../lib/game/events";
import type { TakeStockEvent, TakeStockPlay, TakeStockPrice } from "../../lib/net/types.gen";
import type { GameEvent } from "../../lib/net/wire";
import type { Sound } from "../../table/model/types";
import { readCard } from "./view";

const STEP = 170;

const place = (name: string): HTMLElement | null => document.querySelector(`[data-fly="${name}"]`);
const piece = (name: string): Element | null => document.querySelector(`[data-piece="${name}"]`);
/** Where a seat's cards are: the viewer's fan if it is that seat's, else the seat itself. */
const hand = (event: { readonly seat: number }): Element | null =>
  place(`hand-${event.seat}`) ?? place(`seat-${event.seat}`);

function send(name: string, from: Element | null, to: Element | null, wait: number): void {
  const copied = piece(name);
  if (copied) fly(copied, from, to, { wait });
}

const stockIn = (card: string): string => readCard(card)[0];

/** A column that falls shakes; one that climbs stretches for a moment. */
function jolt(event: TakeStockPrice, delay: number): void {
  const column = place(`column-${event.stock}`);
  if (!column || calm()) return;
  const falls = event.price < event.was;
  if (falls) {
    column.animate(
      [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: 480, delay },
    );
    send(event.stock, column, place("discards"), delay);
  } else {
    column.animate([{ translate: "0 0" }, { translate: "0 -6px" }, { translate: "0 0" }], {
      duration: 420,
      delay,
      easing: "ease-out",
    });
  }
}

/** The whole market shakes when it crashes. */
function quake(event: TakeStockPlay, delay: number): void {
  const board = place("market");
  send("event", hand(event), place("events"), delay);
  if (!event.event.includes("crash") || !board || calm()) return;
  board.animate(
    [0, -9, 8, -7, 6, -3, 0].map((x) => ({ translate: `${x}px ${Math.abs(x) / 3}px` })),
    { duration: 620, delay },
  );
}

/** Shows an event after so many ms. */
type Show = (wait: number) => void;
const FLIGHTS: Partial<Doings<TakeStockEvent, Show>> = {
  raise: (event, wait) =>
    send(stockIn(event.card), hand(event), place(`column-${stockIn(event.card)}`), wait),
  save: (event, wait) =>
    send(
      stockIn(event.card),
      hand(event),
      place(`worth-${event.seat}`) ?? place(`seat-${event.seat}`),
      wait,
    ),
  option: (event, wait) =>
    send(
      stockIn(event.card),
      hand(event),
      place(`worth-${event.seat}`) ?? place(`seat-${event.seat}`),
      wait,
    ),
  discard: (event, wait) => send(stockIn(event.card), hand(event), place("discards"), wait),
  draw: (event, wait) => send("share", place("deck"), hand(event), wait),
  take: (event, wait) => send(stockIn(event.card), place("discards"), hand(event), wait),
  keep: (event, wait) => send("event", place("events"), hand(event), wait),
  look: (event, wait) => send("event", place("events"), hand(event), wait),
  closed: (event, wait) => send("event", place("events"), place(`seat-${event.seat}`), wait),
  play: quake,
  price: jolt,
  token_up: (event, wait) => send("token", place("market"), place(`seat-${event.seat}`), wait),
  token_down: (event, wait) => send("token", place(`seat-${event.seat}`), place("market"), wait),
};

/** Let cards fly and columns shake, one soon after the other. */
export function animate(events: readonly GameEvent[]): void {
  let wait = 0;
  for (const event of events) {
    const flight = doing<TakeStockEvent, Show>(FLIGHTS, event);
    if (!flight) continue;
    flight(wait);
    wait += STEP;
  }
}

const SOUNDS: Some<TakeStockEvent, Sound> = {
  raise: "card",
  save: "stamp",
  option: "stamp",
  discard: "card",
  draw: "card",
  take: "card",
  keep: "card",
  look: "card",
  token_up: "chip",
  token_down: "chip",
  closed: "bell",
  round_end: "bell",
};

/** The sound of an event; a crash is heard as one. */
export function sound(event: TakeStockEvent): Sound | null {
  if (event.type === "play" && event.event.includes("crash")) return "crash";
  return SOUNDS[event.type] ?? null;
}
