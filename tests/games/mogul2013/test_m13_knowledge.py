"""What is secret, what is public, and what is dealt again when one imagines the rest."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import moguls
from moguls.games.mogul2013.material import CRASH
from moguls.games.mogul2013.state import State
from tests.chances import evenly, looks_like
from tests.games.mogul2013.laid import (
    ENGINE,
    at_auction,
    at_option,
    at_the_end,
    hidden_cards,
    play,
    state,
)

GAME = moguls.game("mogul-2013")
TAIL = ["blue/brown", "gray/purple", "purple/gray", "brown/gray", "yellow/gray"]


def redealt(table: Any, seat: int, times: int) -> list[State]:
    """Return as many states as `seat` may hold possible, drawn by the engine under test."""
    made = []
    s = state(table).copy()
    for draw in range(times):
        s.rng = draw * 7919 + 1
        if ENGINE["name"] == "plain":
            GAME.rules.redeal(s, seat)
            made.append(s.copy())
        else:
            handle = GAME.native().load(s.pack())
            handle.redeal(seat)
            made.append(State.unpack(handle.bytes))
    return made


def orders(table: Any, times: int) -> list[tuple[str, ...]]:
    """Return the hidden cards of as many redeals."""
    return [tuple(hidden_cards(s)) for s in redealt(table, 0, times)]


def possible(cards: list[str], places: int) -> set[tuple[str, ...]]:
    """Return all orders of these cards with the crash in one of the bottom places."""
    found = set(permutations(cards))
    return {order for order in found if len(order) - order.index("crash") <= places}


@pytest.mark.rule("M13-H1", "M13-S1")
def test_chips_of_others_are_hidden_from_seats_and_spectators() -> None:
    table = play(at_auction(chips=(3, 9, 1)), "bid")

    assert table.view(0)["chips"] == [2, None, None]
    assert table.view(2)["chips"] == [None, None, 1]
    assert table.view(None)["chips"] == [None, None, None]


@pytest.mark.rule("M13-H1")
def test_with_open_chips_everybody_sees_them() -> None:
    table = at_auction(chips=(3, 9, 1), open_chips="on")

    assert [table.view(seat)["chips"] for seat in (0, 1, None)] == [[3, 9, 1]] * 3


@pytest.mark.rule("M13-H1")
def test_all_chips_are_shown_at_the_end() -> None:
    table = at_the_end(chips=(3, 9, 1))

    assert [table.view(seat)["chips"] for seat in (0, 1, None)] == [[3, 9, 1]] * 3


@pytest.mark.rule("M13-H1")
@pytest.mark.parametrize(
    ("options", "shown"), [({}, [9, -1, -1]), ({"open_chips": "on"}, [9, 1, 3])]
)
def test_an_observation_hides_the_chips_of_others(
    options: dict[str, Any], shown: list[int]
) -> None:
    table = at_auction(chips=(3, 9, 1), **options)

    assert table.observation(1)["chips"] == [*shown, 0, 0]
    assert table.observation(1, perfect_memory=True)["chips"] == [9, 1, 3, 0, 0]


@pytest.mark.rule("M13-H1")
def test_the_cards_not_yet_seen_are_public_their_order_is_not() -> None:
    table = at_auction(deck=["yellow/gray", "crash", "blue/brown"])
    other = at_auction(deck=["blue/brown", "yellow/gray", "crash"])

    assert table.view(0)["unseen"] == {"blue/brown": 1, "yellow/gray": 1}
    for seat in (0, 1, 2, None):
        assert table.view(seat) == other.view(seat)
    for seat in range(3):
        assert table.observation(seat) == other.observation(seat)


@pytest.mark.rule("M13-H1", "M13-S2")
@pytest.mark.parametrize(("left", "times", "ways"), [(3, 2400, 24), (4, 4800, 96), (5, 9000, 480)])
def test_every_order_that_can_be_is_as_likely_the_crash_among_the_bottom_four(
    left: int, times: int, ways: int
) -> None:
    cards = ["crash", *TAIL[:left]]
    laid = [*TAIL[: left - 1], "crash", TAIL[left - 1]]

    found = orders(at_auction(deck=laid), times)

    assert looks_like(found, evenly(possible(cards, 4)))
    assert len(possible(cards, 4)) == ways


@pytest.mark.rule("M13-H1")
def test_the_first_redeal_of_a_game_has_the_crash_in_any_of_its_four_places() -> None:
    table = GAME.new(seats=4, seed=1)
    at = [len(cards) - cards.index("crash") for cards in orders(table, 2000)]

    assert looks_like(at, evenly(range(1, 5)))


@pytest.mark.rule("M13-H1")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_redeal_touches_nothing_but_the_hidden_cards(seat: int) -> None:
    table = at_auction(chips=(3, 9, 1), shares=[{"yellow": 2}, {}, {}], depots=["DEN", "", "CHI"])
    play(table, "bid, bid")
    before = state(table)
    for s in redealt(table, seat, 20):
        assert Counter(s.deck[s.deck_at :]) == Counter(before.deck[s.deck_at :])
        assert s.deck[: s.deck_at] == before.deck[: s.deck_at]
        s.deck, s.rng = before.deck[:], before.rng
        assert s == before


@pytest.mark.rule("M13-H1")
def test_a_redeal_after_the_crash_changes_nothing() -> None:
    table = at_option(deck=["crash", "blue/brown", "gray/purple"])
    play(table, "take, nothing")

    for s in redealt(table, 0, 5):
        assert s.deck == state(table).deck
    assert CRASH not in state(table).deck[state(table).deck_at :]


@pytest.mark.rule("M13-H1")
def test_a_redeal_when_only_the_crash_is_left_changes_nothing() -> None:
    assert orders(at_auction(deck=["crash"]), 3) == [("crash",)] * 3
