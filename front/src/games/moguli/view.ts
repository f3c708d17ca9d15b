/** Types of the view and previews of Moguli. */

import type * as gen from "../../lib/net/types.gen";

/** A gate, which is also its tile: "a1" to "e7". */
export type Gate = string;
/** A walk, gate by gate, each over or under. */
export type Walk = gen.MoguliWay["walk"];
export type BoardTile = gen.MoguliTile;
/** The two sides that the paths of a face run to. */
export type Sides = BoardTile["over"];
export type Reason = gen.ClauseReason;
export type NoRotation = gen.MoguliNoRotation;
/** Angles by which turning a tile gives a pawn of the viewer a move, while none has one. */
export type Opener = gen.MoguliAngles;
export type Effect = gen.MoguliEffect;
/** The effect of a pawn's move. */
export type PawnEffect = Required<
  Pick<Effect, "from" | "to" | "bonus" | "walk" | "across" | "last">
>;
export type Choice = Omit<gen.MoguliChoice, "id">;
export type Result = gen.MoguliResult;
export type View = gen.MoguliView;
/** A walk that a rotation opens or closes. */
export type Way = gen.MoguliWay;
/** What a rotation changes for one seat; `left` counts the walks that it has afterwards. */
export type Change = gen.MoguliChange;
/** What a rotation would open and close. */
export type Preview = Required<gen.MoguliPreview>;
