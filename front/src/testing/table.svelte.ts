/** Tables for tests: a model over a source double that records its calls. */

import { Talk, type Words } from "../lib/net/talk.svelte";
import type { Frame, LogEntry, Seat, Table } from "../lib/net/wire";
import { loadGame } from "../games/load";
import type { GameUi } from "../table/model/game";
import { TableModel } from "../table/model/model.svelte";
import type { TableSource, AnyView } from "../table/model/types";

const NAMES = ["Ada", "Bob", "Cyd", "Dot", "Eve", "Fay"];
const WORDS: Readonly<Record<string, string>> = {
  "mogul-2002": "m02",
  "mogul-2013": "m13",
  moguli: "mog",
  "take-stock": "tks",
};

/** A seat of the server's frames; a person's, unless `more` says otherwise. */
export const seatOf = (seat: number, more: Partial<Seat> = {}): Seat =>
  ({
    seat,
    kind: "human",
    name: NAMES[seat] ?? "",
    bot_name: "",
    you: false,
    reserved: false,
    level: null,
    ...more,
  }) as Seat;

/** Test double of a source: settable frames and a list of calls. */
export class SourceDouble {
  frame = $state.raw<Frame<AnyView> | null>(null);
  log = $state.raw<LogEntry[]>([]);
  status = $state("live");
  error = $state.raw(null);
  pendingMove = $state<string | null>(null);
  late = $state.raw(null);
  lostAt = $state<number | null>(null);
  healed = $state(false);
  looks: unknown = null;
  readonly talk = new Talk();
  /** The calls: name and arguments. */
  readonly asked: unknown[][] = [];
  readonly id = "abc";

  get table(): Table | null {
    return this.frame?.table ?? null;
  }
  get view(): AnyView | null {
    return this.frame?.view ?? null;
  }
  /** Let the server send a frame. */
  show(
    table: Partial<Table>,
    view: Partial<AnyView> | null,
    seq = (this.frame?.seq ?? 0) + 1,
  ): void {
    const known = this.frame?.table ?? {};
    this.frame = {
      type: "frame",
      seq,
      log: [],
      fixed: [],
      table: { ...known, ...table },
      view,
    } as unknown as Frame<AnyView>;
  }
  move(text: string): void {
    this.asked.push(["move", text]);
  }
  say(words: Words, to: number | null): void {
    this.asked.push(["say", words, to]);
  }
  seen(seq: number): boolean {
    this.asked.push(["seen", seq]);
    return this.status === "live";
  }
  write(text: string, to: number | null): void {
    this.asked.push(["write", text, to]);
  }
  report(id: number): void {
    this.asked.push(["report", id]);
  }
  agree(agrees: boolean): void {
    this.asked.push(["agree", agrees]);
  }
  look(seat: number | null, how: { blank?: boolean } = {}): void {
    this.looks = seat;
    this.asked.push(["look", seat, how.blank ?? true]);
  }
}

/** A table of `game`, in play, of which the reader has seat 0; with the game's own board and words. */
export async function tableOf(
  game: string,
  view: object,
  more: Partial<Table> = {},
): Promise<{ table: TableModel; source: SourceDouble; ui: GameUi<TableModel> }> {
  const source = new SourceDouble();
  const seats = Array.from({ length: (view as { seats?: number }).seats ?? 3 }, (_, seat) =>
    seatOf(seat, { you: seat === 0 }),
  );
  source.show(
    {
      game,
      message_prefix: WORDS[game] ?? "",
      title: game,
      status: "playing",
      you: 0,
      seats,
      has_hidden_info: true,
      ...more,
    },
    view,
  );
  const table = new TableModel(source as unknown as TableSource);
  const ui = await loadGame(game);
  table.ui = ui;
  return { table, source, ui };
}
