"""Moguli: observations agree with views, plane by plane."""

from typing import Any

import pytest
from hypothesis import given

from moguls.core.play.playthrough import Playthrough
from tests.strategies import law, tables

PHASES = ("swap", "play", "over")


def expected(seen: dict[str, Any], barred: list[str], seat: int) -> dict[str, list[int]]:
    tiles = seen["tiles"][::-1] if seat else seen["tiles"]
    order = [seat, 1 - seat]
    forward, right = ("S", "W") if seat else ("N", "E")
    return {
        "phase": [int(phase == seen["phase"]) for phase in PHASES],
        "score": [seen["scores"][each] for each in order],
        "turn": [int(each == seen["turn"]) for each in order],
        "first_player": [int(each == seen["first"]) for each in order],
        "turn_number": [seen["round"]],
        "stalled": [seen["stalled"]],
        "last_turn": [int(seen["last_turn"])],
        "used": [int(what in seen["used"]) for what in ("rotate", "pawn", "bonus")],
        "upper_east": [int(right in tile["over"]) for tile in tiles],
        "upper_north": [int(forward in tile["over"]) for tile in tiles],
        "inverse": [int(not tile["marked"]) for tile in tiles],
        "own_pawns": [int(tile["pawn"] == seat) for tile in tiles],
        "opposing_pawns": [int(tile["pawn"] == 1 - seat) for tile in tiles],
        "barred": [int(tile["gate"] in barred) for tile in tiles],
        "rotated": [int(tile["gate"] in seen["rotated"]) for tile in tiles],
    }


@pytest.mark.rule("MOG-H1")
@law
@given(tables("moguli"))
def test_every_plane_says_what_the_view_says(table: Playthrough) -> None:
    barred = table.check_state()["rotated"]
    for seat in (0, 1):
        told = {name: list(plane) for name, plane in table.observation(seat).items()}
        assert told == expected(table.view(seat), barred, seat)
        assert table.observation(seat, perfect_memory=True) == table.observation(seat)
