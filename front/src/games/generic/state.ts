/** Layout of the view of an unknown game: facts, rows by seat, tables, lists. */

import type { AnyView } from "../../table/model/types";

export type Scalar = string | number | boolean | null;

/** One field that has a value for each seat. */
export interface SeatRow {
  readonly name: string;
  /** For one part of a field: "brown" of the depots on each network. */
  readonly part?: string;
  readonly values: readonly unknown[];
}

/** Rows and columns, with names (a market) or without (a board). */
export interface Grid {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly unknown[] }[];
}

export interface Sorted {
  readonly facts: readonly { readonly name: string; readonly value: unknown }[];
  /** Private facts of the viewer's own seat. */
  readonly mine: readonly { readonly name: string; readonly value: unknown }[];
  /** Facts that take a whole line. */
  readonly lists: readonly { readonly name: string; readonly value: unknown }[];
  readonly bySeat: readonly SeatRow[];
  readonly holdings: readonly SeatRow[];
  readonly grids: readonly Grid[];
  readonly longGrids: readonly Grid[];
  /** Long parts that rarely change: in a closed section. */
  readonly folded: readonly { readonly name: string; readonly value: unknown }[];
}

// Shown elsewhere, or useless to a reader.
const ELSEWHERE = new Set(
  "game seats seat turn over actions wait result options ply phase scores winners reconstruction board".split(
    " ",
  ),
);
const LONG = 40;
const MOST_ROWS = 12;

export const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value !== "object";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  !isScalar(value) && !Array.isArray(value);

// Lists that may have as many items as there are seats.
const NOT_BY_SEAT = new Set(
  "in_auction winners used rotated no_rotation crash_chance cards events".split(" "),
);

const isListOf = (value: unknown, length: number): value is unknown[] =>
  Array.isArray(value) && value.length === length;

/** The amount of text. */
const size = (value: unknown): number =>
  isScalar(value)
    ? 1
    : Object.values(value as object).reduce((sum: number, each) => sum + size(each), 0);

/** Names of the fields of every one of these, if all have the same. */
function sharedFields(rows: readonly unknown[]): readonly string[] | null {
  const [first] = rows;
  if (!first || !rows.every(isRecord)) return null;
  const fields = Object.keys(first);
  const alike = (row: object): boolean =>
    Object.keys(row).join() === fields.join() &&
    Object.values(row).every((cell) => isScalar(cell) || size(cell) < 4);
  return rows.every((row) => alike(row as object)) ? fields : null;
}

/** Read a field as a table: rows of one kind, or rows of scalars of one length. */
function asGrid(name: string, value: unknown): Grid | null {
  if (isScalar(value)) return null;
  const rows = Object.entries(value as object);
  const names = Array.isArray(value)
    ? rows.map(([at]) => String(Number(at) + 1))
    : rows.map(([each]) => each);
  const columns = sharedFields(rows.map(([, row]) => row));
  if (columns?.length) {
    const cells = rows.map(([, row]) => Object.values(row as object));
    return {
      name,
      columns,
      rows: names.map((each, at) => ({ name: each, cells: cells[at] ?? [] })),
    };
  }
  const lists = rows.map(([, row]) => row);
  const width = Array.isArray(lists[0]) ? lists[0].length : 0;
  if (
    lists.length < 2 ||
    width < 2 ||
    !lists.every((row) => isListOf(row, width) && row.every(isScalar))
  )
    return null;
  return {
    name,
    columns: [],
    rows: names.map((each, at) => ({ name: each, cells: lists[at] as unknown[] })),
  };
}

/** The rows by seat of a field: the field itself, or each part of it. */
function asSeatRows(name: string, value: unknown, seats: number): SeatRow[] {
  if (NOT_BY_SEAT.has(name)) return [];
  if (isListOf(value, seats)) return [{ name, values: value }];
  const parts = isRecord(value) ? Object.entries(value) : [];
  if (!parts.length || !parts.every(([, part]) => isListOf(part, seats) && part.every(isScalar)))
    return [];
  return parts.map(([part, values]) => ({ name, part, values: values as unknown[] }));
}

/** Whether one seat alone can see its value: the others' are hidden from it. */
const isSecretOf = (row: SeatRow, seat: number | null): boolean =>
  seat !== null && row.values.every((value, at) => (value === null) === (at !== seat));

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === "object" && size(value) === 0);

/** Sort all fields of an object that belongs to a game of so many seats; `you` is the viewer's. */
export function sort(
  fields: Readonly<Record<string, unknown>>,
  seats: number,
  you: number | null,
): Sorted {
  const mine: Sorted["facts"][number][] = [];
  const facts: Sorted["facts"][number][] = [];
  const lists: typeof facts = [];
  const folded: typeof facts = [];
  const bySeat: SeatRow[] = [];
  const holdings: SeatRow[] = [];
  const grids: Grid[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const rows = asSeatRows(name, value, seats);
    const grid = asGrid(name, value);
    if (rows[0] && isSecretOf(rows[0], you)) mine.push({ name, value: rows[0].values[you ?? 0] });
    else if (value === null) continue;
    else if (rows.length && rows.every((row) => row.values.every(isScalar))) bySeat.push(...rows);
    else if (rows.length) holdings.push(...rows.filter((row) => !row.values.every(isEmpty)));
    else if (size(value) > LONG && !(grid && grid.columns.length < 9)) folded.push({ name, value });
    else if (grid) grids.push(grid);
    else (size(value) > 4 ? lists : facts).push({ name, value });
  }
  return {
    mine: mine.filter(({ value }) => !isEmpty(value)),
    facts,
    lists,
    bySeat,
    holdings,
    grids: grids.filter(({ rows }) => rows.length <= MOST_ROWS),
    longGrids: grids.filter(({ rows }) => rows.length > MOST_ROWS),
    folded,
  };
}

/** The fields that are not shown elsewhere. */
export function sortView(view: AnyView): Sorted {
  const fields = Object.entries(view).filter(([name]) => !ELSEWHERE.has(name));
  return sort(Object.fromEntries(fields), seatsOf(view), youIn(view));
}

/** The viewer's own seat; null for a spectator. */
const youIn = (view: AnyView): number | null => view.seat ?? null;

export const seatsOf = (view: AnyView): number => view.seats ?? 0;
