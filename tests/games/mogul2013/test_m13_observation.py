"""Observations as numbers for learners."""

import pytest

import moguls
from moguls.games.mogul2013.material import CODES
from moguls.games.mogul2013.observe import OBSERVATION_SIZE, observe
from tests.games.mogul2013.positions import at_auction, at_option, at_the_end, state

PLANES = moguls.game("mogul-2013").rules.planes
FLAG = (0, 1)


def test_the_planes_have_these_names_shapes_and_ranges() -> None:
    """Networks depend on the layout: a change requires a new rules version."""
    assert {plane.name: (plane.shape, (plane.low, plane.high)) for plane in PLANES} == {
        "phase": ((4,), FLAG),
        "revealed_company": ((5,), FLAG),
        "box_colour": ((5,), FLAG),
        "bowl": ((1,), (0, 45)),
        "bank": ((1,), (0, 45)),
        "deck_left": ((1,), (0, 38)),
        "crash_within": ((1,), (0, 4)),
        "seated": ((5,), FLAG),
        "score": ((5,), (-3, 33 * 8 + 37 * 8 + 37 + 72 + 9)),
        "shares": ((5, 5), (0, 8)),
        "in_auction": ((5,), FLAG),
        "start_player": ((5,), FLAG),
        "turn": ((5,), FLAG),
        "credit": ((5,), FLAG),
        "chips": ((5,), (-1, 45)),
        "unseen": ((5, 5), (0, 8)),
        "depots": ((5, 30), FLAG),
        "network": ((30,), FLAG),
    }
    starts = [plane.start for plane in PLANES]
    assert starts == [0, *(sum(p.count for p in PLANES[: k + 1]) for k in range(len(PLANES) - 1))]
    assert sum(plane.count for plane in PLANES) == OBSERVATION_SIZE == 283


@pytest.mark.rule("M13-H1")
def test_what_an_array_held_before_does_not_show() -> None:
    """Arrays are reused; elements beyond the size are not changed."""
    s, clean, used = state(at_auction()), [0] * OBSERVATION_SIZE, [77] * (OBSERVATION_SIZE + 2)

    observe(s, 0, clean)
    observe(s, 0, used)

    assert used == [*clean, 77, 77]


@pytest.mark.rule("M13-D1")
def test_depots_and_the_network_of_the_box_stand_in_the_order_of_the_codes() -> None:
    seen = at_option(depots=["", "ALB TUL", "CHI"], revealed="yellow/blue").observation(1)

    rows = [seen["depots"][at : at + 30] for at in range(0, 150, 30)]
    assert [[code for code, n in zip(CODES, row, strict=True) if n] for row in rows] == [
        *(["ALB", "TUL"], ["CHI"], [], [], [])
    ]
    blue = [code for code, n in zip(CODES, seen["network"], strict=True) if n]
    assert blue == ["ALB", "CHI", "DEN", "DOD", "FLA", "GAL", "LOS", "OKL"]


@pytest.mark.rule("M13-L1")
def test_the_credit_that_has_been_taken_is_seen() -> None:
    assert at_auction(credit=[0, 2]).observation(2)["credit"] == [1, 1, 0, 0, 0]


@pytest.mark.rule("M13-E1")
def test_after_the_crash_no_share_is_revealed() -> None:
    seen = at_the_end().observation(0)

    assert not any([*seen["revealed_company"], *seen["box_colour"], *seen["network"]])
    assert (seen["phase"], seen["turn"]) == ([0, 0, 0, 1], [0] * 5)
