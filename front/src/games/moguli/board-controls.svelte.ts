/** Controls of the board: unfinished rotations and moves, the underground view. */

import { call } from "../../lib/net/api";
import { measured } from "../../lib/motion/frames";
import { allOf, type Check, numeric, oneOf, orNull, text } from "../../lib/storage/checks";
import { local } from "../../lib/storage/store";
import type { TableModel } from "../../table/model/model.svelte";
import type { Choice, Gate, PawnEffect, Preview, View } from "./view";

export const viewOf = (table: TableModel): View => table.view as View;

/** A tile being turned, or a pawn being moved. */
export interface Pick {
  readonly kind: "tile" | "pawn";
  readonly gate: Gate;
}

/** The part that survives a reload. */
export interface Half {
  readonly pick: Pick;
  readonly angle: number;
  readonly end: Gate | null;
}

/** What is chosen, at which moment. */
interface Chosen<What> {
  readonly at: string;
  readonly pick: What;
}

const KEPT = "moguls.moguli";
const gate: Check<Gate> = (found) =>
  /^[a-e][1-7]$/.test(text(found) ?? "") ? text(found) : undefined;
export const VALID_HALF = allOf<Half>({
  pick: allOf<Pick>({ kind: oneOf(["tile", "pawn"]), gate }),
  angle: numeric(),
  end: orNull(gate),
});

class BoardControls {
  /** Whether the underground is shown. */
  below = $state(false);
  /** Whether the underground is shown while a button is pressed. */
  held = $state(false);
  /** Whether the board is seen from the other side. */
  turned = $state(local.get(KEPT) === "turned");
  /** By how much the chosen tile is turned, to be looked at: degrees clockwise, whole quarters unless a finger holds it. */
  angle = $state(0);
  drifting = $state(false);
  /** Where the chosen pawn would go. */
  end = $state<Gate | null>(null);
  /** The central row that is looked at while start rows are swapped. */
  row = $state<number | null>(null);
  /** The tile that the keys are on. */
  cursor = $state<Gate>("c1");

  #pick = $state.raw<Chosen<Pick> | null>(null);
  /** What the dock has buttons for: a frame later, so that the board answers a press first. */
  #docked = $state.raw<Chosen<Pick | "listed"> | null>(null);
  #next: Chosen<Pick | "listed"> | null = null;
  #previews = $state.raw<{ readonly at: string; readonly of: Readonly<Record<string, Preview>> }>({
    at: "",
    of: {},
  });

  /** By how many quarters clockwise that is. */
  get quarters(): number {
    return ((Math.round(this.angle / 90) % 4) + 4) % 4;
  }

  /** What is chosen, as long as nothing has happened since. */
  pick(table: TableModel): Pick | null {
    return this.#pick?.at === moment(table) ? this.#pick.pick : null;
  }

  /** What the dock has buttons for; `listed`: all tiles, to choose from. */
  docked(table: TableModel): Pick | "listed" | null {
    return this.#docked?.at === moment(table) ? this.#docked.pick : null;
  }

  /** Choose a tile or a pawn, or none; then the dock may list the tiles. */
  choose(table: TableModel, pick: Pick | null, listed = false): void {
    this.#pick = pick && { at: moment(table), pick };
    const next = listed ? "listed" : pick;
    this.#next = next && { at: moment(table), pick: next };
    if (document.hidden) this.#docked = this.#next;
    else void measured().then(() => (this.#docked = this.#next));
    this.angle = 0;
    this.drifting = false;
    this.end = null;
    if (pick) this.cursor = pick.gate;
    // The server previews the table, not what is planned.
    if (pick?.kind === "tile" && table.side === null) void this.#look(table, pick.gate);
  }

  reset(table: TableModel): void {
    this.choose(table, null);
    this.below = false;
    this.held = false;
    this.row = null;
  }

  /** The unfinished choice to store; a tile in whole quarters. */
  half(table: TableModel): Half | null {
    const pick = this.pick(table);
    return pick && { pick, angle: Math.round(this.angle / 90) * 90, end: this.end };
  }

  /** Restore the choice after a reload. */
  resume(table: TableModel, half: Half): void {
    this.choose(table, half.pick);
    this.angle = half.angle;
    this.end = half.end;
  }

  /** Turn the board around. */
  flip(): void {
    this.turned = !this.turned;
    local.set(KEPT, this.turned ? "turned" : "");
  }

  /** What a rotation would change, once the server has said it. */
  preview(table: TableModel, move: string): Preview | null {
    return this.#previews.at === moment(table) ? (this.#previews.of[move] ?? null) : null;
  }

  /** What the rotation that is looked at would change. */
  looked(table: TableModel): Preview | null {
    const pick = this.pick(table);
    return pick?.kind === "tile" && this.quarters
      ? this.preview(table, rotation(pick.gate, this.quarters))
      : null;
  }

  /** Ask the server what each rotation of a tile would change. */
  async #look(table: TableModel, gate: Gate): Promise<void> {
    const at = moment(table);
    const moves = rotationsOf(viewOf(table), gate).filter(({ legal }) => legal);
    await Promise.all(
      moves.map(async ({ move }) => {
        if (this.preview(table, move)) return;
        const seen = `seq=${table.source.frame?.seq ?? 0}&as=${table.you ?? 0}`;
        const asked = call<{ effect: Preview }>(
          "GET",
          `/tables/${table.id}/preview?move=${encodeURIComponent(move)}&${seen}`,
        );
        const told = await asked.catch(() => null);
        if (!told?.effect.seats || at !== moment(table)) return;
        const known = this.#previews.at === at ? this.#previews.of : {};
        this.#previews = { at, of: { ...known, [move]: told.effect } };
      }),
    );
  }
}

