/** Deal of the day: one call each. */

import { call } from "../lib/net/api";
import type { CreatedTable, DailyInfo, DailyResults } from "../lib/net/types.gen";
import { settings } from "../lib/storage/settings.svelte";

export const daily = (): Promise<DailyInfo> => call("GET", "/daily");
export const results = (game: string, day: string): Promise<DailyResults> =>
  call("GET", `/daily/${encodeURIComponent(game)}/${day}`);

/** Begin or resume the reader's attempt, bots at the usual pace; return its table. */
export async function attempt(game: string): Promise<string> {
  const made = await call<CreatedTable>("POST", `/daily/${encodeURIComponent(game)}`, {});
  const pace = { pace: settings.pace };
  await call("PUT", `/tables/${made.table}/arrangement`, pace).catch(() => undefined); // it is over
  return made.table;
}
