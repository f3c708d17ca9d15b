/** Source of a replay: the counterpart of the table socket for a finished game. */

import { ApiError } from "../lib/net/api";
import { Talk } from "../lib/net/talk.svelte";
import type { Frame, LogEntry, Mistake, Seat, Table } from "../lib/net/wire";
import type { TableSource, AnyView } from "../table/model/types";
import { type About, about, type Moment, moment, type Step, steps, type Viewer } from "./api";

/** Between two questions to the server, in ms: it answers sixty a second to one person. */
const PAUSE = 25;
const PATIENCE = 600;
/** Prefetched neighbours of the moment, so that the next press is answered at once. */
const AHEAD = [1, -1, 2, 3, -2, 4];

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

interface Loader {
  moment: (id: string, at: number, viewer: Viewer) => Promise<Moment>;
  steps: (id: string, viewer: Viewer) => Promise<Step[]>;
}

export class ReplaySource implements TableSource {
  readonly about: About;
  /** The requested moment; the shown one follows once it is loaded. */
  at = $state(0);
  viewer = $state<Viewer>("all");
  /** All steps from the viewer's perspective. */
  steps = $state.raw<readonly Step[]>([]);
  /** The moment that is shown. */
  shown = $state.raw<Moment | null>(null);
  trouble = $state.raw<ApiError | null>(null);

  readonly status = "live";
  readonly pendingMove = null;
  readonly looks = null;
  readonly late = null;
  readonly shut = "";
  readonly banned = false;
  readonly blocked = false;
  readonly lostAt = null;
  readonly healed = false;
  readonly talk = new Talk();
  error: Mistake | null = null;

  readonly #kept = new Map<string, Moment>();
  #working = false;
  #closed = false;

  readonly view: AnyView | null = $derived.by(() => this.shown?.view ?? null);
  readonly table: Table = $derived.by(() => this.#asTable());
  readonly frame: Frame<AnyView> = $derived.by(() => ({
    type: "frame",
    seq: this.shown?.step.step ?? 0,
    from: 0,
    log: [],
    fixed: [],
    table: this.table,
    view: this.view,
  }));
  /** The log until the moment that is shown. */
  readonly log: LogEntry[] = $derived.by(() => {
    const now = this.shown?.step.step ?? 0;
    return this.steps.slice(0, now + 1).map(({ step, events }) => ({ seq: step, step, events }));
  });

  private constructor(
    found: About,
    at: number,
    viewer: Viewer,
    /** How moments and steps are fetched. */
    private readonly load: Loader = { moment, steps },
  ) {
    this.about = found;
    this.viewer = this.#known(viewer);
    this.at = this.#within(at);
    void this.#tell();
    void this.#work();
  }

  /** Open a replay at a moment; raise ApiError where there is none. */
  static async open(id: string, at: number, viewer: Viewer): Promise<ReplaySource> {
    return new ReplaySource(await about(id), at, viewer);
  }

  /** Show one moment as a seat sees it, without steps. */
  static still(found: About, shown: Moment): ReplaySource {
    const load = { moment: () => Promise.resolve(shown), steps: () => Promise.resolve([]) };
    const source = new ReplaySource(found, 0, `${found.you ?? 0}`, load);
    source.shown = shown;
    return source;
  }

  get id(): string {
    return this.about.id;
  }
  get last(): number {
    return this.about.steps;
  }

  /** Go to a moment. */
  wind(at: number): void {
    this.at = this.#within(at);
    void this.#work();
  }

  /** Change the viewer. */
  see(viewer: Viewer): void {
    const wanted = this.#known(viewer);
    if (wanted === this.viewer) return;
    this.viewer = wanted;
    void this.#tell();
    void this.#work();
  }

  close(): void {
    this.#closed = true;
  }

  // A replay has no actions.
  move(): void {}
  look(): void {}
  retry(): void {}
  order(): void {}
  setAutoResponse(): void {}
  sit(): void {}
  sitAlone(): void {}
  stand(): void {}
  bot(): void {}
  arrange(): void {}
  free(): void {}
  ready(): void {}
  begin(): void {}
  next(): void {}
  rematch(): void {}
  say(): void {}
  seen(): boolean {
    return false;
  }
  write(): void {}
  report(): void {}
  agree(): void {}

  #within(at: number): number {
    return Math.min(Math.max(Math.trunc(at) || 0, 0), this.about.steps);
  }

  #known(viewer: Viewer): Viewer {
    if (viewer === "public" || Number(viewer) < this.about.seats.length) return viewer;
    return this.about.has_hidden_info ? "all" : "public";
  }

  #key(at: number): string {
    return `${this.viewer} ${at}`;
  }

  /** Load the tape of the viewer; retry until the viewer changes. */
  async #tell(): Promise<void> {
    const { viewer } = this;
    while (!this.#closed && viewer === this.viewer) {
      const found = await this.load
        .steps(this.id, viewer)
        .catch((reason: unknown) => this.#fail(reason));
      if (found && viewer === this.viewer) this.steps = found;
      if (found) return;
      await wait(PATIENCE);
    }
  }

  /** Load moments one after another, the requested one first, until its neighbours are loaded. */
  async #work(): Promise<void> {
    this.#show();
    if (this.#working) return;
    this.#working = true;
    for (let at = this.#missing(); at !== undefined && !this.#closed; at = this.#missing()) {
      const key = this.#key(at);
      const found = await this.load
        .moment(this.id, at, this.viewer)
        .catch((reason: unknown) => this.#fail(reason));
      if (found) this.#kept.set(key, found);
      this.#show();
      await wait(found ? PAUSE : PATIENCE);
    }
    this.#working = false;
  }

  #show(): void {
    this.shown = this.#kept.get(this.#key(this.at)) ?? this.shown;
  }

  #missing(): number | undefined {
    const near = [0, ...AHEAD].map((step) => this.at + step);
    return near.find((at) => at >= 0 && at <= this.last && !this.#kept.has(this.#key(at)));
  }

  /** Retry, unless the game does not exist. */
  #fail(reason: unknown): null {
    if (!(reason instanceof ApiError)) throw reason;
    if (reason.status === 404) {
      this.trouble = reason;
      this.#closed = true;
    }
    return null;
  }

  #asTable(): Table {
    const { id, game, title, message_prefix, options, seats } = this.about;
    const you = this.viewer === "all" || this.viewer === "public" ? null : Number(this.viewer);
    const still = {
      is_host: false,
      host_name: "",
      commit: "",
      reveal: null,
      orders: [],
      order: null,
      standing: null,
      question: null,
      auto_response: null,
      spectators: 0,
      rematch: null,
      can_take_back: false,
    };
    return {
      ...{ id, game, title, message_prefix, options, you, ...still },
      ...{
        pace: "normal",
        step_mode: false,
        awaiting_next: false,
        bots_throttled: false,
        open: false,
        bots_replaceable: false,
        can_host: false,
        has_hidden_info: false,
      },
      ...{
        guests_may_seat: false,
        idle_minutes: 0 as const,
        needs_start: false,
        daily: null,
        deal_known: false,
        can_seat: false,
        removed: false,
        clock: null,
      },
      status: this.view?.over ? "over" : "playing",
      seats: seats.map(({ seat, name, level, bot_name }): Seat => ({
        ...{
          seat,
          name,
          level,
          bot_name,
          online: true,
          you: false,
          replaced_by_bot: false,
          friend: false,
          reserved: false,
          checks_alone: false,
        },
        ...{ ready: false, away: false, link_opens_at: null },
        kind: level ? "bot" : "person",
      })),
    };
  }
}
