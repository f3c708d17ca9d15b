/** What happens, told apart by its type: what is done for an event is written down by the types of a game's events. */
import type { GameEvent } from "../net/types.gen";

/** Anything that is told apart by a type. */
interface Typed {
  readonly type: string;
}

/** Those of some events that have this type. */
export type Of<Event extends Typed, Type extends Event["type"]> = Event extends Typed
  ? Type extends Event["type"]
    ? Event & { readonly type: Type }
    : never
  : never;

/** Something for every type of a game's events. */
export type Each<Event extends Typed, What> = Readonly<Record<Event["type"], What>>;
/** Something for some of them. */
export type Some<Event extends Typed, What> = Readonly<Partial<Record<Event["type"], What>>>;
/** What is done for an event, by its type; `Do` is that without the event. */
export type Doings<Event extends Typed, Do extends (...rest: never[]) => unknown> = {
  readonly [Type in Event["type"]]: (
    event: Of<Event, Type>,
    ...rest: Parameters<Do>
  ) => ReturnType<Do>;
};

/** Whether something is written down for the type of an event: the table tells others, and so may a newer server. */
export const isOf = <Event extends GameEvent>(
  known: Some<Event, unknown>,
  event: GameEvent,
): event is Event => Object.hasOwn(known, event.type);

/** What there is to do for an event; undefined where there is nothing. */
export function doing<Event extends GameEvent, Do extends (...rest: never[]) => unknown>(
  doings: Partial<Doings<Event, Do>>,
  event: GameEvent,
): ((...rest: Parameters<Do>) => ReturnType<Do>) | undefined {
  if (!isOf<Event>(doings, event)) return undefined;
  // What is found by a type takes events of that type, which a lookup by any of the types does not show.
  type Found = (event: Event, ...rest: Parameters<Do>) => ReturnType<Do>;
  const found = doings[event.type as Event["type"]] as Found;
  return (...rest) => found(event, ...rest);
}

/** The seat that an event is of, if it is one's. */
export const whose = (event: GameEvent): number | undefined =>
  "seat" in event ? event.seat : undefined;
