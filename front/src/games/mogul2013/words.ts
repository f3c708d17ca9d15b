/** Events in words: a message with its arguments and its rule for each. */

import { t } from "../../lib/i18n/i18n.svelte";
import { type Each, isOf, whose, type Some } from "../../lib/game/events";
import type { Mogul2013Event } from "../../lib/net/types.gen";
import type { GameEvent } from "../../lib/net/wire";
import type { Sentence, Sound, Strand } from "../../table/model/types";
import type { TableModel } from "../../table/model/model.svelte";
import { companiesOf } from "../mogul/companies";
import { viewOf } from "../mogul/table";
import { readShare } from "../mogul/view";
import { plan } from "./actions/plan.svelte";
import { targets } from "./table";
import type { View } from "./view";

type Args = Record<string, string | number>;

/** Sentences that name companies, where a table in text has but the share. */
const OWN: Some<Mogul2013Event, string> = { reveal: "m13-told-reveal", take: "m13-told-take" };

/** The rule and the strand of each event; its sentence is `m13-event-` and its type. */
const TOLD: Each<Mogul2013Event, readonly [rule: string, strand: Strand, quiet?: boolean]> = {
  start: ["M13-S3", "other"],
  reveal: ["M13-R2", "other"],
  dividend: ["M13-R3", "scores"],
  credit: ["M13-L1", "scores"],
  bid: ["M13-A2", "auction"],
  leave: ["M13-A3", "auction"],
  win: ["M13-A4", "auction"],
  runner_up: ["M13-A4", "auction", true],
  take: ["M13-X1", "other"],
  sell: ["M13-X3", "scores"],
  erect: ["M13-D1", "other"],
  move: ["M13-D2", "other"],
  nothing: ["M13-X2", "other"],
  crash: ["M13-E1", "other"],
  depot_points: ["M13-E2", "scores", true],
  share_points: ["M13-E3", "scores", true],
  chip_points: ["M13-E3", "scores", true],
  end: ["M13-E4", "scores"],
};

const SOUNDS: Some<Mogul2013Event, Sound> = {
  reveal: "card",
  bid: "chip",
  leave: "chip",
  credit: "chip",
  take: "card",
  sell: "stamp",
  erect: "tile",
  move: "tile",
  win: "bell",
  crash: "crash",
};

/** The fields of an event as arguments: companies and towns by their names. */
function argsOf(event: Mogul2013Event, table: TableModel): Args {
  const view = viewOf<View>(table);
  const named = (id: string): string =>
    companiesOf(view).find((each) => each.id === id)?.name ?? id;
  const town = (code: string): string => view.map.stations[code]?.town ?? code;
  const args: Args = { ...table.who(whose(event)) };
  for (const [field, value] of Object.entries(event))
    if (typeof value === "number") args[field] = value;
  if ("company" in event) args.company = named(event.company);
  const [company, sale] = ("share" in event && readShare(event.share)) || [];
  if (company && sale) Object.assign(args, { company: named(company), sale: named(sale) });
  if ("station" in event)
    Object.assign(args, { station: event.station, town: town(event.station) });
  if ("from" in event) args.from = town(event.from);
  return args;
}

/** The sentence of an event; null for an unknown type. */
export function tell(event: GameEvent, table: TableModel): Sentence | null {
  if (!isOf<Mogul2013Event>(TOLD, event) || !table.view) return null;
  const [rule, strand, small] = TOLD[event.type];
  const args = argsOf(event, table);
  const quiet = small || (event.type === "dividend" && args.self === "no");
  const winners = event.type === "end" ? event.winners : [];
  if (winners.length > 1)
    return { key: "m13-event-end-shared", args: { names: table.list(winners) }, rule, strand };
  const [only] = winners;
  if (event.type === "end" && "shares" in event)
    return {
      key: "m13-event-end-on-shares",
      args: { ...args, ...table.who(only) },
      rule,
      strand,
    };
  const key = OWN[event.type] ?? `m13-event-${event.type}`;
  return { key, args: only === undefined ? args : table.who(only), rule, strand, quiet };
}

/** The sound of an event; leaving an empty bowl makes none. */
export const sound = (event: Mogul2013Event): Sound | null =>
  event.type === "leave" && !event.chips ? null : (SOUNDS[event.type] ?? null);

/** The decision of the viewer on turn, in a few words. */
export function hint(table: TableModel): string {
  const view = viewOf<View>(table);
  if (view.phase === "auction") return t("m13-turn-auction");
  if (plan.from) return t("m13-turn-put-down");
  if (view.phase === "winner") return t("m13-turn-winner");
  if (targets(view, "take").length) return t("m13-turn-take");
  return t("m13-turn-option");
}

/** The decision of another seat on turn. */
export const waiting = (table: TableModel): string =>
  t(`m13-wait-${viewOf(table).phase}`, { name: table.name(table.turn ?? 0) });
