/** Choices for a new table: stored by game, limited to what is possible. */

import { beforeEach, describe, expect, test } from "vitest";
import type { GameInfo } from "../../lib/net/wire";
import { Choices } from "./choices.svelte";

const game = (name: string, seats: number[], switches: object[] = []): GameInfo =>
  ({ name, seats, levels: ["easy", "normal", "expert"], switches }) as unknown as GameInfo;

const CHIPS = { name: "open_chips", values: ["off", "on"], default: "off", numbers: null };
const TURNS = { name: "max_turns", values: ["none"], default: "200", numbers: [16, 999] };
const GAMES = [
  game("mogul-2013", [3, 4, 5], [CHIPS]),
  game("moguli", [2], [TURNS]),
  game("mogul-2002", [3, 4, 5, 6]),
];
const made = (wanted: string | null = null, listed = false): Choices =>
  new Choices(GAMES, wanted, listed);

beforeEach(() => localStorage.clear());

test("the game of the address is chosen, else the previous one, else the first", () => {
  expect(made().game).toBe("mogul-2013");
  const choices = made("moguli");
  expect(choices.game).toBe("moguli");

  choices.keep();
  expect(made().game).toBe("moguli");
  expect(made("mogul-2002").game).toBe("mogul-2002");
  expect(made("no-such-game").game).toBe("moguli");
});

test("choices survive a reload", () => {
  const choices = made("mogul-2013");
  choices.choose({ seats: 3, options: { open_chips: "on" } });
  choices.choose({ guests: choices.chosen.guests.with(1, "expert"), names: { 0: "Ada" } });
  choices.host({ idle_minutes: 15, guests_may_seat: true });
  choices.open = true;
  choices.keep();

  const again = made();
  expect(again.chosen).toEqual(choices.chosen);
  expect(again.chosen.seats).toBe(3);
  expect(again.chosen.guests.slice(0, 2)).toEqual(["friend", "expert"]);
  expect(again.chosen.names[0]).toBe("Ada");
  expect(again.chosen.options).toEqual({ open_chips: "on" });
  expect(again.hosting).toEqual({
    bots_replaceable: false,
    guests_may_seat: true,
    idle_minutes: 15,
    step_mode: false,
  });
  expect(again.open).toBe(true);
});

test("each game has choices of its own, and finds them again", () => {
  const choices = made("mogul-2013");
  choices.choose({ seats: 5, options: { open_chips: "on" } });
  choices.game = "moguli";
  expect(choices.chosen.options).toEqual({});
  expect(choices.chosen.seats).toBe(2);

  choices.game = "mogul-2013";
  expect(choices.chosen.options).toEqual({ open_chips: "on" });
  expect(choices.chosen.seats).toBe(5);
});

describe("without a choice", () => {
  test("the default is four seats, else the most possible", () => {
    expect(made("mogul-2013").chosen.seats).toBe(4);
    expect(made("moguli").chosen.seats).toBe(2);
  });

  test("a friend comes and the other seats are bots of the usual level", () => {
    expect(made().chosen.guests.slice(0, 3)).toEqual(["friend", "normal", "normal"]);
  });

  test("a new table is not listed unless the address says so", () => {
    expect(made().open).toBe(false);
    expect(made(null, true).open).toBe(true);
    expect(made().hosting).toEqual({
      bots_replaceable: false,
      guests_may_seat: false,
      idle_minutes: 5,
      step_mode: false,
    });
  });
});

describe("a stored choice that is no longer possible", () => {
  test("an unsupported number of seats", () => {
    made("mogul-2013").choose({ seats: 7 });
    expect(made("mogul-2013").chosen.seats).toBe(4);
  });

  test.each([
    ["a house rule that is gone", { loan_timing: "on_own_turn" }],
    ["a value that is gone", { open_chips: "half" }],
    ["what is usual anyway", { open_chips: "off" }],
  ])("%s", (_, options) => {
    made("mogul-2013").choose({ options });
    expect(made("mogul-2013").chosen.options).toEqual({});
  });

  test("a number is any number", () => {
    made("moguli").choose({ options: { max_turns: "17" } });
    expect(made("moguli").chosen.options).toEqual({ max_turns: "17" });
  });
});