export const controls = new BoardControls();

/** The key of the buttons in the dock. */
export function step(table: TableModel): string {
  const { phase } = viewOf(table);
  const docked = controls.docked(table);
  const pick = typeof docked === "object" ? docked : null;
  return [phase, table.mine, docked === "listed", pick?.kind, pick?.gate].join();
}

/** The key of a table, its state and its viewer. */
const moment = (table: TableModel): string => `${table.id} ${table.you} ${viewOf(table).ply}`;

/** Whether the board is drawn with row 7 below. */
export const flippedFor = (table: TableModel): boolean =>
  ((table.side ?? table.you ?? table.reader) === 1) !== controls.turned;

export const rotation = (gate: Gate, quarters: number): string => `rotate ${gate} ${90 * quarters}`;

/** All that the server says of turning a tile now: allowed, or not and why. */
export function rotationsOf(view: View, gate: Gate): Choice[] {
  return [1, 2, 3].flatMap((quarters): Choice[] => {
    const move = rotation(gate, quarters);
    const known = view.actions?.find((choice) => choice.move === move);
    if (known?.legal) return [known];
    const denied = whyNoRotation(view, gate, quarters) ?? known;
    return denied ? [{ move, legal: false, rule: denied.rule, code: denied.code }] : [];
  });
}

/** The reason why a tile may not be turned by an angle: from the view, or because another seat is on turn. */
function whyNoRotation(
  view: View,
  gate: Gate,
  quarters: number,
): { rule?: string; code?: string } | null {
  if (view.wait) return view.wait;
  const barred = view.no_rotation.find(
    ({ tile, degrees }) => tile === gate && degrees.includes(90 * quarters),
  );
  return barred ?? view.rotated_out;
}

/** The legal moves of the pawn on a gate. */
export const movesOf = (view: View, gate: Gate): (Choice & { readonly effect: PawnEffect })[] =>
  (view.actions ?? []).filter(
    (choice) => choice.legal && choice.move.startsWith(`pawn ${gate}-`),
  ) as (Choice & {
    readonly effect: PawnEffect;
  })[];

/** The gates from which a pawn can move now. */
export const movable = (view: View): Gate[] => [
  ...new Set(
    (view.actions ?? []).flatMap(({ move, legal }) =>
      legal && move.startsWith("pawn ") ? [move.slice(5, 7)] : [],
    ),
  ),
];

/** The tiles that can be turned now, by some angle. */
export const turnable = (view: View): Gate[] => [
  ...new Set(
    (view.actions ?? []).flatMap(({ move, legal }) =>
      legal && move.startsWith("rotate ") ? [move.slice(7, 9)] : [],
    ),
  ),
];

/** The action of this notation: the viewer's own, or disabled while another is on turn. */
export function actionOf(view: View, move: string): Choice | null {
  const own = view.actions?.find((choice) => choice.move === move);
  if (own) return own;
  return view.wait ? { move, legal: false, ...view.wait } : null;
}
