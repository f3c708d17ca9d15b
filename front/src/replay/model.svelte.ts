/** Table model of a replay at one of its moments, without actions. */

import { need, t } from "../lib/i18n/i18n.svelte";
import { loadGame } from "../games/load";
import { TableModel } from "../table/model/model.svelte";
import type { Line } from "../table/model/types";
import { moveName } from "../table/model/move";
import { tellPlainly } from "../table/model/tell";
import { type About, type Moment, momentAt, type Viewer } from "./api";
import { ReplaySource } from "./replay-source.svelte";

export class ReplayModel extends TableModel {
  override readonly mine = false;
  override readonly past = true;
  override readonly lines: readonly Line[] = $derived.by(() => this.#tellAll());
  /** The events of the step before the moment. */
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

  /** A table at one moment, as a seat sees it, without steps. */
  static async still(found: About, shown: Moment): Promise<ReplayModel> {
    const made = new ReplayModel(ReplaySource.still(found, shown));
    [made.ui] = await Promise.all([loadGame(found.game), need("table", found.game)]);
    return made;
  }

  override get moment(): number {
    return this.source.at;
  }

  /** Whether it continues a game whose hidden cards were known. */
  get known(): boolean {
    const { has_hidden_info: hidden, fork } = this.source.about;
    return hidden && fork !== null && !("seat" in fork);
  }

  /** The seat that the reader had in the game; null for strangers and imported records. */
  override get reader(): number | null {
    return this.source.about.you;
  }

  /** The name of a seat, marked as the reader's own. */
  label(seat: number): string {
    const name = this.name(seat);
    return seat === this.reader ? t("replay-own", { name }) : name;
  }

  override momentLink(step: number): string {
    return momentAt(this.id, step, this.source.viewer);
  }

  /** The sentence of a step: its events, else the move in the words of its buttons. */
  sentence(step: number): string {
    const made = this.source.steps[step];
    const lines = this.lines.filter((line) => line.step === step);
    // The first one is the move itself: included even if it is minor.
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
