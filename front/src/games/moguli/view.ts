/** What the server shows of a table of Moguli: the shape of `view(seat)`, and of a preview. */

/** A gate, which is also its tile: "a1" to "e7". */
export type Gate = string;
/** A walk, gate by gate, each over or under. */
export type Walk = readonly (readonly [gate: Gate, level: "over" | "under"])[];
/** The two sides that the paths of a face run to. */
export type Sides = "NE" | "NW" | "SE" | "SW";

export interface TileSeen {
  readonly gate: Gate;
  readonly code: string;
  /** Paths below as above; the others are inverse. */
  readonly marked: boolean;
  readonly over: Sides;
  readonly under: Sides;
  readonly pawn: number | null;
}

export interface Reason {
  readonly rule: string;
  readonly code: string;
}

export interface NoRotation extends Reason {
  readonly tile: Gate;
  readonly degrees: readonly number[];
}

/** Angles by which turning a tile gives a pawn of the viewer a move, while none has one. */
export interface Opener {
  readonly tile: Gate;
  readonly degrees: readonly number[];
}

/** What a pawn's move brings about. */
export interface PawnEffect {
  readonly from: Gate;
  readonly to: Gate;
  readonly bonus: boolean;
  readonly walk: Walk;
  readonly across: number;
  readonly last: boolean;
}

export interface Choice {
  readonly move: string;
  readonly legal: boolean;
  readonly effect?: Partial<PawnEffect> & {
    readonly tile?: Gate;
    readonly degrees?: number;
    readonly code?: string;
    readonly row?: number;
  };
  readonly rule?: string;
  readonly code?: string;
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly why: "across" | "stall" | "limit";
  readonly goals: readonly (readonly Gate[])[];
}

export interface View {
  readonly phase: "swap" | "play" | "over";
  readonly turn: number | null;
  readonly over: boolean;
  readonly ply: number;
  readonly round: number;
  readonly scores: readonly number[];
  readonly needed: number;
  readonly first: number;
  readonly tiles: readonly TileSeen[];
  readonly pawns: readonly (readonly Gate[])[];
  readonly start_rows: readonly (readonly Gate[])[];
  readonly cylinder: boolean;
  readonly used: readonly ("rotate" | "bonus" | "pawn")[];
  readonly rotated: readonly Gate[];
  readonly bonus: boolean;
  readonly no_rotation: readonly NoRotation[];
  /** Why the seat on turn has no rotation left at all. */
  readonly rotated_out: Reason | null;
  readonly start_row: {
    readonly free: number | null;
    readonly wanted: number;
    readonly bound: boolean;
  };
  readonly must_move: boolean;
  /** First a tile must be turned that lets a pawn leave the start row. */
  readonly must_turn: boolean;
  readonly openers: readonly Opener[];
  readonly stalled: number;
  /** Which turns count towards the end of a game that is stuck. */
  readonly stall: "unable" | "unable_even_turning" | "unmoved";
  readonly stall_turns: number;
  readonly max_turns: number;
  readonly last_turn: boolean;
  readonly actions?: readonly Choice[];
  readonly wait?: Reason | null;
  readonly result: Result | null;
}

/** A walk that a rotation opens or closes. */
export interface Way {
  readonly from: Gate;
  readonly to: Gate;
  readonly bonus: boolean;
  readonly walk: Walk;
}

/** What a rotation changes for one seat; `left` counts the walks that it has afterwards. */
export interface Change {
  readonly opened: readonly Way[];
  readonly closed: readonly Way[];
  readonly left: number;
}

/** What a rotation would open and close. */
export interface Preview {
  readonly tile: TileSeen;
  readonly degrees: number;
  readonly seats: readonly Change[];
}
