/** Types of the view of Mogul (2013). */

import type * as gen from "../../lib/net/types.gen";

/** What a choice would bring about; a depot's end bonus comes from the rules, by network and in all. */
export type Effect = gen.Mogul2013Effect;
/** Dollars more, or fewer, at the end by network. */
export type Bonus = gen.MogulNumbers;
export type Choice = gen.Mogul2013Choice;
/** A station space: its town, its place on a canvas of 1000 × 600, its one or two networks. */
export type Station = gen.Mogul2013Station;
export type RailMap = gen.Mogul2013Map;
/** A track from station to station; places between are bends. */
export type Track = RailMap["tracks"]["brown"][number];
export type Result = gen.Mogul2013Result;
export type View = gen.Mogul2013View;
