"""Every command with every game."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

import moguls as library

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

GAMES = pytest.mark.parametrize("name", library.games())
# House rules under which a game typed at random ends soon.
SOON = {"moguli": "--option max_turns=24", "take-stock": "--option rounds=2"}
WORDS = ("1", "2", "3", "4", "5", "6", "", "?", "moves", "undo", "table", "why 1")


def typed(seed: int, lines: int = 6000) -> str:
    rng = random.Random(seed)
    return "\n".join(rng.choice(WORDS[: 7 if rng.random() < 0.98 else None]) for _ in range(lines))


def people(name: str) -> str:
    return ",".join(["me"] * library.game(name).seats[0])


@GAMES
def test_recorded_games_replay_without_a_difference(moguls: Run, name: str) -> None:
    written = moguls(f"simulate {name} --games 2 --seed 6 --record - --checks every")
    assert written.code == 0
    records = [json.loads(line) for line in written.out.splitlines()]
    steps = sum(len(record["steps"]) for record in records)
    assert all(len(record["checks"]) == len(record["steps"]) + 1 for record in records)

    done = moguls("replay - --check", written.out)

    assert done == (0, f"2 games, {steps} steps, 0 differences\n", "")


@GAMES
def test_recorded_games_are_the_ones_of_native_play(moguls: Run, name: str) -> None:
    line = f"simulate {name} --games 12 --seed 9"
    written = moguls(f"{line} --record - --checks 9")
    fast = json.loads(moguls(f"{line} --json").out)
    records = [json.loads(line) for line in written.out.splitlines()]
    for row in fast["results"]:
        scores = [record["result"]["scores"][row["seat"]] for record in records]
        assert row["mean_score"] == pytest.approx(sum(scores) / 12, abs=1e-4)
    moves = sum("move" in step for record in records for step in record["steps"])
    assert fast["moves"] == moves
    assert moguls("replay - --check --engine native", written.out).code == 0


@GAMES
def test_show_tells_every_step_in_words(moguls: Run, name: str) -> None:
    written = moguls(f"simulate {name} --games 1 --seed 3 --record -").out
    (record,) = [json.loads(line) for line in written.splitlines()]

    lines = moguls("replay - --show", written).out.splitlines()

    assert len(lines) == len(record["steps"]) + 1 + 1 + 1 + 1
    assert [line for line in lines if "None" in line or "{" in line or "[" in line] == []


@GAMES
def test_a_whole_game_by_typed_lines(moguls: Run, tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.jsonl"
    line = f"play {name} --seats {people(name)} --seed 5 --record {path} {SOON.get(name, '')}"

    done = moguls(line, typed(4))

    assert (done.code, done.err) == (0, "")
    assert "The final count" in done.out
    assert "won" in done.out or "drawn" in done.out or "shares the win" in done.out
    wide = [line for line in done.out.splitlines() if len(line) > 80 and str(path) not in line]
    assert wide == []
    assert "[/" not in done.out
    assert moguls(f"replay {path}").code == 0


@GAMES
def test_questions_are_answered_in_words_of_the_game(moguls: Run, name: str) -> None:
    rule = library.game(name).rules.display.turn_rule
    asked = f"?\nrules {rule}\nrules\nunseen\nmoves\nmoves zz\nfly\n99999\nwhy\ntable\n"

    out = moguls(f"play {name} --seats {people(name)} --seed 4", asked).out

    for part in (
        "Type a move",
        f"rules {rule}",
        "No legal move begins with 'zz'",
        "'fly' is not a move",
        "There is no move 99999",
        "Name a move, for example: why ",
        "The game stops here",
    ):
        assert part in out


@GAMES
def test_every_denied_move_of_a_list_is_explained(moguls: Run, name: str) -> None:
    play = library.game(name).new(library.game(name).seats[0], seed=4)
    denied = [a for a in play.view(play.turn)["actions"] if not a["legal"]]
    for action in denied[:3]:
        asked = f"{action['move']}\nwhy {action['move']}\n"
        out = moguls(f"play {name} --seats {people(name)} --seed 4", asked).out
        assert f"You cannot {action['move']}: " in out
        assert f"({action['rule']})" in out.replace("\n", " ")


@GAMES
def test_perft_needs_no_number_of_seats(moguls: Run, name: str) -> None:
    plain = moguls(f"perft {name} --depth 2 --divide")
    lines = plain.out.splitlines()
    assert plain.code == 0
    assert lines[0] == "depth 0: 1"
    total = int(lines[2].removeprefix("depth 2: "))
    assert sum(int(line.rsplit(": ", 1)[1]) for line in lines[3:]) == total


@GAMES
def test_a_rule_book_is_printed_and_a_clause_says_what_implements_it(
    moguls: Run, name: str
) -> None:
    clause = library.game(name).rules.display.turn_rule
    done = moguls(f"rules {clause.lower()}")
    assert done.out.startswith(clause)
    assert "src/moguls/games/" in done.out
    assert "tests/" in done.out


def test_a_number_of_seats_that_cannot_be_is_said_shortly(moguls: Run) -> None:
    assert "moguli is for 2 seats, not 4" in moguls("simulate moguli --seats 4").err
    assert "mogul-2013 is for 3 to 5 seats, not 2" in moguls("play mogul-2013 --seats 2").err


@pytest.mark.rule("MOG-E3")
def test_people_play_without_a_last_turn_unless_they_want_one(moguls: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for options in ("", "--option max_turns=30"):
        moguls(f"play moguli --seats me,me --record {path} {options}")
    chosen = [json.loads(line)["options"] for line in path.read_text("utf-8").splitlines()]
    usual = {"start_row_duty": "rotation"}  # as at every table of people
    assert chosen == [{"max_turns": "0", **usual}, {"max_turns": "30", **usual}]


def test_a_switch_that_is_a_number_says_from_where_to_where(moguls: Run) -> None:
    assert moguls("simulate moguli --games 1 --option max_turns=30").code == 0
    for value in ("-1", "x", "1.5", "030"):
        done = moguls(f"simulate moguli --option max_turns={value}")
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert f"max_turns={value} is not possible; max_turns is 500 | 0 | 1 to " in done.err


def test_the_reason_for_an_engine_keeps_its_brackets(
    moguls: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.cli.commands.games.tell", lambda *_: ("plain", "see moguls[jit]"))
    assert "engine: plain, see moguls[jit]" in moguls("games moguli").out
