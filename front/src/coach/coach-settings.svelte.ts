/** Settings of the coach: whether it is on, and which lessons were given; stored in the browser. */

import { listOf, mapOf, text } from "../lib/storage/checks";
import { local } from "../lib/storage/store";

const ON = "moguls.coach";
const OFFER = "moguls.coach.offer";
const LEARNT = "moguls.coach.learnt";

const kept = (): Partial<Record<string, string[]>> => local.read(LEARNT, mapOf(listOf(text))) ?? {};

class CoachSettings {
  on = $state(local.get(ON) === "on");

  /** The table at which the coach is offered, until it is answered. */
  offeredAt = $state(local.get(OFFER) ?? "");

  /** Switch the coach on or off, and remember it. */
  set(on: boolean): void {
    this.on = on;
    local.set(ON, on ? "on" : "off");
    this.#offer("");
  }

  /** Offer the coach at a table, once; not to who has ever switched it on or off. */
  offer(table: string): void {
    if (local.get(OFFER) === null && local.get(ON) === null) this.#offer(table);
  }

  #offer(table: string): void {
    this.offeredAt = table;
    local.set(OFFER, table);
  }

  /** The lessons of a game that have been given. */
  learnt(game: string): readonly string[] {
    return kept()[game] ?? [];
  }

  /** Remember that a lesson has been given. */
  note(game: string, lesson: string): void {
    local.write(LEARNT, { ...kept(), [game]: [...new Set([...this.learnt(game), lesson])] });
  }

  /** Restart the lessons of a game. */
  again(game: string): void {
    local.write(LEARNT, { ...kept(), [game]: [] });
  }
}

export const coachSettings = new CoachSettings();
