/** What a game gives the table: its board, its controls, its words. */

import type { Component } from "svelte";
import type { GameEvent } from "../../lib/net/wire";
import type { Choice, Sentence, Sound, Strand } from "./types";

/** `Table` is the model that the game reads: it knows what a game gives, so this file does not know it. */
export interface GameUi<Table> {
  /** Centre of the table: what lies there, for everybody. */
  readonly Board: Component;
  /** Everything a seated viewer can do now. */
  readonly Actions: Component;
  /**
   * The height that is kept for it on phones and desktops, in rem: what most of its phases need; on phones `status` of it for
   * whose turn it is and what just happened. Without it, what it has.
   */
  readonly dock?: { readonly phone: number; readonly desktop: number; readonly status?: number };
  /** What the buttons in `[data-passing]` of its `Actions` are for: when it changes, they go and others come. */
  step?(table: Table): string;
  /** The final count, which takes the place of the choices. */
  readonly Result: Component;
  /** Beside the board: what must always be in sight. */
  readonly Side?: Component;
  /** Inside a seat's card. */
  readonly Seat?: Component<{ seat: number }>;
  /** In the window that a press on a seat opens. */
  readonly Details?: Component<{ seat: number }>;
  /** Windows of the game's own, opened by the table's `panel`. */
  readonly Panels?: Component;
  /** What the ticker tape can be filtered by. */
  readonly strands: readonly Strand[];
  /** Put an event into words; null for one the game does not know. */
  tell(event: GameEvent, table: Table): Sentence | null;
  /** A move in the words of the game's own buttons; null for one that tables in text say as well. */
  moveName?(move: string, table: Table): string | null;
  /** What an action brings about, as its button says; "" for one that says nothing. */
  effect?(choice: Choice, table: Table): string;
  /** Whether the board shows the move that a hint has named (`advised` of the table). */
  readonly drawsHints?: boolean;
  /** What the viewer on turn is to decide, in a few words. */
  hint(table: Table): string;
  /** What another seat on turn is deciding. */
  waiting(table: Table): string;
  /** Show events as movement. */
  animate?(events: readonly GameEvent[]): void;
  /** The sound of an event; null for one that happens in silence. */
  sound?(event: GameEvent): Sound | null;
}
