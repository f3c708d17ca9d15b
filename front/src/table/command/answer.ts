/** Answers to a typed line: the moves and the words of the command `moguls play`, and facts. */

import { shortcuts } from "../../lib/a11y/keys";
import { has, t } from "../../lib/i18n/i18n.svelte";
import { effectInWords } from "../../games/generic/words";
import { clean, type Option, optionsAt } from "../../games/generic/moves";
import { LETTERS, lines, seatLines, type Topic } from "../facts/facts";
import { canHint } from "../hint/hint";
import { moveName } from "../model/move";
import type { TableModel } from "../model/model.svelte";
import type { Choice } from "../model/types";
import { matching } from "./grammar";

/** What a line leads to: sentences, a move, or another window. */
export interface Answer {
  readonly say: readonly string[];
  readonly move?: string;
  /** What closes the window and leads on. */
  readonly leave?: () => void;
}

const TOPICS = new Set<string>(Object.values(LETTERS));
const sentences = (...say: readonly string[]): Answer => ({ say });

export class CommandLine {
  /** The beginnings of moves in the list that was said last; numbers refer to it. */
  #listed: readonly string[] = [];

  readonly #words: Readonly<Record<string, (rest: string) => Answer>>;

  constructor(private readonly table: TableModel) {
    const help = (): Answer => sentences(t("command-help"));
    const draw = (): Answer => this.#table();
    const undo = (): Answer => this.#undo();
    const rules = (rest: string): Answer => this.#rules(rest);
    const leave = (): Answer => ({ say: [], leave: () => undefined });
    this.#words = {
      ...{ "?": help, h: help, help, t: draw, table: draw, u: undo, undo, rule: rules, rules },
      ...{ q: leave, quit: leave, exit: leave },
      moves: (rest) => this.#moves(rest),
      why: (rest) => this.#why(rest),
      hint: () => this.#hint(),
      unseen: () => sentences(...lines(table, "unseen")),
      f: (rest) => this.#fact(rest),
    };
  }

  get #choices(): readonly Choice[] {
    return this.table.mine ? (this.table.view?.actions ?? []) : [];
  }
  get #legal(): readonly Choice[] {
    return this.#choices.filter(({ legal }) => legal);
  }
  get #names(): string[] {
    return this.#legal.map(({ move }) => move);
  }

  /** Answer a line. */
  answer(typed: string): Answer {
    const [word = "", ...rest] = typed.trim().split(/\s+/);
    if (!word) return this.#usual();
    const known = Object.hasOwn(this.#words, word.toLowerCase())
      ? this.#words[word.toLowerCase()]
      : undefined;
    return known?.(rest.join(" ")) ?? this.#read(typed.trim());
  }

  /** Enter alone plays the only legal move. */
  #usual(): Answer {
    const [only, ...others] = this.#names;
    return only && !others.length
      ? { say: [], move: only }
      : sentences(...lines(this.table, "turn"));
  }

  #read(typed: string): Answer {
    if (/^\d+$/.test(typed)) return this.#numbered(Number(typed));
    const fits = matching(typed, this.#names);
    const [first] = fits;
    if (fits.length > 1) return this.#list(fits, t("command-several", { typed }));
    if (first) return { say: [], move: first };
    return this.#topic(typed) ?? this.#refused(typed);
  }

  /** A fact by its name or "seat 2". */
  #topic(typed: string): Answer | null {
    const [word = "", number] = typed.toLowerCase().split(/\s+/);
    if (TOPICS.has(word)) return sentences(...lines(this.table, word as Topic));
    return word === "seat" && number ? this.#fact(number) : null;
  }

  /** A fact by its letter or the number of a seat. */
  #fact(rest: string): Answer {
    const letter = rest.toLowerCase();
    if (Object.hasOwn(LETTERS, letter))
      return sentences(...lines(this.table, LETTERS[letter as keyof typeof LETTERS]));
    const seat = Number(letter) - 1;
    return sentences(...(this.table.seats[seat] ? seatLines(this.table, seat) : [t("fact-which")]));
  }

  #table(): Answer {
    const topics: readonly Topic[] = ["offer", "sold", "market", "mine", "turn"];
    return sentences(...new Set(topics.flatMap((topic) => lines(this.table, topic))));
  }

  #moves(beginning: string): Answer {
    const moves = beginning ? matching(beginning, this.#names) : this.#names;
    return moves.length ? this.#list(moves) : this.#refused(beginning);
  }

  /** Number moves, or groups of many moves with a common beginning. */
  #list(moves: readonly string[], lead = t("command-count", { count: moves.length })): Answer {
    return sentences(lead, ...this.#entries(moves, ""));
  }

  #entries(moves: readonly string[], beginning: string): string[] {
    const choices = this.#legal.filter(({ move }) => moves.includes(move));
    const options = optionsAt(choices, beginning);
    const [single] = options;
    if (options.length === 1 && single && !single.choice)
      return this.#entries(moves, single.prefix);
    this.#listed = options.map(({ prefix }) => prefix);
    return options.map((option, at) => this.#entry(option, at + 1));
  }

  #entry({ prefix, choice, choices }: Option, number: number): string {
    if (!choice) return t("command-group", { number, move: clean(prefix), count: choices.length });
    const { move } = choice;
    const name = moveName(move, this.table);
    const same = name.toLowerCase() === move;
    return t("command-move", { number, move, name: same ? "none" : name });
  }

  #numbered(number: number): Answer {
    const prefix = this.#listed[number - 1];
    const moves = prefix === undefined ? [] : this.#names.filter((move) => move.startsWith(prefix));
    const [first] = moves;
    if (!first || prefix === undefined) return sentences(t("command-no-number", { number }));
    if (moves.length === 1 || first === prefix) return { say: [], move: first };
    const lead = t("command-count", { count: moves.length });
    return sentences(lead, ...this.#entries(moves, prefix));
  }

  #why(typed: string): Answer {
    const [move] = matching(
      typed,
      this.#choices.map((choice) => choice.move),
    );
    const choice = this.#choices.find((each) => each.move === move);
    if (!choice) return this.#refused(typed);
    return sentences(choice.legal ? this.#effect(choice) : this.#denial(choice));
  }

  #effect(choice: Choice): string {
    const { ui } = this.table;
    const effect =
      ui?.effect?.(choice, this.table) ?? effectInWords(choice.effect, choice.move, this.table);
    return t("command-legal", {
      name: moveName(choice.move, this.table),
      effect: effect || "none",
    });
  }

  #denial({ move, code, rule }: Choice): string {
    const why = `${this.table.words}-why-${code}`;
    return [
      t("command-denied", { name: moveName(move, this.table) }),
      has(why) && t(why),
      rule && t("table-log-rule", { rule }),
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** Say why a line is not a move now, and what is possible. */
  #refused(typed: string): Answer {
    const { table } = this;
    if (table.past) return sentences(t("command-past"));
    if (!this.#choices.length) return sentences(t("command-not-now"), ...lines(table, "turn"));
    const [move] = typed
      ? matching(
          typed,
          this.#choices.map((choice) => choice.move),
        )
      : [];
    const denied = this.#choices.find((choice) => choice.move === move && !choice.legal);
    const why = denied ? this.#denial(denied) : t("command-unknown", { typed });
    return sentences(why, ...this.#list(this.#names).say);
  }

  #hint(): Answer {
    if (!canHint(this.table)) return sentences(t("command-no-hint"));
    return { say: [], leave: () => void (this.table.panel = "hint") };
  }

  /** The button for it knows when a move can be taken back. */
  #undo(): Answer {
    const back = shortcuts().z?.run;
    if (!back) return sentences(t("command-no-undo"));
    back();
    return sentences();
  }

  #rules(rest: string): Answer {
    const rule = rest.toUpperCase() || this.#choices.find(({ rule: id }) => id)?.rule || "";
    return { say: [], leave: () => this.table.openRules(rule) };
  }
}
