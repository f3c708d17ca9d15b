/** Where standing orders are of use. */

import { part } from "../../lib/loading/part";
import type { TableModel } from "../model/model.svelte";

/** What is shown of them below the actions. */
export const status = part(() => import("./StandingStatus.svelte"));

/** Whether the reader may want orders: other people play, who would wait for each answer. */
export const canOrder = (table: TableModel): boolean =>
  table.you !== null &&
  !table.alone &&
  !table.past &&
  table.source.table?.status === "playing" &&
  (!table.shared || table.source.table.has_hidden_info);
