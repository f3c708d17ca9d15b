/** The auto-response while the coach is on: recurring questions are asked, so that the coach can explain them. */

import { allOf, oneOf, orNull } from "../lib/storage/checks";
import { session } from "../lib/storage/store";
import type { AutoResponse } from "../lib/net/wire";
import type { TableModel } from "../table/model/model.svelte";

/** The auto-response before the coach; null once the person has chosen. */
interface Stored {
  readonly before: AutoResponse | null;
}

const key = ({ id }: TableModel): string => `moguls.coach.auto-response.${id}`;
const valid = allOf<Stored>({ before: orNull(oneOf<AutoResponse>(["ask", "no", "once"])) });
const stored = (table: TableModel): Stored | undefined => session.read(key(table), valid);

/** Switch the seat to being asked, once a table; later choices of the person are kept. */
export function askForNow(table: TableModel): void {
  const { question, auto_response: response } = table.source.table ?? {};
  if (!question || !response || response === "ask" || table.over || stored(table)) return;
  session.write(key(table), { before: response });
  table.source.setAutoResponse("ask");
}

/** Keep the person's own choice. */
export const chosen = (table: TableModel): void => session.write(key(table), { before: null });

/** Restore the previous auto-response when the coach is switched off, unless the person has chosen meanwhile. */
export function putBack(table: TableModel): void {
  const before = stored(table)?.before;
  session.set(key(table), null);
  if (before && !table.over && table.source.table?.auto_response === "ask")
    table.source.setAutoResponse(before);
}
