/** What travels between server and browser. */

export type Level = "easy" | "normal" | "hard" | "expert";

export interface Mistake {
  code: string;
  text: string;
  rule?: string | null;
  legal?: string[] | null;
  id?: string | null;
}

export interface Me {
  id: string;
  name: string;
  lang: string | null;
}

export interface Switch {
  name: string;
  values: string[];
  default: string;
  rule: string;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  switches: Switch[];
  levels: Level[];
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  bots?: Level[];
  sit?: boolean;
  pace?: "human" | "fast";
}

export interface TableMade {
  table: string;
  invite: string;
}

export interface Clause {
  id: string;
  title?: string;
  text: string;
  /** binding, note or advice. */
  status: string;
  /** What was decided where the sources are silent or disagree. */
  decision?: string;
  /** "name = default | other". */
  switches?: string[];
}

export interface RuleBook {
  game: string;
  title: string;
  lang: string;
  sections: { title: string; clauses: Clause[] }[];
}

export interface Seat {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  level: Level | null;
  online: boolean;
  you: boolean;
}

/** A standing order: stay in until the bowl holds, my chips fall to, only so many are left. */
export interface Order {
  bowl: number | null;
  chips: number | null;
  left: number | null;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  you: number | null;
  host: boolean;
  options: Record<string, string>;
  commit: string | null;
  reveal: Record<string, unknown> | null;
  order: Order | null;
  watchers: number;
  rematch: string | null;
  pace: "human" | "fast";
}

/** Something that happened, as its viewer may know it; fields depend on the type. */
export interface TableEvent {
  type: string;
  seat?: number;
  [field: string]: unknown;
}

export interface LogEntry {
  seq: number;
  events: TableEvent[];
}

export interface Frame<View = unknown> {
  type: "frame";
  seq: number;
  from: number;
  log: LogEntry[];
  table: Table;
  view: View | null;
}

export type ToClient<View = unknown> =
  | Frame<View>
  | { type: "ack"; id: string; seq: number }
  | ({ type: "error" } & Mistake)
  | { type: "pong" };

export type ToServer =
  | { type: "move"; id: string; seq: number; move: string }
  | { type: "order"; order: Order | null }
  | { type: "sit"; seat: number | null }
  | { type: "stand" }
  | { type: "bot"; seat: number; level: Level | null }
  | { type: "rematch" }
  | { type: "ping" };
