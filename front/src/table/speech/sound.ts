/** The switch of the sounds at a table. */

import { say } from "../../lib/a11y/announcer.svelte";
import { t } from "../../lib/i18n/i18n.svelte";
import { hear } from "../../lib/sound/hear";
import { settings } from "../../lib/storage/settings.svelte";

/** Switch sounds on or off, and announce it. */
export function switchSound(): void {
  settings.set({ sound: !settings.sound });
  say(t(settings.sound ? "table-sound-on" : "table-sound-off"));
  void hear("chip");
}
