"""What is secret, what is public, and what is dealt again when one imagines the rest."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import moguls
from moguls.games.mogul2002.material import CRASH
from moguls.games.mogul2002.state import State
from tests.chances import evenly, looks_like
from tests.tables import ENGINE, at_actions, at_auction, at_the_end, hidden_cards, play, state

GAME = moguls.game("mogul-2002")
TAIL = ["blue/brown", "blue/yellow", "green/blue", "green/brown", "yellow/green"]


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


@pytest.mark.rule("M02-H1")
def test_chips_of_others_are_hidden_from_seats_and_spectators() -> None:
    table = play(at_auction(chips=(3, 9, 1)), "bid")

    assert table.view(0)["chips"] == [2, None, None]
    assert table.view(2)["chips"] == [None, None, 1]
    assert table.view(None)["chips"] == [None, None, None]


@pytest.mark.rule("M02-H1")
def test_with_open_chips_everybody_sees_them() -> None:
    table = at_auction(chips=(3, 9, 1), open_chips="on")

    assert [table.view(seat)["chips"] for seat in (0, 1, None)] == [[3, 9, 1]] * 3


@pytest.mark.rule("M02-H1")
def test_all_chips_are_shown_at_the_end() -> None:
    table = at_the_end(chips=(3, 9, 1))

    assert [table.view(seat)["chips"] for seat in (0, 1, None)] == [[3, 9, 1]] * 3


@pytest.mark.rule("M02-H1")
@pytest.mark.parametrize(
    ("options", "shown"), [({}, [9, -1, -1]), ({"open_chips": "on"}, [9, 1, 3])]
)
def test_an_observation_hides_the_chips_of_others(
    options: dict[str, Any], shown: list[int]
) -> None:
    table = at_auction(chips=(3, 9, 1), **options)

    assert table.observation(1)["chips"] == [*shown, 0, 0, 0]
    assert table.observation(1, perfect_memory=True)["chips"] == [9, 1, 3, 0, 0, 0]


@pytest.mark.rule("M02-H1")
def test_an_observation_at_the_end_shows_all_chips() -> None:
    assert at_the_end(chips=(3, 9, 1)).observation(2)["chips"] == [1, 3, 9, 0, 0, 0]


@pytest.mark.rule("M02-H1")
def test_the_cards_not_yet_seen_are_public_their_order_is_not() -> None:
    table = at_auction(deck=["yellow/green", "crash", "blue/brown", "blue/brown"][:3])
    other = at_auction(deck=["blue/brown", "yellow/green", "crash"])

    assert table.view(0)["unseen"] == {"blue/brown": 1, "yellow/green": 1}
    for seat in (0, 1, 2, None):
        assert table.view(seat) == other.view(seat)
    for seat in range(3):
        assert table.observation(seat) == other.observation(seat)


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


@pytest.mark.rule("M02-H1")
def test_the_first_redeal_of_a_game_has_the_crash_in_any_of_its_five_places() -> None:
    table = GAME.new(seats=4, seed=1)
    at = [len(cards) - cards.index("crash") for cards in orders(table, 2000)]

    assert looks_like(at, evenly(range(1, 6)))


@pytest.mark.rule("M02-H1")
def test_a_redeal_when_only_the_crash_is_left_changes_nothing() -> None:
    table = at_auction(deck=["crash"])

    assert orders(table, 3) == [("crash",)] * 3


@pytest.mark.rule("M02-H1")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_redeal_touches_nothing_but_the_hidden_cards(seat: int) -> None:
    table = play(at_auction(chips=(3, 9, 1), shares=[{"yellow": 2}, {}, {"blue": 1}]), "bid, bid")
    before = state(table)
    for s in redealt(table, seat, 20):
        assert Counter(s.deck[s.deck_at :]) == Counter(before.deck[s.deck_at :])
        assert s.deck[: s.deck_at] == before.deck[: s.deck_at]
        s.deck, s.rng = before.deck[:], before.rng
        assert s == before


@pytest.mark.rule("M02-H1")
def test_a_redeal_after_the_crash_changes_nothing() -> None:
    table = at_actions(deck=["crash", "blue/brown", "blue/yellow"])
    play(table, "take, sell 0")

    for s in redealt(table, 0, 5):
        assert s.deck == state(table).deck
    assert CRASH not in state(table).deck[state(table).deck_at :]


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
