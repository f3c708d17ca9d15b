"""Redeals of the hidden cards of Mogul (2013)."""

import pytest

from tests.chances import evenly, looks_like
from tests.games.mogul.redeals import orders, possible
from tests.games.mogul2013.positions import at_auction

TAIL = ["blue/brown", "gray/purple", "purple/gray", "brown/gray", "yellow/gray"]


@pytest.mark.rule("M13-H1", "M13-S2")
@pytest.mark.parametrize(("left", "times", "ways"), [(3, 2400, 24), (4, 4800, 96), (5, 9000, 480)])
def test_every_order_that_can_be_is_as_likely_the_crash_among_the_bottom_four(
    left: int, times: int, ways: int
) -> None:
    cards = ["crash", *TAIL[:left]]
    deck = [*TAIL[: left - 1], "crash", TAIL[left - 1]]

    found = orders(at_auction(deck=deck), times)

    assert looks_like(found, evenly(possible(cards, 4)))
    assert len(possible(cards, 4)) == ways
