/** The server's JSON endpoints: one call each, failures as typed errors. */
import { BASE } from "./base";
import { answers } from "./probe";
import { settings } from "../storage/settings.svelte";
import type {
  AskLengths,
  BestDeals,
  GameLength,
  MyRecord,
  MyTables,
  MyTurns,
  OpenTables,
  VacationInfo,
} from "./types.gen";
import type { Me, Mistake, GameInfo, Level, NewTable, CreatedTable, RuleBook, Frame } from "./wire";

/** A refusal of the server, with a message for the reader; code `net/offline` if the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule?: string,
  ) {
    super(text);
  }
}

/** Time limits of requests in ms: short for reads, longer for writes, for which a server may compile first. */
const LOOK_WITHIN = 20_000;
const MAKE_WITHIN = 60_000;

let first: Promise<unknown> | null = null;

/** Ask the server; raise ApiError when it refuses or cannot be reached. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  // The first answer sets the cookie that identifies the person; parallel first requests would create several people.
  const before = first;
  const asked = (before ?? Promise.resolve()).then(() => ask<T>(method, path, body));
  first ??= asked.catch(() => undefined);
  return asked;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const signal = AbortSignal.timeout(method === "GET" ? LOOK_WITHIN : MAKE_WITHIN);
  // The request is completed even if the page is closed meanwhile.
  const keepalive = method !== "GET";
  const init: RequestInit = { method, signal, headers: { accept: "application/json" }, keepalive };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const answer = await fetch(`${BASE}/api${path}`, init).catch(silent);
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json().catch(silent)) as T;
}

/** No answer, half of one, or one of a login page, which is shown then. */
function silent(reason: unknown): never {
  void answers();
  throw new ApiError(0, "net/offline", String(reason));
}

async function refusal(answer: Response): Promise<ApiError> {
  const found = (await answer.json().catch(() => ({}))) as { error?: Mistake };
  if (!found.error && answer.status < 500) void answers();
  const { code, text, rule } = found.error ?? {
    code: `http/${answer.status}`,
    text: answer.statusText,
  };
  return new ApiError(answer.status, code, text, rule ?? undefined);
}

const path = (parts: TemplateStringsArray, ...names: string[]): string =>
  String.raw(parts, ...names.map(encodeURIComponent));

let all: Promise<GameInfo[]> | null = null;

/** The games and their options, fetched once. */
export function games(): Promise<GameInfo[]> {
  all ??= call<GameInfo[]>("GET", "/games");
  all.catch(() => (all = null));
  return all;
}
/** The levels of bots that a game offers, from the weakest on. */
export const levelsOf = async (game: string): Promise<readonly Level[]> =>
  (await games()).find(({ name }) => name === game)?.levels ?? [];
/** Want a pause of all clocks of a table, or no longer. */
export const putPause = (id: string, agrees: boolean): Promise<unknown> =>
  call("PUT", path`/tables/${id}/pause`, { agrees });
/** Begin a vacation of so many days at most; 0: I am back. */
export const putVacation = (id: string, days: number): Promise<unknown> =>
  call("PUT", path`/tables/${id}/vacation`, { days });
export const vacations = (): Promise<VacationInfo> => call("GET", "/me/vacations");
/** Choose whether a vacation begins by itself shortly before a timeout. */
export const putVacations = (automatic: boolean): Promise<VacationInfo> =>
  call("PUT", "/me/vacations", { automatic });
/** How long a game takes under some time controls. */
export const lengths = (asked: AskLengths): Promise<GameLength[]> =>
  call("POST", "/lengths", asked);
export const openTables = (): Promise<OpenTables> => call("GET", "/tables");
export const myTables = (before = ""): Promise<MyTables> =>
  call("GET", before ? path`/me/tables?before=${before}` : "/me/tables");
/** One's unfinished tables: own turns first, then the nearest deadline. */
export const unfinishedTables = (): Promise<MyTables> => call("GET", "/me/unfinished");
/** The tables at which it is one's turn, the most urgent first. */
export const myTurns = (): Promise<MyTurns> => call("GET", "/me/turns");
/** The code of a refusal: turns last for days, no channel reaches the person, who has promised nothing. */
export const NO_CHANNEL = "clock/no_channel";
export const sit = (
  id: string,
  { alone = false, seat = null }: { alone?: boolean; seat?: number | null } = {},
): Promise<{ seat: number }> =>
  call("POST", path`/tables/${id}/sit`, { seat, checks_alone: alone });
/** Leave a table for good; also while the page is being closed. */
export const leave = (id: string): Promise<unknown> => call("POST", path`/tables/${id}/leave`, {});
export const me = (): Promise<Me> => call("GET", "/me");
export const saveMe = (change: Partial<Pick<Me, "name" | "lang">>): Promise<Me> =>
  call("PUT", "/me", change);
/** Make a table; bots move at the pace of the reader's settings unless another one is given. */
export const makeTable = (request: NewTable): Promise<CreatedTable> =>
  call("POST", "/tables", { ...request, pace: request.pace ?? settings.pace });
export const table = (id: string): Promise<Frame> => call("GET", path`/tables/${id}`);
/** Seat a friend who plays on this device; with null in the first seat that is free. */
export const seatFriend = (id: string, seat: number | null, name: string): Promise<unknown> =>
  call("POST", path`/tables/${id}/sit`, { seat, name });
/** Take the last own choice back, with everything after it. */
export const takeBack = (id: string, seat: number): Promise<unknown> =>
  call("POST", `${path`/tables/${id}/take-back`}?as=${seat}`, {});
/** Make a table that continues from before the last own choice, with everything unknown redealt. */
export const goBack = (id: string, seat: number): Promise<CreatedTable> =>
  call("POST", `${path`/tables/${id}/go-back`}?as=${seat}`, {});
export const rematch = (id: string): Promise<{ table: string }> =>
  call("POST", path`/tables/${id}/rematch`, {});
export const rules = (game: string, lang: string): Promise<RuleBook> =>
  call("GET", path`/rules/${game}?lang=${lang}`);
export const getRecord = <T>(id: string): Promise<T> => call("GET", path`/tables/${id}/record`);
/** Address of the record of a finished game, for a download link. */
/** The reader's finished games. */
export const myRecord = (): Promise<MyRecord> => call("GET", "/me/record");
export const deleteRecord = (): Promise<MyRecord> => call("DELETE", "/me/record");
/** The best deal of each seat of a finished game. */
export const bestDeals = (id: string): Promise<BestDeals> =>
  call("GET", path`/tables/${id}/best-deals`);
export const recordUrl = (id: string): string => `${BASE}/api${path`/tables/${id}/record`}`;
