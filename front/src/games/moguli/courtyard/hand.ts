/** Presses on the board: choose, preview and confirm. */

import { t } from "../../../lib/i18n/i18n.svelte";
import type { TableModel } from "../../../table/model/model.svelte";
import {
  actionOf,
  controls,
  movesOf,
  rotation,
  rotationsOf,
  viewOf,
} from "../board-controls.svelte";
import type { Gate } from "../view";
import { barredTile } from "../words";

/** Press a tile, or the pawn on it. */
export function press(table: TableModel, gate: Gate): void {
  const view = viewOf(table);
  if (view.phase === "swap") return pressRow(table, Number(gate.slice(1)));
  const pick = controls.pick(table);
  if (pick?.kind === "pawn" && movesOf(view, pick.gate).some(({ effect }) => effect.to === gate))
    return pressEnd(table, gate);
  if (pick?.kind === "tile" && pick.gate === gate) return turnBy(table, 1);
  if (!(pick?.kind === "pawn" && pick.gate === gate) && movesOf(view, gate).length) {
    return controls.choose(table, { kind: "pawn", gate });
  }
  pressTile(table, gate);
}

/** Choose a tile for rotation, or explain why it cannot be turned. */
export function pressTile(table: TableModel, gate: Gate): void {
  const choices = rotationsOf(viewOf(table), gate);
  if (choices.some(({ legal }) => legal)) return controls.choose(table, { kind: "tile", gate });
  controls.choose(table, null);
  const denied = barredTile(viewOf(table), gate) ?? (table.mine ? choices[0] : null);
  if (denied)
    table.explain({ label: () => t("mog-turn", { gate }), rule: denied.rule, code: denied.code });
}

/** Preview a central row, then exchange the start row for it. */
function pressRow(table: TableModel, row: number): void {
  const choice = actionOf(viewOf(table), `swap ${row}`);
  if (!choice?.legal) return;
  if (controls.row === row) table.play(choice.move);
  controls.row = row;
}

/** Preview the walk to a gate, then move. */
function pressEnd(table: TableModel, gate: Gate): void {
  if (controls.end === gate) commit(table);
  else controls.end = gate;
}

/** Preview a rotation of the chosen tile. */
export function turnBy(table: TableModel, quarters: number): void {
  if (controls.pick(table)?.kind === "tile")
    controls.angle = (Math.round(controls.angle / 90) + quarters) * 90;
}

/** Move the focus to a tile. */
export function focusTile(gate: Gate): void {
  document.querySelector<HTMLElement>(`[data-gate="${gate}"]`)?.focus({ preventScroll: true });
}

/** Cancel the choice of a tile or pawn. */
export function leave(table: TableModel): void {
  const gate = controls.pick(table)?.gate;
  controls.choose(table, null);
  if (gate) focusTile(gate);
}

/** Confirm the preview, or explain why it is not possible. */
export function commit(table: TableModel): void {
  const pick = controls.pick(table);
  const view = viewOf(table);
  if (pick?.kind === "pawn" && controls.end) table.play(`pawn ${pick.gate}-${controls.end}`);
  if (pick?.kind !== "tile" || !controls.quarters) return;
  const move = rotation(pick.gate, controls.quarters);
  const choice = rotationsOf(view, pick.gate).find((each) => each.move === move);
  if (choice?.legal) table.play(move);
  else if (choice)
    table.explain({
      label: () => t("mog-turn", { gate: pick.gate }),
      rule: choice.rule,
      code: choice.code,
    });
}
