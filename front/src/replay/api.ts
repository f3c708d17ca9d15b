/** Replays and records: one call each. */

import { BASE } from "../lib/net/base";
import { settings } from "../lib/storage/settings.svelte";
import { ApiError, call } from "../lib/net/api";
import type { AnyView } from "../table/model/types";
import type { Level, CreatedTable } from "../lib/net/wire";
import type * as gen from "../lib/net/types.gen";

export type About = gen.ReplayInfo;
export type Kept = gen.RecordKept;
/** The viewer: all hands open, a spectator, or the number of a seat. */
export type Viewer = "all" | "public" | `${number}`;

export type Step = gen.StepInfo;

export interface Moment {
  step: Step;
  view: AnyView;
}

/** Why a record is refused: in words, and where. */
export type Fault = gen.Mistake;

/** How long many records may take to be sent and replayed. */
const BRING_WITHIN = 180_000;

const base = (id: string): string => `/replays/${encodeURIComponent(id)}`;

export const about = (id: string): Promise<About> => call("GET", base(id));
export const moment = (id: string, at: number, viewer: Viewer): Promise<Moment> =>
  call("GET", `${base(id)}/at/${at}?as=${viewer}`);
export const steps = (id: string, viewer: Viewer): Promise<Step[]> =>
  call("GET", `${base(id)}/steps?as=${viewer}`);
export const playOn = (
  id: string,
  request: { at: number; seat: number; level: Level; redeal: boolean },
): Promise<CreatedTable> => call("POST", `${base(id)}/fork`, { ...request, pace: settings.pace });
/** Address of the record, for a download link. */
export const recordOf = (id: string): string => `${BASE}/api${base(id)}/record`;
/** Address of a moment, to be shared. */
export const momentAt = (id: string, at: number, viewer: Viewer = "all"): string =>
  `/replay/${encodeURIComponent(id)}?at=${at}&as=${viewer}`;

/** Bring records to the server: what it kept, or what is wrong with them. */
export async function bring(text: string): Promise<Kept[] | Fault> {
  const signal = AbortSignal.timeout(BRING_WITHIN);
  const answer = await fetch(`${BASE}/api/records`, { method: "POST", body: text, signal }).catch(
    (reason: unknown) => {
      throw new ApiError(0, "net/offline", String(reason));
    },
  );
  if (answer.ok) return (await answer.json()) as Kept[];
  const said = (await answer.json().catch(() => ({}))) as { error?: Fault };
  return said.error ?? { code: `http/${answer.status}`, text: answer.statusText };
}
