/** Whether the coach is on, and which lessons it need not give again; kept in this browser. */

import { local } from "../lib/storage/store";

const ON = "moguls.coach";
const LEARNT = "moguls.coach.learnt";

const kept = (): Partial<Record<string, string[]>> => local.object(LEARNT);

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

  /** Begin a game's lessons anew. */
  again(game: string): void {
    local.write(LEARNT, { ...kept(), [game]: [] });
  }
}

export const coachSettings = new CoachSettings();
