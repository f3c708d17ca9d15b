/** Settings of the reader, stored in the browser. public/first-paint.js applies them before the first paint. */

import { type Check, flag, numeric, oneOf, someOf } from "./checks";
import { local } from "./store";
import type { Pace } from "../net/wire";

export type Scheme = "system" | "dark" | "light" | "contrast";
/** Colours of companies and stocks: the usual, for red-green colour blindness, without colour. */
export type Palette = "standard" | "strong" | "gray";
/** When what happens is said to a screen reader: at every move, at the reader's turn, or once a round. */
export type Spoken = "move" | "turn" | "round";
export type Motion = "system" | "full" | "none";

const KEPT = "moguls.settings";
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const SPOKEN: readonly Spoken[] = ["move", "turn", "round"];
export const PACES: readonly Pace[] = ["slow", "normal", "at_once"];

interface Choices {
  scheme: Scheme;
  motion: Motion;
  /** Whether single letters are shortcuts; switched off they cannot be triggered by accident or by speech input. */
  keys: boolean;
  /** Whether every game is shown as text and tables instead of its own board. */
  plain: boolean;
  palette: Palette;
  spoken: Spoken | null;
  /** How fast bots move at tables that the reader makes. */
  pace: Pace;
  sound: boolean;
  /** How loud sounds are, 0 to 1. */
  volume: number;
}

const valid: Check<Partial<Choices>> = someOf<Choices>({
  scheme: oneOf<Scheme>(["system", "dark", "light", "contrast"]),
  motion: oneOf<Motion>(["system", "full", "none"]),
  keys: flag,
  plain: flag,
  palette: oneOf<Palette>(["standard", "strong", "gray"]),
  spoken: oneOf(SPOKEN),
  pace: oneOf(PACES),
  sound: flag,
  volume: numeric(0, 1),
});
const kept = (): Partial<Choices> => local.read(KEPT, valid) ?? {};

/** The scheme of the device, unless it asks for more contrast. */
const usual = (): Scheme =>
  matchMedia("(prefers-contrast: more)").matches ? "contrast" : "system";

/** Page background in light and dark, also used for the browser's own bar; the same as in tokens.css. */
const [DAY, NIGHT] = ["#f3ead6", "#0a1224"];
const BARS: Readonly<Record<Scheme, readonly [string, string]>> = {
  system: [DAY, NIGHT],
  light: [DAY, DAY],
  dark: [NIGHT, NIGHT],
  contrast: ["#ffffff", "#000000"],
};

/** Give the browser's bar the colour of the chosen scheme. */
export function tint(scheme: Scheme): void {
  const [day, night] = BARS[scheme];
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = bar.getAttribute("media")?.includes("light") ? day : night;
}

class Settings {
  scheme = $state<Scheme>(kept().scheme ?? usual());
  motion = $state<Motion>(kept().motion ?? "system");
  keys = $state(kept().keys ?? true);
  plain = $state(kept().plain ?? false);
  palette = $state<Palette>(kept().palette ?? "standard");
  /** None chosen: as it is usual where tables are drawn, or shown as text. */
  spoken = $state<Spoken | null>(kept().spoken ?? null);
  pace = $state<Pace>(kept().pace ?? "normal");
  sound = $state(kept().sound ?? false);
  volume = $state(kept().volume ?? 0.6);

  /** Change something, show it at once and remember it. */
  set(change: Partial<Choices>): void {
    Object.assign(this, change);
    const { scheme, motion, palette } = this;
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    root.dataset.motion = motion;
    root.dataset.palette = palette;
    tint(scheme);
    // Only explicit choices: all else follows the device.
    local.write(KEPT, { ...kept(), ...change });
  }
}

export const settings = new Settings();
tint(settings.scheme);

/** Whether nothing should move: by the reader's setting, else by the system's. */
export const motionless = (): boolean =>
  settings.motion === "system" ? still.matches : settings.motion === "none";
