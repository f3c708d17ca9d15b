/** The fingerprint that this tab has seen during play, to be compared with the one of the record. */

import { session } from "../../lib/storage/store";
import type { TableModel } from "../model/model.svelte";

const key = (id: string): string => `moguls.seal.${id}`;

export function noteSeal({ id, over, source }: TableModel): void {
  const commit = source.table?.commit;
  if (commit && !over && !session.get(key(id))) session.set(key(id), commit);
}

/** The noted fingerprint, or null. */
export const notedSeal = (id: string): string | null =>
  /^[0-9a-f]{64}$/.exec(session.get(key(id)) ?? "")?.[0] ?? null;
