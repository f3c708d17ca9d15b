/** The choice of a time control for a new table. */
import type { TimeControl } from "../../lib/net/types.gen";
import type { Level } from "../../lib/net/wire";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export const MODES = ["none", "live", "days"] as const;
export const PRESETS = ["brisk", "usual", "slow", "custom"] as const;
export const MINUTES = [10, 20, 30, 60, 120] as const;
export const SECONDS = [0, 5, 10, 30] as const;

/** What is chosen: of days a preset, or own numbers of days and hours. */
export interface TimeChosen {
  mode: (typeof MODES)[number];
  preset: (typeof PRESETS)[number];
  minutes: number;
  seconds: number;
  bank: number;
  increment: number;
  cap: number;
  bot: Level;
  vacation: boolean;
}

export const USUAL_TIME: TimeChosen = {
  mode: "none",
  preset: "usual",
  minutes: 30,
  seconds: 10,
  bank: 3,
  increment: 12,
  cap: 5,
  bot: "normal",
  vacation: true,
};

/** Bank and cap in days, increment in hours; the server has the same presets. */
const OF_PRESET: Record<
  "brisk" | "usual" | "slow",
  { bank: number; increment: number; cap: number }
> = {
  brisk: { bank: 1, increment: 4, cap: 3 },
  usual: { bank: 3, increment: 12, cap: 5 },
  slow: { bank: 3, increment: 36, cap: 10 },
};

/** The time control that is chosen; null for none. */
export function controlOf(chosen: TimeChosen): Required<TimeControl> | null {
  const { mode, preset, bot, vacation } = chosen;
  if (mode === "none") return null;
  const more = { mode, bot, vacation };
  if (mode === "live")
    return { ...more, bank: chosen.minutes * MINUTE, increment: chosen.seconds, cap: 0 };
  const { bank, increment, cap } = preset === "custom" ? chosen : OF_PRESET[preset];
  return { ...more, bank: bank * DAY, increment: increment * HOUR, cap: Math.max(bank, cap) * DAY };
}
