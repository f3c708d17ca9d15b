"""Mogul (2013): observations agree with views, plane by plane."""

from typing import Any

import pytest
from hypothesis import given

from moguls.core.play.playthrough import Playthrough
from tests.strategies import law, tables

NAME = "mogul-2013"
COLOURS = ("brown", "purple", "blue", "gray", "yellow")
PHASES = ("auction", "winner", "runner-up", "over")
SEATS = 5


def one_of(names: tuple[str, ...], name: str) -> list[int]:
    return [int(each == name) for each in names]


def expected(seen: dict[str, Any], seat: int) -> dict[str, list[int]]:
    seats = seen["seats"]
    order = [(seat + k) % seats for k in range(seats)]
    rest = [0] * (SEATS - seats)
    company, _, box = seen["revealed"].partition("/")
    can_crash = seen["crash_chance"][0]
    stations = seen["map"]["stations"]
    hidden = [-1 if n is None else n for n in (seen["chips"][i] for i in order)]
    return {
        "phase": one_of(PHASES, seen["phase"]),
        "revealed_company": one_of(COLOURS, company),
        "box_colour": one_of(COLOURS, box),
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
        "credit": [int(seen["credit"][i]) for i in order] + rest,
        "chips": hidden + rest,
        "unseen": [seen["unseen"].get(f"{c}/{b}", 0) for c in COLOURS for b in COLOURS],
        "depots": [int(code in seen["depots"][i]) for i in order for code in stations]
        + rest * len(stations),
        "network": [int(box in station["networks"]) for station in stations.values()],
    }


@pytest.mark.rule("M13-H1")
@law
@given(tables(NAME))
def test_every_plane_says_what_the_view_says(table: Playthrough) -> None:
    for seat in range(table.seats):
        assert table.observation(seat) == expected(table.view(seat), seat)
