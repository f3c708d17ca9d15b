/** Choices for a new table, stored by game, also for the next table. */
import { flag, mapOf, numeric, oneOf, slotsOf, someOf, text } from "../../lib/storage/checks";
import { PACES } from "../../lib/storage/settings.svelte";
import { draft, keepDraft } from "../../lib/storage/draft";
import { MODES, PRESETS, USUAL_TIME, type TimeChosen } from "./time-control";
import type { Arrangement, GameInfo, Level } from "../../lib/net/wire";

/** Player of a seat: a bot, a friend by link, or a friend on this device. */
export type Guest = Level | "friend" | "here";

interface Chosen {
  seats: number;
  guests: Guest[];
  /** The names of friends on this device, by position among the guests. */
  names: Record<number, string>;
  options: Record<string, string>;
}

/** Host settings; the pace is the one of the reader's settings unless it is chosen here. */
export type Hosting = Required<Omit<Arrangement, "open" | "pace">> & Pick<Arrangement, "pace">;

/** What is stored of a game: a guest at a position may be missing. */
type Stored = Partial<Omit<Chosen, "guests"> & { guests: (string | undefined)[] }>;

interface Kept {
  game: string;
  open: boolean;
  settings: Partial<Hosting>;
  time: Partial<TimeChosen>;
  by: Record<string, Stored>;
}

const KEY = "new-table";
const MOST = 16;
const USUAL = 4;
const USUAL_HOSTING: Hosting = {
  bots_replaceable: false,
  guests_may_seat: false,
  idle_minutes: 5,
  step_mode: false,
};
const VALID = someOf<Kept>({
  game: text,
  open: flag,
  settings: someOf<Hosting>({
    bots_replaceable: flag,
    guests_may_seat: flag,
    idle_minutes: oneOf<Hosting["idle_minutes"]>([0, 2, 5, 15]),
    pace: oneOf(PACES),
    step_mode: flag,
  }),
  time: someOf<TimeChosen>({
    mode: oneOf(MODES),
    preset: oneOf(PRESETS),
    minutes: numeric(),
    seconds: numeric(),
    bank: numeric(),
    increment: numeric(),
    cap: numeric(),
    bot: oneOf<TimeChosen["bot"]>(["beginner", "easy", "normal", "hard", "expert"]),
    vacation: flag,
  }),
  by: mapOf<Stored>(
    someOf<Stored>({
      seats: numeric(),
      guests: slotsOf(text),
      names: mapOf(text),
      options: mapOf(text),
    }),
  ),
});

export class Choices {
  game = $state("");
  open = $state(false);
  hosting = $state<Hosting>(USUAL_HOSTING);
  time = $state<TimeChosen>(USUAL_TIME);
  #by = $state<Record<string, Stored>>({});

  constructor(
    readonly games: readonly GameInfo[],
    wanted: string | null,
    listed: boolean,
  ) {
    const kept = draft<Partial<Kept>>(KEY, {}, VALID);
    const known = [wanted, kept.game].find((name) => games.some((game) => game.name === name));
    this.game = known ?? games[0]?.name ?? "";
    this.open = listed || (kept.open ?? false);
    this.hosting = { ...USUAL_HOSTING, ...kept.settings };
    this.time = { ...USUAL_TIME, ...kept.time };
    this.#by = kept.by ?? {};
  }

  readonly info = $derived.by(() => this.games.find(({ name }) => name === this.game));
  /** The choices for this game, limited to what is possible. */
  readonly chosen: Chosen = $derived.by(() => {
    const { seats = USUAL, guests = [], names = {}, options = {} } = this.#by[this.game] ?? {};
    const possible = this.info?.seats ?? [seats];
    const usual = possible.includes(USUAL) ? USUAL : (possible.at(-1) ?? USUAL);
    return {
      seats: possible.includes(seats) ? seats : usual,
      guests: Array.from(
        { length: MOST },
        (_, at) => this.#guest(guests[at]) ?? (at === 0 ? "friend" : "normal"),
      ),
      names,
      options: this.#possible(options),
    };
  });

  /** Choose something for this game. */
  choose(change: Partial<Chosen>): void {
    this.#by[this.game] = { ...this.#by[this.game], ...change };
    this.keep();
  }

  /** Decide something as the host. */
  host(change: Partial<Hosting>): void {
    this.hosting = { ...this.hosting, ...change };
    this.keep();
  }

  /** Choose the time of the table. */
  timed(change: Partial<TimeChosen>): void {
    this.time = { ...this.time, ...change };
    this.keep();
  }

  keep(): void {
    keepDraft(KEY, {
      game: this.game,
      open: this.open,
      settings: $state.snapshot(this.hosting),
      time: $state.snapshot(this.time),
      by: $state.snapshot(this.#by),
    });
  }

  /** A guest whom the game still knows. */
  #guest(guest: string | undefined): Guest | undefined {
    const guests: readonly Guest[] = ["friend", "here", ...(this.info?.levels ?? [])];
    return guests.find((known) => known === guest);
  }

  /** House rules that the game still has, with values that it knows. */
  #possible(options: Record<string, string>): Record<string, string> {
    const fits = ([name, value]: [string, string]): boolean => {
      const one = this.info?.switches.find((each) => each.name === name);
      return (
        one !== undefined &&
        value !== one.default &&
        (one.numbers !== null || one.values.includes(value))
      );
    };
    return Object.fromEntries(Object.entries(options).filter(fits));
  }
}
