"""Public information of Mogul (2002), and redeals of its hidden cards."""

from collections import Counter
from itertools import permutations

import pytest

from tests.chances import evenly, looks_like
from tests.games.mogul.redeals import orders, possible
from tests.tables import at_actions, at_auction, play

TAIL = ["blue/brown", "blue/yellow", "green/blue", "green/brown", "yellow/green"]


@pytest.mark.rule("M02-H1")
def test_sold_shares_are_public() -> None:
    table = play(at_actions(shares=[{"yellow": 2}, {}, {}], deck=["crash"]), "sell 2")

    for seat in (0, 1, None):
        assert table.view(seat)["market"]["yellow"] == {
            "front": 0,
            "unseen": 0,
            "sold": 5,
            "all": 5,
        }


@pytest.mark.rule("M02-H1", "M02-S4")
def test_with_few_cards_left_every_order_is_as_likely_and_the_crash_is_anywhere() -> None:
    cards = [*TAIL[:3], "crash"]
    found = orders(at_auction(deck=cards), 4800)

    assert looks_like(found, evenly(possible(cards, 5)))
    assert len(possible(cards, 5)) == 24


@pytest.mark.rule("M02-H1", "M02-S4")
def test_with_more_cards_left_the_crash_stays_among_the_bottom_five() -> None:
    cards = ["crash", *TAIL]
    found = orders(at_auction(deck=[TAIL[0], "crash", *TAIL[1:]]), 9000)

    assert looks_like(found, evenly(possible(cards, 5)))
    assert len(possible(cards, 5)) == 600


@pytest.mark.rule("M02-H1", "M02-S4")
def test_cards_of_one_kind_weigh_twice() -> None:
    cards = ["brown/pink", "brown/pink", "blue/yellow", "crash"]
    weights = Counter(permutations(cards))

    found = orders(at_auction(deck=cards), 2400)

    assert looks_like(found, weights)


@pytest.mark.rule("M02-P9", "M02-C4")
@pytest.mark.parametrize(
    ("score", "space", "laps", "below"),
    [
        *((0, 0, 0, False), (31, 31, 0, False), (32, 0, 1, False), (35, 3, 1, False)),
        *((64, 0, 2, False), (-1, 31, 0, True), (-2, 30, 0, True), (-32, 0, 0, True)),
    ],
)
def test_the_marker_laps_past_the_start_space(
    score: int, space: int, laps: int, below: bool
) -> None:
    track = at_auction(scores=(0, score, 0)).view(None)["track"]

    assert track[1] == {"space": space, "laps": laps, "below": below}


@pytest.mark.rule("M02-P9")
def test_the_points_themselves_are_shown_beside_the_track() -> None:
    assert at_auction(scores=(35, -2, 0)).view(2)["scores"] == [35, -2, 0]
