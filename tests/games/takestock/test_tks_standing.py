"""Standing orders: options at the end of a round, and discards for a bear."""

from typing import Any

import pytest

from moguls.core.play.playthrough import Playthrough
from moguls.core.standing import StandingOrder
from moguls.games.takestock.game import RULES
from tests.games.takestock.positions import lay, play

USUAL = {"options": "ask", "discard": "ask", "keep": None}


def answer(table: Playthrough, seat: int, **general: Any) -> tuple[str | None, str]:
    language = RULES.automation.standing
    assert language is not None
    it = language.answer(table.state, seat, StandingOrder([], {**USUAL, **general}))
    return None if it.action is None else RULES.to_text(it.action), it.reason


@pytest.mark.rule("TKS-V8")
def test_the_card_that_pays_least_is_discarded_and_stocks_can_be_held() -> None:
    hand = "gems 4, chips 5, chips 6, movies 12"
    table = lay([hand, "oil 2, oil 3"], columns="gems 7", kept=["bear", ""])
    play(table, "discard chips 6, play bear")
    assert table.turn == 0
    assert answer(table, 0, discard="least") == ("bear discard chips 5", "least")
    held = answer(table, 0, discard="least", keep=["chips"])
    assert held == ("bear discard movies 12", "least")
    everything = ["gems", "chips", "movies"]
    assert answer(table, 0, discard="least", keep=everything) == (None, "only_held")
    assert answer(table, 0) == (None, "no_order")


@pytest.mark.rule("TKS-E2", "TKS-E3")
def test_options_are_exercised_for_the_cards_that_pay_most() -> None:
    hands = ["corn 11, corn 12", "gems 4, chips 2"]
    table = lay(hands, columns="corn 10, gems 9", tokens=[0, 2])
    play(table, "raise corn 11")
    assert (table.phase, table.turn) == ("options", 1)
    assert answer(table, 1, options="best") == ("option gems 4", "best")
    assert answer(table, 1, options="none") == ("option done", "done")
    assert answer(table, 1) == (None, "no_order")


@pytest.mark.rule("TKS-T1")
def test_an_own_turn_is_never_played() -> None:
    table = lay()
    assert answer(table, 0, options="best", discard="least") == (None, "no_order")
