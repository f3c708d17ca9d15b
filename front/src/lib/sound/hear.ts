/** Sounds, if switched on; their code is fetched with the first one. */

import type { Sound } from "../../table/model/types";
import { missed } from "../loading/missed.svelte";
import { once } from "../loading/once";
import { settings } from "../storage/settings.svelte";

const maker = once(() => import("./sound"));

/** Play sounds, one after the other, if they are switched on. */
export async function hear(...sounds: readonly (Sound | null | undefined)[]): Promise<void> {
  const heard = sounds.filter((sound) => sound !== null && sound !== undefined);
  if (!settings.sound || !heard.length) return;
  await maker().then(({ play }) => heard.forEach((sound) => void play(sound)), missed.tell);
}

const PRESSES = ["click", "touchend", "keydown"] as const;

/**
 * Resume sounds at each press, if they are switched on: browsers allow it only then, so their code
 * is fetched before. Return a function that ends it.
 */
export function wakeAtPresses(): () => void {
  let wake: (() => Promise<boolean>) | undefined;
  const load = async (): Promise<void> => {
    if (settings.sound) await maker().then((sounds) => ({ wake } = sounds), missed.tell);
  };
  const onpress = (): void => {
    if (settings.sound) void (wake ?? load)();
  };
  void load();
  for (const press of PRESSES) document.addEventListener(press, onpress, true);
  return () => {
    for (const press of PRESSES) document.removeEventListener(press, onpress, true);
  };
}
