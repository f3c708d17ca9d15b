"""Observations as numbers for learners."""

import pytest

import moguls
from moguls.games.mogul2002.observe import observe
from tests.tables import at_auction, state

PLANES = moguls.game("mogul-2002").rules.planes
FLAG = (0, 1)
SCORE = (-26, 28 * 8 + 31 * 8 + 9)  # 13 loans; every dividend, every sale, all chips


def test_the_planes_have_these_names_shapes_and_ranges() -> None:
    """Networks depend on the layout: a change requires a new rules version."""
    assert {plane.name: (plane.shape, (plane.low, plane.high)) for plane in PLANES} == {
        "phase": ((5,), FLAG),
        "revealed_company": ((5,), FLAG),
        "sale_colour": ((5,), FLAG),
        "bowl": ((1,), (0, 45)),
        "bank": ((1,), (0, 45)),
        "deck_left": ((1,), (0, 32)),
        "crash_within": ((1,), (0, 5)),
        "seated": ((6,), FLAG),
        "score": ((6,), SCORE),
        "shares": ((6, 5), (0, 8)),
        "in_auction": ((6,), FLAG),
        "start_player": ((6,), FLAG),
        "turn": ((6,), FLAG),
        "chips": ((6,), (-1, 45)),
        "unseen": ((5, 5), (0, 8)),
    }
    assert [plane.start for plane in PLANES] == [
        *(0, 5, 10, 15, 16, 17, 18),
        *(19, 25, 31, 61, 67, 73, 79, 85),
    ]


@pytest.mark.rule("M02-H1")
def test_what_an_array_held_before_does_not_show() -> None:
    """Arrays are reused; elements beyond the size are not changed."""
    s, clean, used = state(at_auction()), [0] * 110, [77] * 112

    observe(s, 0, clean)
    observe(s, 0, used)

    assert used == [*clean, 77, 77]


@pytest.mark.rule("M02-S4")
@pytest.mark.parametrize(("left", "within"), [(1, 1), (2, 2), (4, 4), (5, 5), (6, 0), (7, 0)])
def test_the_crash_is_told_to_be_within_so_many_cards(left: int, within: int) -> None:
    cards = ["blue/brown", "blue/yellow", "green/blue", "green/brown", "yellow/green", "pink/blue"]

    table = at_auction(deck=[*cards[: left - 1], "crash"])

    assert table.observation(0)["crash_within"] == [within]
