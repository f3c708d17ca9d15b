"""Hidden and public information of Mogul, and redeals of hidden cards."""

from collections import Counter
from typing import Any

import pytest

from moguls.mechanisms.mogul.cards import CRASH
from tests.chances import evenly, looks_like
from tests.games.mogul.editions import Edition
from tests.games.mogul.redeals import orders, redealt
from tests.tables import play


@pytest.mark.rule("M02-H1", "M13-H1", "M13-S1")
def test_chips_of_others_are_hidden_from_seats_and_spectators(edition: Edition) -> None:
    table = play(edition.at_auction(chips=(3, 9, 1)), "bid")

    assert table.view(0)["chips"] == [2, None, None]
    assert table.view(2)["chips"] == [None, None, 1]
    assert table.view(None)["chips"] == [None, None, None]


@pytest.mark.rule("M02-H1", "M13-H1")
def test_with_open_chips_everybody_sees_them(edition: Edition) -> None:
    table = edition.at_auction(chips=(3, 9, 1), open_chips="on")

    assert [table.view(seat)["chips"] for seat in (0, 1, None)] == [[3, 9, 1]] * 3


@pytest.mark.rule("M02-H1", "M13-H1")
def test_all_chips_are_shown_at_the_end(edition: Edition) -> None:
    table = edition.at_the_end(chips=(3, 9, 1))

    assert [table.view(seat)["chips"] for seat in (0, 1, None)] == [[3, 9, 1]] * 3


@pytest.mark.rule("M02-H1", "M13-H1")
@pytest.mark.parametrize(
    ("options", "shown"), [({}, [9, -1, -1]), ({"open_chips": "on"}, [9, 1, 3])]
)
def test_an_observation_hides_the_chips_of_others(
    edition: Edition, options: dict[str, Any], shown: list[int]
) -> None:
    table = edition.at_auction(chips=(3, 9, 1), **options)
    empty = [0] * (edition.seats - 3)

    assert table.observation(1)["chips"] == [*shown, *empty]
    assert table.observation(1, perfect_memory=True)["chips"] == [9, 1, 3, *empty]


@pytest.mark.rule("M02-H1", "M13-H1")
def test_an_observation_at_the_end_shows_all_chips(edition: Edition) -> None:
    seen = edition.at_the_end(chips=(3, 9, 1)).observation(2)["chips"]

    assert seen == [1, 3, 9, *[0] * (edition.seats - 3)]


@pytest.mark.rule("M02-H1", "M13-H1")
def test_the_cards_not_yet_seen_are_public_their_order_is_not(edition: Edition) -> None:
    table = edition.at_auction(deck=[edition.share, "crash", "blue/brown"])
    other = edition.at_auction(deck=["blue/brown", edition.share, "crash"])

    assert table.view(0)["unseen"] == {"blue/brown": 1, edition.share: 1}
    for seat in (0, 1, 2, None):
        assert table.view(seat) == other.view(seat)
    for seat in range(3):
        assert table.observation(seat) == other.observation(seat)


@pytest.mark.rule("M02-H1", "M13-H1")
def test_the_first_redeal_of_a_game_has_the_crash_in_any_of_its_places(edition: Edition) -> None:
    table = edition.game.new(seats=4, seed=1)
    at = [len(cards) - cards.index("crash") for cards in orders(table, 2000)]

    assert looks_like(at, evenly(range(1, edition.crash_places + 1)))


@pytest.mark.rule("M02-H1", "M13-H1")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_redeal_touches_nothing_but_the_hidden_cards(edition: Edition, seat: int) -> None:
    before: Any = play(edition.at_auction(chips=(3, 9, 1), **edition.more), "bid, bid").state
    table = play(edition.at_auction(chips=(3, 9, 1), **edition.more), "bid, bid")
    for s in redealt(table, seat, 20):
        assert Counter(s.deck[s.deck_at :]) == Counter(before.deck[s.deck_at :])
        assert s.deck[: s.deck_at] == before.deck[: s.deck_at]
        s.deck, s.rng = before.deck[:], before.rng
        assert s == before


@pytest.mark.rule("M02-H1", "M13-H1")
def test_a_redeal_after_the_crash_changes_nothing(edition: Edition) -> None:
    table = edition.at_choice(deck=["crash", "blue/brown", edition.share])
    play(table, f"take, {edition.runner_up_passes}")
    after: Any = table.state

    for s in redealt(table, 0, 5):
        assert s.deck == after.deck
    assert CRASH not in after.deck[after.deck_at :]


@pytest.mark.rule("M02-H1", "M13-H1")
def test_a_redeal_when_only_the_crash_is_left_changes_nothing(edition: Edition) -> None:
    table = edition.at_auction(deck=["crash"])

    assert orders(table, 3) == [("crash",)] * 3
