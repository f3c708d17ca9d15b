/** Hand the table's model down to everything on the table. */

import { getContext, setContext } from "svelte";
import type { TableModel } from "./model.svelte";

const KEY = Symbol("table");

export const setTable = (model: TableModel): TableModel => setContext(KEY, model);

export const useTable = (): TableModel => getContext<TableModel>(KEY);
