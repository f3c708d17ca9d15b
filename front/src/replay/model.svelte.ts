/** The table of a game that is over, at one of its moments: nothing can be done there. */

import { need, t } from "../lib/i18n/i18n.svelte";
import { loadGame } from "../games/load";
import { TableModel } from "../table/model/model.svelte";
import type { Line } from "../table/model/types";
import { moveName } from "../table/model/move";
import { tellPlainly } from "../table/model/tell";
import { momentAt, type Viewer } from "./api";
import { ReplaySource } from "./replay-source.svelte";

export class ReplayModel extends TableModel {
  override readonly mine = false;
  override readonly past = true;
  override readonly lines: readonly Line[] = $derived.by(() => this.#tellAll());
  /** What the step before the moment brought. */
  readonly now: readonly Line[] = $derived.by(() =>
    this.lines.filter(({ step }) => step === this.source.at),
  );

  constructor(override readonly source: ReplaySource) {
    super(source);
  }

  /** Fetch a finished game and all that its table needs; raise ApiError where there is none. */
  static async open(replay: string, at: number, viewer: Viewer): Promise<ReplayModel> {
    const made = new ReplayModel(await ReplaySource.open(replay, at, viewer));
    const { game } = made.source.about;
    [made.ui] = await Promise.all([loadGame(game), need("table", game)]);
    return made;
  }

  override get moment(): number {
    return this.source.at;
  }

  /** Whether it goes on from a game whose hidden cards were known to whoever set it up. */
  get known(): boolean {
    const { has_hidden_info: hidden, fork } = this.source.about;
    return hidden && fork !== null && !("seat" in fork);
  }

  /** Nobody is "you" here. */
  override who(seat: number | null | undefined): { name: string; self: "yes" | "no" } {
    return { name: this.name(seat ?? 0), self: "no" };
  }

  override momentLink(step: number): string {
    return momentAt(this.id, step, this.source.viewer);
  }

  /** What a step was, in a sentence: what it brought, else the move in the words of its buttons. */
  sentence(step: number): string {
    const made = this.source.steps[step];
    const lines = this.lines.filter((line) => line.step === step);
    // The first one is the move itself: told, however small, before what it brought.
    const told = lines.some((line) => !line.quiet)
      ? lines.filter((line, at) => !line.quiet || (made?.move && !at))
      : [];
    if (told.length) return told.map((line) => t(line.key, line.args)).join(" ");
    if (made?.move)
      return t("replay-move", { ...this.who(made.seat), move: moveName(made.move, this) });
    return t(made?.chance ? "replay-chance" : "replay-deal");
  }

  #tellAll(): Line[] {
    const { ui } = this;
    if (!ui) return [];
    return this.source.steps.flatMap(({ step, events }) =>
      events.map((event, at) => ({
        ...(ui.tell(event, this) ?? tellPlainly(event, this)),
        id: `${step}.${at}`,
        step,
      })),
    );
  }
}
