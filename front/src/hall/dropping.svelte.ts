/** Leaving tables for good: hidden from the lists at once, left on the server when the undo time is over. */
import { ApiError, leave } from "../lib/net/api";

export const UNDO = 8_000; // milliseconds

export interface Dropped {
  readonly id: string;
  readonly title: string;
}

class Dropping {
  /** The tables that can still be restored, the latest last. */
  undoable = $state.raw<readonly Dropped[]>([]);
  /** The hidden tables. */
  #hidden = $state.raw<ReadonlySet<string>>(new Set());
  readonly #timers = new Map<string, number>();

  constructor() {
    // Leaving the page confirms it.
    addEventListener("pagehide", () => {
      for (const { id } of this.undoable) void this.#leave(id);
    });
  }

  isHidden(id: string): boolean {
    return this.#hidden.has(id);
  }

  /** Drop a table, unless that is undone in time. */
  drop(table: Dropped): void {
    this.undoable = [...this.undoable, table];
    this.#hidden = new Set([...this.#hidden, table.id]);
    this.#timers.set(
      table.id,
      window.setTimeout(() => void this.#leave(table.id), UNDO),
    );
  }

  /** Take back what has been dropped. */
  undo(id: string): void {
    this.#forget(id);
    this.#show(id);
  }

  async #leave(id: string): Promise<void> {
    this.#forget(id);
    try {
      await leave(id);
    } catch (reason) {
      // The list shows it again, so that it can be tried again.
      if (!(reason instanceof ApiError)) throw reason;
      this.#show(id);
    }
  }

  #forget(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.undoable = this.undoable.filter((each) => each.id !== id);
  }

  #show(id: string): void {
    this.#hidden = new Set([...this.#hidden].filter((each) => each !== id));
  }
}

export const dropping = new Dropping();
