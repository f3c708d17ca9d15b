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
  await maker().then(({ play }) => heard.forEach(play), missed.tell);
}
