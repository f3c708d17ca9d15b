"""Mogul (2002): observations agree with views, plane by plane."""

from typing import Any

import pytest
from hypothesis import given

from moguls.core.play.playthrough import Playthrough
from tests.strategies import law, tables

NAME = "mogul-2002"
COLOURS = ("brown", "pink", "blue", "green", "yellow")
PHASES = ("loan", "auction", "winner", "runner-up", "over")
SEATS = 6


def one_of(names: tuple[str, ...], name: str) -> list[int]:
    return [int(each == name) for each in names]


def expected(seen: dict[str, Any], seat: int) -> dict[str, list[int]]:
    seats = seen["seats"]
    order = [(seat + k) % seats for k in range(seats)]
    rest = [0] * (SEATS - seats)
    company, _, sale = seen["revealed"].partition("/")
    can_crash = seen["crash_chance"][0]
    unseen = [seen["unseen"].get(f"{c}/{s}", 0) for c in COLOURS for s in COLOURS]
    hidden = [-1 if n is None else n for n in (seen["chips"][i] for i in order)]
    return {
        "phase": one_of(PHASES, seen["phase"]),
        "revealed_company": one_of(COLOURS, company),
        "sale_colour": one_of(COLOURS, sale),
        "bowl": [seen["bowl"]],
        "bank": [seen["bank"]],
        "deck_left": [seen["deck_left"]],
        "crash_within": [seen["crash_chance"][1] if can_crash else 0],
        "seated": [1] * seats + rest,
        "score": [seen["scores"][i] for i in order] + rest,
        "shares": [seen["shares"][i].get(c, 0) for i in order for c in COLOURS] + rest * 5,
        "in_auction": [int(i in seen["in_auction"]) for i in order] + rest,
        "start_player": [int(i == seen["start"]) for i in order] + rest,
        "turn": [int(i == seen["turn"]) for i in order] + rest,
        "chips": hidden + rest,
        "unseen": unseen,
    }


@pytest.mark.rule("M02-H1")
@law
@given(tables(NAME))
def test_every_plane_says_what_the_view_says(table: Playthrough) -> None:
    for seat in range(table.seats):
        assert table.observation(seat) == expected(table.view(seat), seat)


@pytest.mark.rule("M02-H1")
@law
@given(tables(NAME))
def test_a_perfect_memory_knows_the_chips_besides(table: Playthrough) -> None:
    chips = table.check_state()["chips"]
    for seat in range(table.seats):
        seen = {**table.view(seat), "chips": chips}
        assert table.observation(seat, perfect_memory=True) == expected(seen, seat)
