"""Usage errors: one line that lists what is valid, and exit code 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]

MISTYPED = {
    # games, switches, values
    "simulate mogul-2003": ("no game 'mogul-2003'", "mogul-2002"),
    "play mogul": ("no game 'mogul'", "mogul-2002"),
    "perft chess": ("no game 'chess'", "mogul-2002"),
    "games chess": ("no game 'chess'", "mogul-2002"),
    "bench --game chess": ("no game 'chess'", "mogul-2002"),
    "simulate": ("required: GAME",),
    "simulate mogul-2002 --option quik_start=on": ("did you mean 'quick_start'?", "loan_timing"),
    "simulate mogul-2002 --option quick_start=yes": ("quick_start is off | on", "M02-S6"),
    "simulate mogul-2002 --option quick_start": ("expected SWITCH=VALUE",),
    "simulate mogul-2002 --option =on": ("expected SWITCH=VALUE",),
    "simulate mogul-2002 --option quick_start=on --option quick_start=off": ("given twice",),
    "play --option partial_sale=maybe": ("on | off",),
    # seats
    "simulate mogul-2002 --seats 2": ("3 to 6 seats, not 2",),
    "simulate mogul-2002 --seats 7": ("3 to 6 seats, not 7",),
    "simulate mogul-2002 --seats 0": ("3 to 6 seats, not 0",),
    "simulate mogul-2002 --seats -1": ("3 to 6 seats, not -1",),
    "simulate mogul-2002 --seats four": ("invalid int value: 'four'",),
    "simulate mogul-2002 --seats 6 --option quick_start=on": ("at most 5 seats", "M02-S6"),
    "simulate mogul-2002 --seats 3 --option first_player=5": ("a seat from 0 to 2", "M02-S5"),
    "play --seats me,easy": ("3 to 6 seats, not 2",),
    "play --seats 7": ("3 to 6 seats, not 7",),
    "play --seats me,hrd,easy": ("unknown player 'hrd' (did you mean hard?)", "expert"),
    "play --seats me,,easy": ("unknown player ''", "random"),
    "play --seats me,search:0,easy": (
        "invalid number of simulations '0' in 'search:0'",
        "1 to 1000000",
    ),
    "simulate mogul-2002 --bots me,easy,easy": ("unknown player 'me'", "random"),
    "simulate mogul-2002 --bots easy,hard --seats 3": ("names 2 bots for 3 seats",),
    "perft mogul-2002 --seats 9": ("3 to 6 seats, not 9",),
    "bench --seats 9": ("3 to 6 seats, not 9",),
    # numbers
    "simulate mogul-2002 --games 0": ("invalid int value: '0'; expected 1 to",),
    "simulate mogul-2002 --games -5": ("invalid int value: '-5'; expected 1 to",),
    "simulate mogul-2002 --games 1.5": ("invalid int value: '1.5'",),
    "simulate mogul-2002 --games many": ("invalid int value: 'many'",),
    "simulate mogul-2002 --games 99999999999999999999999": ("expected 1 to",),
    "simulate mogul-2002 --seed -1": ("expected 0 to",),
    "simulate mogul-2002 --seed 99999999999999999999999": ("expected 0 to",),
    "simulate mogul-2002 --seed": ("expected one argument",),
    "perft mogul-2002 --depth -1": ("expected 0 to 64",),
    "perft mogul-2002 --depth 65": ("expected 0 to 64",),
    "perft mogul-2002 --engine fast": ("plain", "native"),
    "bench --seconds 0": ("expected 1 to 600",),
    "bench compiled": ("the benchmarks are plain, native, threads",),
    "simulate mogul-2002 extra": ("unexpected argument 'extra'",),
    # records
    "simulate mogul-2002 --record /nowhere/x.jsonl": ("cannot write /nowhere/x.jsonl",),
    "simulate mogul-2002 --record .": ("cannot write .",),
    "play --record /nowhere/x.jsonl": ("cannot write /nowhere/x.jsonl",),
    "simulate mogul-2002 --checks every": ("--checks needs --record FILE",),
    "simulate mogul-2002 --record x --checks sometimes": ("every, end, or a number",),
    "simulate mogul-2002 --record x --checks 0": ("every, end, or a number",),
    "simulate mogul-2002 --record - --json": ("both write to stdout",),
    "replay": ("required: FILE",),
    "replay /nowhere/games.jsonl": ("/nowhere/games.jsonl: cannot be read: No such file",),
    "replay /": ("/: cannot be read",),
    "replay x --engine gpu": ("plain", "native"),
    # parts of the arena
    "arena match mogul-2002 --bots steady --gmes 4": (
        "option --gmes (did you mean --games?); the options are --help, --bots, --seats, --games",
        "--sprt",
        "--data-file (see moguls arena match --help)",
    ),
    "arena match mogul-2002 --bots steady --gmes=4": (
        "unknown option --gmes (did you mean --games?)",
    ),
    "arena match mogul-2002 --gmes 4": ("option --gmes (did you mean --games?)",),
    "arena match mogul-2002 --bots steady -x": (
        "unknown option -x",
        "(see moguls arena match --help)",
    ),
    "arena match mogul-2002 extra --bots steady": (
        "unexpected argument 'extra' (see moguls arena match --help)",
    ),
    "arena gauntlet mogul-2002 --bots easy --aginst steady": (
        "unknown option --aginst (did you mean --against?); the options are",
        "(see moguls arena gauntlet --help)",
    ),
    "arena gauntlet mogul-2002 --bots easy": ("required: --against",),
    "arena report x --jso": (
        "(did you mean --json?); the options are --help, --json, --page, --data-file (see",
    ),
    # rules
    "rules M02-Z9": ("no game or clause 'M02-Z9'", "mogul-2002", "M02-"),
    "rules mogul-202": ("did you mean mogul-2002?",),
    "rules mogul-2002 --lang xx": ("fr", "it", "de"),
}


@pytest.mark.parametrize("line", MISTYPED)
def test_what_is_mistyped_gets_one_line_that_says_what_is_valid(
    moguls: Run, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = moguls(line)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.startswith("moguls: ")
    assert [part for part in MISTYPED[line] if part not in done.err] == []
    assert list(tmp_path.iterdir()) == []
