/** Dragging a tile: it follows the finger around its gate and snaps to a quarter. */

import type { Attachment } from "svelte/attachments";
import type { TableModel } from "../../../table/model/model.svelte";
import { controls, turnable, viewOf } from "../board-controls.svelte";

const SLACK = 7;
const BLIND = 0.16;

interface Grip {
  readonly gate: string;
  readonly x: number;
  readonly y: number;
  readonly blind: number;
  readonly from: readonly [x: number, y: number];
  readonly before: number;
  /** The finger's angle when last seen; null as long as it is too near to the middle. */
  angle: number | null;
  sum: number;
  moved: boolean;
}

/** The nearest way from one angle to another, in degrees. */
const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** Let tiles be turned by dragging: with a mouse any, with a finger the one that is chosen, so that pages still scroll. */
export const turning =
  (table: TableModel): Attachment<HTMLElement> =>
  (node) => {
    let grip: Grip | null = null;

    function take(event: PointerEvent): void {
      const tile = (event.target as Element).closest<HTMLElement>("[data-gate]");
      const gate = tile?.dataset.gate;
      if (!tile || !gate || event.button || !turnable(viewOf(table)).includes(gate)) return;
      const pick = controls.pick(table);
      const chosen = pick?.kind === "tile" && pick.gate === gate;
      if (event.pointerType !== "mouse" && !chosen) return;
      const box = tile.getBoundingClientRect();
      grip = {
        gate,
        x: box.left + box.width / 2,
        y: box.top + box.height / 2,
        blind: box.width * BLIND,
        from: [event.clientX, event.clientY],
        before: chosen ? controls.angle : 0,
        angle: null,
        sum: 0,
        moved: false,
      };
    }

    function drag(event: PointerEvent): void {
      if (!grip) return;
      if (
        !grip.moved &&
        Math.hypot(event.clientX - grip.from[0], event.clientY - grip.from[1]) < SLACK
      )
        return;
      if (!grip.moved) begin(event);
      const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
      if (Math.hypot(x, y) < grip.blind) return;
      const angle = (Math.atan2(y, x) * 180) / Math.PI;
      if (grip.angle !== null) grip.sum += between(grip.angle, angle);
      grip.angle = angle;
      controls.angle = grip.before + grip.sum;
    }

    function begin(event: PointerEvent): void {
      grip!.moved = true;
      node.setPointerCapture(event.pointerId);
      const pick = controls.pick(table);
      if (pick?.kind !== "tile" || pick.gate !== grip!.gate)
        controls.choose(table, { kind: "tile", gate: grip!.gate });
      controls.drifting = true;
      const [x, y] = [grip!.from[0] - grip!.x, grip!.from[1] - grip!.y];
      if (Math.hypot(x, y) >= grip!.blind) grip!.angle = (Math.atan2(y, x) * 180) / Math.PI;
    }

    function release(): void {
      if (grip?.moved) {
        controls.drifting = false;
        controls.angle = Math.round(controls.angle / 90) * 90;
        // Ignore the click that ends a drag.
        node.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 50);
      }
      grip = null;
    }

    const stop = (event: Event): void => event.stopPropagation();

    node.addEventListener("pointerdown", take);
    node.addEventListener("pointermove", drag);
    node.addEventListener("pointerup", release);
    node.addEventListener("pointercancel", release);
    return () => {
      node.removeEventListener("pointerdown", take);
      node.removeEventListener("pointermove", drag);
      node.removeEventListener("pointerup", release);
      node.removeEventListener("pointercancel", release);
    };
  };
