/** Names of devices. */

import { t } from "../lib/i18n/i18n.svelte";
import type { DeviceInfo } from "../lib/net/types.gen";

/** What a device is called: its browser and its system, as far as they are known. */
export function deviceName({ browser, system }: DeviceInfo): string {
  if (browser && system) return t("devices-name", { browser, system });
  return browser || system || t("devices-unnamed");
}
