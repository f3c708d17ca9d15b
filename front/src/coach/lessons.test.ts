/** The coach's sentences are true: checked over the views of 200 deals of each game. */

import { beforeAll, describe, expect, test } from "vitest";
import { load, need, t } from "../lib/i18n/i18n.svelte";
import type { AnyView } from "../table/model/types";
import { type Lesson, type Moment, momentOf } from "./lesson";
import { lessonsOf } from "./lessons";

const WORDS: Readonly<Record<string, string>> = {
  "mogul-2002": "m02",
  "mogul-2013": "m13",
  moguli: "mog",
  "take-stock": "tks",
};
const LANGUAGES = ["en", "fr", "it", "de"] as const;
const MEGABYTES = 2 ** 26;

type Seen = AnyView & { readonly seat: number };

/** The part of Node's types that is needed here. */
interface Node {
  cwd(): string;
  readonly env: Readonly<Record<string, string | undefined>>;
  getBuiltinModule(name: string): {
    execFileSync(program: string, words: string[], how: object): string;
    existsSync(path: string): boolean;
  };
}
const node = (globalThis as unknown as { process: Node }).process;
const ROOT = `${node.cwd()}/..`;

/** The Python that has the games: that of the test run, else that of the set-up. */
function python(): string {
  const { existsSync } = node.getBuiltinModule("node:fs");
  const own = [`${ROOT}/.venv/bin/python`, `${ROOT}/.venv/Scripts/python.exe`].find((path) =>
    existsSync(path),
  );
  return node.env.MOGULS_PYTHON ?? own ?? "python3";
}

const read = new Map<string, Seen[]>();

/** The views of seats in 200 deals of a game. */
function viewsOf(game: string): Seen[] {
  const views = read.get(game) ?? readViews(game);
  read.set(game, views);
  return views;
}

function readViews(game: string): Seen[] {
  const { execFileSync } = node.getBuiltinModule("node:child_process");
  const how = { cwd: ROOT, encoding: "utf-8", maxBuffer: MEGABYTES };
  const lines = execFileSync(python(), ["-m", "tests.words.coach_views", game], how)
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Seen);
}

const around = (view: Seen, at: number) => ({
  you: view.seat,
  mine: view.turn === view.seat,
  here: at % 2 === 0,
  keys: at % 3 === 0,
});

describe.each(Object.keys(WORDS))("%s", (game) => {
  let lessons: readonly Lesson<unknown>[];
  let moments: Moment<unknown>[];

  beforeAll(async () => {
    await need("app", "coach", "take-stock-board", "take-stock");
    await load("en");
    lessons = await lessonsOf(game);
    moments = viewsOf(game).map((view, at) => momentOf(view, around(view, at)));
  }, 120_000);

  test("each sentence is used at some moment and true whenever it is", () => {
    for (const lesson of lessons) {
      const said = moments.filter((now) => lesson.when(now));
      const untrue = said.filter((now) => !lesson.holds(now, lesson.args?.(now) ?? {}));

      expect(said.length, `${lesson.id} is never said`).toBeGreaterThan(0);
      expect(
        untrue.map(({ view }) => JSON.stringify(view)).slice(0, 1),
        `${lesson.id}: untrue ${untrue.length} of ${said.length} times`,
      ).toEqual([]);
    }
  });

  test("each sentence has its facts in every language", async () => {
    for (const language of LANGUAGES) {
      await load(language);
      for (const lesson of lessons) {
        const now = moments.find((each) => lesson.when(each));
        const text = now ? t(`coach-${WORDS[game]}-${lesson.id}`, lesson.args?.(now) ?? {}) : "";

        expect(text, `${lesson.id} in ${language}`).toMatch(/^[^{}$]{20,}$/);
      }
    }
  });
});

describe("the lessons of Moguli", () => {
  const DUTIES = ["wayout", "duty", "stuck", "turn"];
  let due: { now: Moment<Turn>; ids: string[] }[];

  interface Turn {
    readonly phase: string;
    readonly round: number;
    readonly used: readonly string[];
  }

  beforeAll(async () => {
    const lessons = await lessonsOf("moguli");
    due = viewsOf("moguli").map((view, at) => {
      const now = momentOf(view, around(view, at));
      const ids = lessons.filter((lesson) => lesson.when(now)).map(({ id }) => id);
      return { now: now as unknown as Moment<Turn>, ids };
    });
  }, 120_000);

  test("a first turn begins with three lessons at most", () => {
    const first = due.filter(
      ({ now: { mine, view } }) =>
        mine && view.phase === "play" && view.round <= 2 && !view.used.length,
    );

    expect(first.length).toBeGreaterThan(50);
    expect(first.filter(({ ids }) => ids.length !== 3).map(({ ids }) => ids)).toEqual([]);
  });

  test("of what is to be done in a turn only one thing is said", () => {
    const several = due.filter(({ ids }) => ids.filter((id) => DUTIES.includes(id)).length > 1);

    expect(several.map(({ ids }) => ids)).toEqual([]);
  });
});
