/** Shuffles that are drawn from the sealed salt during a game: docs/record-format.md, "Sealed deals". */

import type { Hashes } from "./hashes";
import { hex } from "./hashes";

export interface ChanceStep {
  readonly chance: string;
  readonly order?: readonly string[];
  readonly shares?: readonly string[];
  readonly events?: readonly string[];
}

const STOCKS = ["corn", "gems", "chips", "oil", "movies"];
const SHARES = STOCKS.flatMap((stock) =>
  Array.from({ length: 11 }, (_, at) => `${stock} ${at + 2}`),
);
const CLOSED = "market-closed";
const EVENTS = [
  ...["split", "crash", "insider"].flatMap((kind) => STOCKS.map((stock) => `${kind} ${stock}`)),
  ...["audit", "freeze", "no-change", "bull", "bear", "options-up", "options-down"],
  ...["market-crash", CLOSED],
];
const UNDER_CLOSED = 10;

/** Return the next number below a bound. */
type Below = (bound: number) => Promise<number>;

function numbers(hashes: Hashes, salt: string, outcome: number): Below {
  let count = 0;
  return async (bound) => {
    const digest = await hashes.hmac(salt, `${outcome}.${count++}`);
    return Number(BigInt(`0x${hex(digest)}`) % BigInt(bound));
  };
}

const sorted = (cards: readonly string[], order: readonly string[]): string[] =>
  cards.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));

async function shuffled(cards: readonly string[], below: Below): Promise<string[]> {
  const pile = [...cards];
  for (let size = pile.length; size > 1; size--) {
    const other = await below(size);
    [pile[size - 1], pile[other]] = [pile[other]!, pile[size - 1]!];
  }
  return pile;
}

/** A new pile of events: "market closed" with ten cards under it. */
async function newPile(cards: readonly string[], below: Below): Promise<string[]> {
  const pile = await shuffled(cards.slice(0, -1), below);
  const place = pile.length - UNDER_CLOSED;
  const bottom = pile.splice(place, 1, CLOSED);
  return [...pile, ...bottom];
}

/** The events of a new round, of which the first `left` were in the pile before. */
async function eventsOf(events: readonly string[], left: number, below: Below): Promise<string[]> {
  const fresh = sorted(events.slice(left), EVENTS);
  if (fresh.includes(CLOSED)) return newPile(sorted(events, EVENTS), below);
  return [...events.slice(0, left), ...(await shuffled(fresh, below))];
}

const equal = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((card, at) => card === other[at]);

/** How many events can have been left in the pile: so many on top of the new one end the old one. */
const possiblyLeft = (before: readonly string[], events: readonly string[]): number[] =>
  Array.from({ length: before.length + 1 }, (_, left) => left).filter((left) =>
    equal(events.slice(0, left), before.slice(before.length - left)),
  );

/** Whether a chance step is the outcome number `outcome`; `before` is the pile of events as it was laid. */
export async function follows(
  step: ChanceStep,
  salt: string,
  outcome: number,
  before: readonly string[],
  hashes: Hashes,
): Promise<boolean> {
  if (step.chance === "reshuffle") {
    const cards = sorted(step.order ?? [], SHARES);
    return equal(step.order ?? [], await shuffled(cards, numbers(hashes, salt, outcome)));
  }
  const events = step.events ?? [];
  for (const left of possiblyLeft(before, events)) {
    const below = numbers(hashes, salt, outcome);
    if (!equal(step.shares ?? [], await shuffled(SHARES, below))) return false;
    if (equal(events, await eventsOf(events, left, below))) return true;
  }
  return false;
}
