/** Plan on the board: a position after some moves, on which further ones are tried; nothing is played. */
import { call } from "../../lib/net/api";
import { trouble } from "../../lib/i18n/trouble";
import type { PlannedPosition } from "../../lib/net/types.gen";
import { TableModel } from "../model/model.svelte";
import type { AnyView, TableSource } from "../model/types";
import type { MoveLine } from "./replies";

let plans = 0;

export class Plan {
  /** The moves that are tried, and whose each of them is. */
  line = $state.raw<MoveLine>([]);
  turns = $state.raw<readonly number[]>([]);
  wrong = $state("");
  /** The position after them, once it is known. */
  shown = $state.raw<PlannedPosition | null>(null);
  /** Another one at each position: choices on the board belong to one. */
  #number = $state(0);
  #busy = $state(false);

  constructor(
    readonly table: TableModel,
    private readonly played: (plan: Plan) => void,
  ) {}

  get id(): string {
    return `plan-${this.#number}`;
  }
  get pending(): string | null {
    return this.#busy ? (this.line.at(-1) ?? "") : null;
  }

  /** Show the position after some moves. */
  async show(line: MoveLine): Promise<boolean> {
    this.#busy = true;
    this.wrong = "";
    try {
      const found = await plannedPosition(this.table, line);
      this.line = line;
      this.turns = found.turns;
      this.shown = found;
      this.#number = ++plans;
      return true;
    } catch (reason) {
      this.wrong = trouble(reason);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  /** Try a move on the board. */
  async play(move: string): Promise<void> {
    if (!this.#busy && (await this.show([...this.line, move]))) this.played(this);
  }
}

/** The position after some moves. */
export const plannedPosition = (table: TableModel, moves: MoveLine): Promise<PlannedPosition> =>
  call("POST", `/tables/${encodeURIComponent(table.id)}/standing/position?as=${table.you}`, {
    moves,
  });

/** The source of a plan: what the table has, with the position of the plan; its actions play nothing. */
export function sourceOf(plan: Plan): TableSource {
  const { source } = plan.table;
  const own = {
    get id() {
      return plan.id;
    },
    get view(): AnyView | null {
      return (plan.shown?.view ?? null) as AnyView | null;
    },
    get table() {
      const { table } = source;
      return table && { ...table, you: this.view?.turn ?? table.you, status: "playing" as const };
    },
    get frame() {
      const { frame } = source;
      return frame && { ...frame, table: this.table ?? frame.table, view: this.view, log: [] };
    },
    get pendingMove() {
      return plan.pending;
    },
    log: [],
    looks: null,
    late: null,
    error: null,
    move: (text: string): void => void plan.play(text),
  };
  return new Proxy(source, {
    get(target, key) {
      if (Reflect.has(own, key)) return Reflect.get(own, key) as unknown;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? () => undefined : value;
    },
    set: () => true,
  });
}

/** The table of a plan, seen from the reader's seat while both seats move. */
export class PlanModel extends TableModel {
  override readonly side: number | null;

  constructor(readonly plan: Plan) {
    super(sourceOf(plan));
    this.side = plan.table.you;
    this.ui = plan.table.ui;
  }
  override get reader(): number | null {
    return this.side;
  }
}
