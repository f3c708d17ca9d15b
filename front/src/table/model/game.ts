/** Interface of a game's part of the client: board, controls, texts. */

import type { Component } from "svelte";
import type { GameEvent } from "../../lib/net/wire";
import type { Choice, Sentence, Sound, Strand } from "./types";

/** What the keys of facts ask about. */
export type Fact = "offer" | "sold" | "mine" | "market" | "unseen" | "turn";

/** `Table` is the table model, a parameter because the model imports this file. */
export interface GameUi<Table> {
  /** The board, for all viewers. */
  readonly Board: Component;
  /** The actions of the viewer's seat. */
  readonly Actions: Component;
  /**
   * The height reserved for it on phones and desktops, in rem, enough for most phases; `status` is the part for
   * turn and last events on phones. Without it the content decides.
   */
  readonly dock?: { readonly phone: number; readonly desktop: number; readonly status?: number };
  /** A key of the buttons in `[data-passing]` of its `Actions`: when it changes, they are replaced. */
  step?(table: Table): string;
  /** The final count, in place of the actions. */
  readonly Result: Component;
  /** Always visible beside the board. */
  readonly Side?: Component;
  /** Inside a seat's card. */
  readonly Seat?: Component<{ seat: number }>;
  /** In the window that a press on a seat opens. */
  readonly Details?: Component<{ seat: number }>;
  /** Windows of the game's own, opened by the table's `panel`. */
  readonly Panels?: Component;
  /** What the ticker tape can be filtered by. */
  readonly strands: readonly Strand[];
  /** The sentence of an event; null for an unknown one. */
  tell(event: GameEvent, table: Table): Sentence | null;
  /** A move in the words of the game's own buttons; null to use the words of tables in text. */
  moveName?(move: string, table: Table): string | null;
  /** A part of a move in words, such as the town of a station; null to use the names of the game's catalogue. */
  partName?(part: string, table: Table): string | null;
  /** The effect of an action, in the words of its button; "" for none. */
  effect?(choice: Choice, table: Table): string;
  /** Whether the board draws the move of a hint (`advised` of the table). */
  readonly drawsHints?: boolean;
  /** The decision of the viewer on turn, in a few words. */
  hint(table: Table): string;
  /** The decision of another seat on turn. */
  waiting(table: Table): string;
  /** The sentences of each fact, as the reader's seat knows it: spoken by keys, and written in tables as text. */
  readonly facts?: Readonly<Record<Fact, (table: Table) => readonly string[]>>;
  /** The sentences about a seat, as the reader's seat knows it. */
  seatFacts?(table: Table, seat: number): readonly string[];
  /** Animate events. */
  animate?(events: readonly GameEvent[]): void;
  /** The sound of an event; null for one that happens in silence. */
  sound?(event: GameEvent): Sound | null;
}
