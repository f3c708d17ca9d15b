/** Whether the coach is on, and which lessons it need not give again; kept in this browser. */

const ON = "moguls.coach";
const LEARNT = "moguls.coach.learnt";

const kept = (): Record<string, string[]> => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(LEARNT) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, string[]>) : {};
  } catch {
    return {};
  }
};

class Wanted {
  on = $state(localStorage.getItem(ON) === "on");

  /** Switch the coach on or off, and remember it. */
  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(ON, on ? "on" : "off");
  }

  /** The lessons of a game that have been given. */
  learnt(game: string): readonly string[] {
    return kept()[game] ?? [];
  }

  /** Remember that a lesson has been given. */
  note(game: string, lesson: string): void {
    localStorage.setItem(LEARNT, JSON.stringify({ ...kept(), [game]: [...new Set([...this.learnt(game), lesson])] }));
  }

  /** Begin a game's lessons anew. */
  again(game: string): void {
    localStorage.setItem(LEARNT, JSON.stringify({ ...kept(), [game]: [] }));
  }
}

export const coaching = new Wanted();
