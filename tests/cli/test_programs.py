"""Tests of external programs as bots on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from moguls.cli import players

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

FIRST = Path(__file__).parents[2] / "examples" / "first_bot.py"

FOLDS = FIRST.read_text("utf-8").replace('min(turn["legal"])', '"fold"')
WRONG = FOLDS.replace('== "turn"', 'in ("turn", "error")')


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    def make(body: str) -> str:
        path = tmp_path / "bot"
        path.write_text(f"#!{sys.executable} -S\n{body}", "utf-8")
        path.chmod(0o755)
        return f"program:{path}"

    return make


@pytest.fixture
def first(program: Callable[[str], str]) -> str:
    return program(FIRST.read_text("utf-8"))


def test_names_of_programs_keep_their_letters_and_their_commas_within_quotes() -> None:
    text = "Easy, program:./My Bot --a='x,Y' , PROGRAM@2:B \"1,2\",search:9"
    assert players.read_bots(text) == [
        "easy",
        "program:./My Bot --a='x,Y'",
        'program@2:B "1,2"',
        "search:9",
    ]


def test_a_program_plays_a_match_against_others(moguls: Run, first: str) -> None:
    done = moguls(f"simulate mogul-2002 --bots {first},random,random --games 3 --json")

    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert [row["name"] for row in told["by_bot"]] == [first, "random"]
    assert "faults" not in told


def test_a_match_with_a_program_deals_as_any_other(moguls: Run, first: str, tmp_path: Path) -> None:
    deals = []
    for number, bots in enumerate((f"{first},random,random", "random,random,random")):
        path = tmp_path / f"{number}.jsonl"
        assert moguls(f"simulate mogul-2002 --bots {bots} --games 3 --record {path}").code == 0
        lines = path.read_text("utf-8").splitlines()
        deals.append([json.loads(line)["deal"] for line in lines])
    assert deals[0] == deals[1]


def test_what_a_program_forfeits_is_told_and_kept(
    moguls: Run, program: Callable[[str], str]
) -> None:
    name = program(WRONG)
    done = moguls(f"simulate mogul-2002 --bots {name},random,random --games 1 --json")

    assert done.code == 0
    many = int(done.err.split(maxsplit=1)[0])
    told = f"{many} decisions were forfeited; the first: {name} as seat 0 forfeits"
    assert done.err.startswith(told)
    assert "Traceback" not in done.err
    faults = json.loads(done.out)["faults"]
    codes = ["no_such_move"] * 3 + ["stopped"] * (many - 3)
    assert [(fault["game"], fault["code"]) for fault in faults] == [(0, code) for code in codes]
    assert many > 10, "a game has more decisions, and all are drawn at random"


def test_last_words_of_a_program_reach_no_terminal_as_commands(
    moguls: Run, program: Callable[[str], str]
) -> None:
    name = program("import sys; sys.exit('\\33[2J\\33]0;mine\\7gone')")
    done = moguls(f"simulate mogul-2002 --bots {name},random,random --games 1")

    assert done.code == 2
    assert r"its last words: \x1b[2J\x1b]0;mine\x07gone" in done.err
    assert done.err.rstrip("\n").isprintable()


def test_a_program_that_fails_game_after_game_stops_the_match_with_a_line(
    moguls: Run, program: Callable[[str], str]
) -> None:
    done = moguls(f"simulate mogul-2002 --bots {program(WRONG)},random,random --games 9")

    assert done.code == 2
    assert "has failed in 3 games in a row; the last failure: " in done.err
    assert len(done.err.splitlines()) == 1


def test_a_program_sits_at_a_table_in_the_terminal(moguls: Run, first: str) -> None:
    done = moguls(f"play mogul-2002 --seats {first},easy,{first} --seed 4")

    assert (done.code, done.err) == (0, "")
    assert "The final count" in done.out


def test_a_game_with_a_program_that_does_not_start_is_not_begun(moguls: Run) -> None:
    done = moguls("play moguli --seats me,program:no-such-thing --seed 1", "1\n1\n")

    assert (done.code, done.out) == (2, "")
    assert "cannot be started: No such file" in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ("program:,easy,easy", "expected program:COMMAND"),
        ("program:no-such-thing,easy,easy", "cannot be started: No such file"),
        ("progran:x,easy,easy", ", program:COMMAND"),
        (",easy,easy", "unknown player"),
    ],
)
def test_a_program_that_cannot_be_is_refused_in_a_line(moguls: Run, bots: str, says: str) -> None:
    done = moguls(f"simulate mogul-2002 --bots {bots} --games 3")

    assert done.code == 2
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_a_built_in_bot_speaks_on_standard_output(moguls: Run) -> None:
    hello = '{"type":"hello","protocol":1,"by":"test","games":["moguli"],"time_s":9}\n'
    done = moguls("bot moguli --level steady", hello)

    assert done.code == 0
    ready = json.loads(done.out)
    assert (ready["type"], ready["name"], ready["games"]) == ("ready", "moguls steady", ["moguli"])


@pytest.mark.parametrize(("level", "known"), [("Hard", "hard"), ("SEARCH:40", "search:40")])
def test_a_level_is_named_as_everywhere_else_whatever_the_case(
    moguls: Run, level: str, known: str
) -> None:
    hello = '{"type":"hello","protocol":1,"by":"test","games":[],"time_s":9}\n'
    done = moguls(f"bot moguli --level {level}", hello)

    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["name"] == f"moguls {known}"


@pytest.mark.parametrize(
    ("game", "level"),
    [("moguli", "search:10:trust=3"), ("take-stock", "search:9:soft=2"), ("moguli", "Sturdy")],
)
def test_a_bot_that_its_game_lacks_is_refused_at_the_start_as_by_the_arena(
    moguls: Run, game: str, level: str
) -> None:
    done = moguls(f"bot {game} --level {level}")
    said = moguls(f"arena match {game} --bots {level},random --games 2").err.rstrip("\n")

    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said.startswith(done.err.rstrip("\n"))


def test_a_bot_for_any_game_may_have_a_dial_that_one_of_them_lacks(moguls: Run) -> None:
    assert moguls("bot --level search:10:trust=3").code == 0


@pytest.mark.parametrize(
    ("line", "typed", "says"),
    [
        ("bot chess", "", "no game 'chess'"),
        ("bot moguli --level deep", "", "no bot is called 'deep'"),
        ("bot moguli", "move\n", "line 1 cannot be answered"),
    ],
)
def test_a_built_in_bot_says_what_is_wrong(moguls: Run, line: str, typed: str, says: str) -> None:
    done = moguls(line, typed)

    assert done.code == 2
    assert says in done.err


def test_an_arena_with_a_program_that_does_not_start_is_not_begun(
    moguls: Run, tmp_path: Path
) -> None:
    where = tmp_path / "kept"
    line = f"arena match mogul-2002 --bots program:no-such-thing,easy --games 3 --out {where}"
    done = moguls(line)

    assert done.code == 2
    assert "cannot be started: No such file" in done.err
    assert not where.exists()


def test_names_are_printed_with_the_options_of_now_and_commands_as_they_are() -> None:
    text = "Search:50:Trust=300:paired=1,program:./Bot search:9:trust=1"

    assert players.read_bots(text) == [
        "search:50:prior_weight=300:crn=1",
        "program:./Bot search:9:trust=1",
    ]
