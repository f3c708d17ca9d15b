/** Tables that one leaves for good: gone from the lists at once, left on the server when no undo can come any more. */
import { ApiError, leave } from "../lib/net/api";

export const UNDO = 8_000; // milliseconds

export interface Dropped {
  readonly id: string;
  readonly title: string;
}

class Dropping {
  /** Those that can still be had back, the last dropped last. */
  undoable = $state.raw<readonly Dropped[]>([]);
  /** Those that no list shows any more. */
  #hidden = $state.raw<ReadonlySet<string>>(new Set());
  readonly #timers = new Map<string, number>();

  constructor() {
    // Whoever goes away from the page means what was said.
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
      // It is still there: the list shows it again, where it can be tried once more.
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
