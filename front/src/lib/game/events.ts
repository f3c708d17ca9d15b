/** Dispatch of events by their type, typed by the event union of a game. */
import type { GameEvent } from "../net/types.gen";

/** An object with a type tag. */
interface Typed {
  readonly type: string;
}

/** The members of an event union with a given type. */
export type Of<Event extends Typed, Type extends Event["type"]> = Event extends Typed
  ? Type extends Event["type"]
    ? Event & { readonly type: Type }
    : never
  : never;

/** A value for every event type of a game. */
export type Each<Event extends Typed, What> = Readonly<Record<Event["type"], What>>;
/** A value for some event types. */
export type Some<Event extends Typed, What> = Readonly<Partial<Record<Event["type"], What>>>;
/** Handlers by event type; `Do` is the signature of a handler without its event. */
export type Doings<Event extends Typed, Do extends (...rest: never[]) => unknown> = {
  readonly [Type in Event["type"]]: (
    event: Of<Event, Type>,
    ...rest: Parameters<Do>
  ) => ReturnType<Do>;
};

/** Whether the table has an entry for the type of an event: tables send other events, and so may a newer server. */
export const isOf = <Event extends GameEvent>(
  known: Some<Event, unknown>,
  event: GameEvent,
): event is Event => Object.hasOwn(known, event.type);

/** The handler of an event, if there is one. */
export function doing<Event extends GameEvent, Do extends (...rest: never[]) => unknown>(
  doings: Partial<Doings<Event, Do>>,
  event: GameEvent,
): ((...rest: Parameters<Do>) => ReturnType<Do>) | undefined {
  if (!isOf<Event>(doings, event)) return undefined;
  // A handler found by a type takes events of that type, which TypeScript cannot infer from the lookup.
  type Found = (event: Event, ...rest: Parameters<Do>) => ReturnType<Do>;
  const found = doings[event.type as Event["type"]] as Found;
  return (...rest) => found(event, ...rest);
}

/** The seat of an event, if it has one. */
export const whose = (event: GameEvent): number | undefined =>
  "seat" in event ? event.seat : undefined;
