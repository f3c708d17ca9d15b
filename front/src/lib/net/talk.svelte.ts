/** What people say at a table, and whom the reader has muted. */

import { allOf, flag, listOf, text } from "../storage/checks";
import { local } from "../storage/store";
import type { TalkLine, SayMessage, TalkMessage } from "./types.gen";

export type Words = SayMessage["words"];

export const PHRASES: readonly Words[] = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "one_moment",
];
export const EMOTES: readonly Words[] = ["smile", "laugh", "surprise", "think", "cry", "applause"];

const MUTED = "moguls.muted";
const SILENT = "moguls.muted.all";
/** The messages in memory, and the muted people that are remembered. */
const MOST = 40;
const MOST_SHOWN = 3;
const MOST_MUTED = 200;

interface MutedPerson {
  /** Identifies the person to this reader. */
  readonly sender: string;
  readonly name: string;
}

const stored = (): MutedPerson[] =>
  local.read(MUTED, listOf(allOf<MutedPerson>({ sender: text, name: text }))) ?? [];

/** The people whose messages are not shown, remembered by the browser for all tables. */
class Muted {
  people = $state.raw<readonly MutedPerson[]>(stored());
  /** Whether nobody is heard. */
  all = $state(local.read(SILENT, flag) ?? false);

  has(sender: string): boolean {
    return this.people.some((person) => person.sender === sender);
  }
  mute({ sender, name }: MutedPerson): void {
    const others = stored().filter((person) => person.sender !== sender);
    this.#keep([...others, { sender, name }].slice(-MOST_MUTED));
  }
  unmute(sender: string): void {
    this.#keep(stored().filter((person) => person.sender !== sender));
  }
  muteAll(silent: boolean): void {
    this.all = silent;
    local.write(SILENT, silent);
  }
  #keep(people: readonly MutedPerson[]): void {
    this.people = people;
    local.write(MUTED, people);
  }
}

export const muted = new Muted();

/** The messages of one table, oldest first. */
export class Talk {
  #said = $state.raw<readonly TalkLine[]>([]);
  /** The seats whose people want the texts in the record. */
  agreed = $state.raw<readonly number[]>([]);
  /** The text that is being written. */
  draft = $state("");
  /** The texts that the reader has reported. */
  reported = $state.raw<readonly number[]>([]);
  /** Messages of others that are still to be shown. */
  #fresh = $state.raw<readonly TalkLine[]>([]);

  readonly said: readonly TalkLine[] = $derived(this.#said.filter(isHeard));
  readonly fresh: readonly TalkLine[] = $derived(this.#fresh.filter(isHeard));

  /** Take what the server sends: all earlier messages at first and after a change, then new ones. */
  hear({ lines, is_new: isNew, agreed }: TalkMessage): void {
    this.agreed = agreed ?? [];
    this.#said = isNew ? [...this.#said, ...lines].slice(-MOST) : lines;
    const ids = new Set(this.#said.map(({ id }) => id));
    this.#fresh = this.#fresh.filter(({ id }) => ids.has(id));
    if (isNew) this.#fresh = [...this.#fresh, ...lines].slice(-MOST_SHOWN);
  }
  /** Show a message no longer. */
  dismiss(id: number): void {
    this.#fresh = this.#fresh.filter((message) => message.id !== id);
  }
}

const isHeard = ({ own, sender }: TalkLine): boolean => own || !(muted.all || muted.has(sender));
