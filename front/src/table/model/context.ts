/** Svelte context with the table model. */

import { getContext, setContext } from "svelte";
import type { TableModel } from "./model.svelte";

const KEY = Symbol("table");

export const setTable = (model: TableModel): TableModel => setContext(KEY, model);

export const useTable = (): TableModel => getContext<TableModel>(KEY);
