/** The keys that speak facts: `f` and a letter, and single keys for the most frequent ones. */

import type { Shortcut } from "../../lib/a11y/keys";
import { say } from "../../lib/a11y/announcer.svelte";
import { t } from "../../lib/i18n/i18n.svelte";
import type { TableModel } from "../model/model.svelte";
import { keysOfFacts, LETTERS, lines, seatLines, type Topic } from "./facts";

/** Facts with a key of their own. */
const DIRECT: Readonly<Record<string, Topic>> = { w: "turn", y: "mine", a: "news" };

const spoken = (label: () => string, words: () => readonly string[]): Shortcut => ({
  label,
  run: () => say(words().join(" ")),
  anywhere: true,
});

export function factKeys(table: TableModel): Readonly<Record<string, Shortcut>> {
  const about = (topic: Topic): Shortcut =>
    spoken(
      () => t(`fact-${topic}`),
      () => lines(table, topic),
    );
  const letters = Object.entries(LETTERS).map(([key, topic]) => [`f ${key}`, about(topic)]);
  const direct = Object.entries(DIRECT).map(([key, topic]) => [key, about(topic)]);
  const seats = table.seats.map(({ seat }) => [
    `f ${seat + 1}`,
    spoken(
      () => table.name(seat),
      () => seatLines(table, seat),
    ),
  ]);
  return {
    f: spoken(
      () => t("fact-key"),
      () => [t("fact-which")],
    ),
    ...Object.fromEntries([...letters, ...seats, ...direct]),
    "f ?": spoken(
      () => t("fact-list"),
      () => [keysOfFacts()],
    ),
  };
}
