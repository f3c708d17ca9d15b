"""Moguli: walks opened and closed by a rotation, on request."""

import random
from typing import Any

import pytest

import moguls
from moguls.errors import IllegalMove
from tests.games.moguli.positions import BOUND, FREE, STUCK, lay, moves_of, new_game, play


def pairs(ways: list[dict[str, Any]]) -> list[str]:
    return sorted(f"pawn {way['from']}-{way['to']}" for way in ways)


@pytest.mark.rule("MOG-A1", "MOG-B2", "MOG-O1")
def test_a_rotation_that_opens_a_way_is_told_with_its_walk() -> None:
    seen = lay(STUCK).preview("rotate b2 90")

    assert seen["tile"] == {
        "gate": "b2",
        "code": "i3",
        "marked": False,
        "over": "NW",
        "under": "SE",
        "pawn": None,
    }
    (opened,) = [way for way in seen["seats"][0]["opened"] if way["to"] == "b2"]
    assert opened["from"] == "a1"
    assert opened["walk"][0] == ["a1", "over"]
    assert ["b1", "under"] in opened["walk"]
    assert seen["seats"][0]["closed"] == []
    assert seen["seats"][0]["left"] == len(seen["seats"][0]["opened"])


@pytest.mark.rule("MOG-A1", "MOG-B2", "MOG-B6")
def test_a_rotation_that_cuts_a_way_is_told_for_the_seat_that_loses_it() -> None:
    table = lay(FREE)
    seen = table.preview("rotate b1 180")

    assert pairs(seen["seats"][0]["closed"]) == moves_of(table, "pawn")
    assert all(way["bonus"] for way in seen["seats"][0]["closed"])
    assert seen["seats"][0]["left"] == 0


@pytest.mark.rule("MOG-A1", "MOG-B1", "MOG-B2", "MOG-O1")
@pytest.mark.parametrize("cylinder", ["off", "on"])
def test_what_is_told_is_what_the_seat_finds_after_the_rotation(cylinder: str) -> None:
    chance = random.Random(4)
    table = new_game(moguls.game("moguli", cylinder=cylinder), seed=9)
    while not table.over and table.ply < 40:
        before = set(moves_of(table, "pawn"))
        for move in moves_of(table, "rotate")[::29]:
            _compare(table, move, before)
        play(table, chance.choice([*before] or moves_of(table)))


def _compare(table: Any, move: str, before: set[str]) -> None:
    if "pawn" in table.view(table.turn)["used"]:
        return
    told = table.preview(move)["seats"][table.turn]
    after = set(moves_of(play(table.copy(), move), "pawn"))
    assert pairs(told["opened"]) == sorted(after - before)
    assert pairs(told["closed"]) == sorted(before - after)
    assert told["left"] == len(after)


@pytest.mark.rule("MOG-T1")
def test_a_seat_that_has_moved_is_told_what_it_could_do_were_it_not_so() -> None:
    table = play(lay(FREE), "pawn a1-b2")

    seen = table.preview("rotate e7 90")

    assert seen["seats"][0]["left"] >= 0
    assert moves_of(table, "pawn") == []


@pytest.mark.rule("MOG-A1")
def test_only_legal_rotations_have_a_preview() -> None:
    table = lay(BOUND)

    assert table.preview("pawn a1-b2") == {}
    with pytest.raises(IllegalMove):
        table.preview("rotate b2 180")
