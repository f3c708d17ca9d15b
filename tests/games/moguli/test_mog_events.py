"""Moguli: events, both as data and in words."""

from typing import Any

import pytest

import moguls
from moguls.games.moguli.__main__ import main
from moguls.games.moguli.words import SENTENCES, clause_of, say
from tests.games.moguli.positions import BOUND, FREE, RACE, lay, new_game, play

pytestmark = pytest.mark.usefixtures("engine")

FLAT = FREE.replace("x", ".")


def events(table: Any) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = table.events(None)
    assert all(table.events(seat) == told for seat in (0, 1))
    return told


def words(table: Any) -> list[str]:
    return [say(event, lambda seat: "Seat 1" if seat else "You") for event in events(table)]


def swapping() -> Any:
    return new_game(moguls.game("moguli", new_start_row="on", first_player=0))


CASES: list[tuple[Any, str, list[str]]] = [
    (swapping, "swap 4", ["You swap the tiles of the start row with row 4."]),
    (swapping, "keep", ["You keep the start row."]),
    (lambda: lay(FREE), "rotate e7 90", ["You turn e7 by 90 degrees."]),
    (
        *(lambda: lay(FREE), "pawn a1-b2"),
        [
            "You move a pawn from a1 to b2.",
            "It passed beneath an opposing pawn: one more tile may be turned.",
        ],
    ),
    (
        *(lambda: lay(FREE), "rotate e7 90, pawn a1-b2, rotate e6 180"),
        ["You turn e6 by 180 degrees: the bonus."],
    ),
    (lambda: lay(BOUND), "pawn a1-b2", ["You move a pawn from a1 to b2."]),
    (lambda: lay(FREE), "end", ["Seat 1 is to move."]),
    (lambda: lay(FLAT), "end", ["1 turn in which no pawn could move.", "Seat 1 is to move."]),
    (lambda: lay(BOUND), "pawn a1-b2, end", ["Seat 1 is to move."]),
    (
        *(lambda: lay(FLAT, stalled=5), "end"),
        [
            "6 turns in which no pawn could move.",
            "Nobody could move for 6 turns. The game is drawn.",
        ],
    ),
    (
        *(lambda: lay(FLAT, stalled=5, stall="unable_even_turning"), "end"),
        [
            "6 turns in which no pawn could move, even by turning a tile.",
            "Nobody could move, even by turning a tile, for 6 turns. The game is drawn.",
        ],
    ),
    (
        *(lambda: lay(FREE, turn=1, stalled=5, stall="unmoved"), "end"),
        [
            "6 turns in which no pawn moved.",
            "Nobody moved a pawn for 6 turns. Seat 1 wins the game.",
        ],
    ),
    (
        *(lambda: lay(FREE, round=500), "end"),
        ["That was turn 500, the last one. The game is drawn."],
    ),
    (
        *(lambda: lay(RACE, first=1), "pawn d6-e7"),
        [
            "You move a pawn from d6 to e7.",
            "You have 4 pawns across.",
            "Four pawns are across. You win the game.",
        ],
    ),
    (
        *(lambda: lay(RACE, first=0), "pawn d6-e7"),
        ["You move a pawn from d6 to e7.", "You have 4 pawns across.", "Seat 1 has one last turn."],
    ),
]


@pytest.mark.rule("MOG-T1", "MOG-A1", "MOG-B2", "MOG-B6", "MOG-E1", "MOG-E2", "MOG-E3", "MOG-V1")
@pytest.mark.parametrize(("table_of", "moves", "told"), CASES)
def test_every_move_is_told_in_sentences(table_of: Any, moves: str, told: list[str]) -> None:
    assert words(play(table_of(), moves)) == told


@pytest.mark.rule("MOG-S2", "MOG-O1")
def test_a_game_begins_with_who_moves_first_and_whether_it_is_bound() -> None:
    assert words(new_game(moguls.game("moguli", first_player=0))) == [
        "You move first.",
        "You must clear the start row.",
    ]


@pytest.mark.rule("MOG-B2")
def test_a_moved_pawn_is_told_with_its_walk() -> None:
    (moved,) = events(play(lay(BOUND), "pawn a1-b2"))

    assert (moved["from"], moved["to"]) == ("a1", "b2")
    assert moved["walk"][2] == ["b1", "under"]


@pytest.mark.rule("MOG-T1")
def test_every_sentence_names_its_clause() -> None:
    known = {clause.id for clause in moguls.game("moguli").rules_text()}

    assert {clause for _, clause in SENTENCES.values()} <= known
    assert clause_of({"type": "rotate", "bonus": True}) == "MOG-B6"


@pytest.mark.rule("MOG-T1")
def test_a_random_game_is_printed_with_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2", "7"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("moguli, 2 seats, seed 7\n")
    assert "(MOG-A1)" in out

    assert main(["3"]) == 2
    assert main(["two"]) == 2
    assert "usage: python -m moguls.games.moguli" in capsys.readouterr().err
