/** Settings of the coach: whether it is on, and which lessons were given; stored in the browser. */

import { listOf, mapOf, text } from "../lib/storage/checks";
import { local } from "../lib/storage/store";

const ON = "moguls.coach";
const LEARNT = "moguls.coach.learnt";

const kept = (): Partial<Record<string, string[]>> => local.read(LEARNT, mapOf(listOf(text))) ?? {};

class CoachSettings {
  on = $state(local.get(ON) === "on");

  /** Switch the coach on or off, and remember it. */
  set(on: boolean): void {
    this.on = on;
    local.set(ON, on ? "on" : "off");
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
