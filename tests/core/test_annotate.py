"""`python -m moguls.games.NAME`: a random game written out, each event with its clause."""

import re
from importlib import import_module

import pytest

import moguls
from moguls.games import registry

# Of a game that is asked for nothing: its seats, its seed, and how wide its moves stand.
SHOWN = {
    "mogul-2002": (4, 2002, 8),
    "mogul-2013": (4, 2013, 13),
    "moguli": (2, 2004, 13),
    "take-stock": (4, 2006, 32),
}


def written(
    name: str, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, list[str], str]:
    package = registry.game(name).rules.identity.package
    code = int(import_module(f"{package}.__main__").main([*arguments]))
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


@pytest.mark.parametrize("name", SHOWN)
def test_a_game_is_written_a_line_a_move_with_the_clause_of_each_event(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = moguls.game(name).seats[0]
    code, lines, err = written(name, capsys, str(seats), "5")
    head, *rest = lines
    moves = [line for line in rest if re.match(r" *\d+ ", line)]

    assert (code, err) == (0, "")
    assert head == f"{name}, {seats} seats, seed 5"
    assert moves[0].split()[:2] == ["0", "deal"]
    assert [int(line[:3]) for line in moves] == [*range(len(moves))]
    assert all(re.search(r"\([A-Z0-9]{3}-[A-Z]\d+\)$", line) for line in moves[1:])
    assert len(moves) > 10
    assert written(name, capsys, str(seats), "6")[1] != lines


@pytest.mark.parametrize("name", SHOWN)
def test_asked_for_nothing_it_shows_the_usual_game_in_columns(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats, seed, width = SHOWN[name]
    code, lines, _ = written(name, capsys)
    deal = next(line for line in lines if line.startswith("  0"))

    assert code == 0
    assert lines[0] == f"{name}, {seats} seats, seed {seed}"
    assert deal[: 11 + width] == f"  0        {'deal':{width}}"
    assert deal[11 + width] == " " != deal[12 + width]
