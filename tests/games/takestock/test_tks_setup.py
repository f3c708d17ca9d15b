"""Setup before the game and before a round."""

from typing import Any

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.core.records.chance_source import COUNTER
from moguls.errors import UsageError
from moguls.games.takestock.material import KIND_OF, MARKET_CLOSED
from tests.chances import evenly, looks_like
from tests.games.takestock.positions import (
    event_discards,
    hand,
    kept_events,
    lay,
    phase,
    play,
    state,
)

HANDS = {2: 7, 3: 6, 4: 5, 5: 4, 6: 4}


def new(seats: int, seed: int = 1, **options: str) -> Any:
    game = moguls.game("take-stock", **options)
    return Playthrough(game, seats, game.deal(seats, seed=seed))


@pytest.mark.rule("TKS-S1")
@pytest.mark.parametrize("seats", HANDS)
def test_every_seat_begins_with_four_tokens(seats: int) -> None:
    s = new(seats).state

    assert s.tokens[:seats] == [4] * seats
    assert s.supply == 30 - 4 * seats


@pytest.mark.rule("TKS-S2")
@pytest.mark.parametrize(("seats", "count"), HANDS.items())
def test_hands_are_dealt_one_card_at_a_time_from_the_dealers_left(seats: int, count: int) -> None:
    table = new(seats)
    first = (table.deal["dealer"] + 1) % seats
    dealt = table.deal["shares"]

    for place in range(seats):
        cards = dealt[place : seats * count : seats]
        if place == 0:
            cards = [*cards, dealt[seats * count]]  # the draw of the first turn (TKS-T1)
        assert hand(table, (first + place) % seats) == ", ".join(sorted(cards))
    assert table.state.pile_end - table.state.pile_at == 55 - seats * count - 1
    assert table.state.discards == table.state.columns == 0
    assert [column["cards"] for column in table.check_state()["columns"].values()] == [[1]] * 5


@pytest.mark.rule("TKS-S2")
def test_every_share_is_as_likely_to_be_dealt_first() -> None:
    game = moguls.game("take-stock")
    tops = [game.deal(2, seed=5, number=n)["shares"][0] for n in range(1100)]

    assert looks_like(tops, evenly({*new(2).deal["shares"]}))


@pytest.mark.rule("TKS-S3")
def test_ten_events_lie_under_market_closed() -> None:
    for seed in range(20):
        events = new(4, seed).deal["events"]
        assert events[29] == "market-closed"
        assert len(events) == 40


@pytest.mark.rule("TKS-S3")
def test_every_event_is_as_likely_to_lie_under_market_closed() -> None:
    game = moguls.game("take-stock")
    beneath = [game.deal(2, seed=3, number=n)["events"][35] for n in range(2000)]
    weights = dict.fromkeys(beneath, 1.0)
    weights.update({f"split {stock}": 3 for stock in ("corn", "gems", "chips", "oil", "movies")})
    weights.update({"audit": 4, "freeze": 3, "no-change": 2})

    assert len(weights) == 23
    assert looks_like(beneath, weights)


@pytest.mark.rule("TKS-S4")
def test_a_random_seat_begins_and_the_seat_before_it_deals() -> None:
    firsts = []
    for seed in range(300):
        table = new(3, seed)
        assert table.turn == (table.deal["dealer"] + 1) % 3
        firsts.append(table.turn)

    assert looks_like(firsts, evenly(range(3)))


@pytest.mark.rule("TKS-S4")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_the_house_rule_names_who_begins(seat: int) -> None:
    table = new(4, first_player=str(seat))

    assert table.turn == seat
    assert table.deal["dealer"] == (seat - 1) % 4


@pytest.mark.rule("TKS-S4")
def test_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(
        UsageError, match=r"invalid first_player=4: expected a seat from 0 to 3.*TKS-S4"
    ):
        moguls.game("take-stock", first_player=4).new(4, seed=1)


@pytest.mark.rule("TKS-S4")
@pytest.mark.parametrize(
    ("totals", "last", "dealer"),
    [
        ([30, 20, 40], 0, 1),
        ([20, 20, 40], 0, 1),
        ([20, 20, 40], 1, 0),
        ([20, 30, 20], 0, 2),
        ([20, 30, 40], 0, 0),
        ([20, 20, 20], 2, 0),
    ],
)
def test_the_lowest_total_deals_and_the_last_dealer_comes_last(
    totals: list[int], last: int, dealer: int
) -> None:
    table = lay(["corn 11", "oil 2", "oil 3"], columns="corn 10", totals=totals, dealer=last)

    play(table, "raise corn 11")

    assert state(table).dealer == dealer
    assert table.turn == (dealer + 1) % 3
    assert state(table).round == 2


@pytest.mark.rule("TKS-S5")
def test_after_market_closed_all_events_are_set_up_again() -> None:
    table = lay(
        ["corn 5, oil 3", "oil 2, gems 2"],
        closed_after=0,
        kept=["audit", "bull, freeze"],
        unchosen=["bear", ""],
        splits="corn",
        frozen="oil",
    )

    play(table, "discard corn 5, keep")

    s = state(table)
    assert (kept_events(table, 0), kept_events(table, 1), event_discards(table)) == ("", "", "")
    assert s.event_end - s.event_at == 40
    assert s.events[29] == MARKET_CLOSED
    assert (s.frozen, s.splits) == (0, [0] * 5)
    step = table.steps()[-1]
    assert step["chance"] == "round"
    assert step["events"][29] == "market-closed"


@pytest.mark.rule("TKS-S5")
def test_seats_keep_their_events_by_the_house_rule() -> None:
    table = lay(
        ["corn 5, oil 3", "oil 2, gems 2"],
        closed_after=0,
        kept=["audit", "bull, freeze"],
        kept_events="stay",
    )

    play(table, "discard corn 5, keep")

    s = state(table)
    assert (kept_events(table, 0), kept_events(table, 1)) == ("audit", "bull, freeze")
    assert s.event_end == 37
    assert s.events[26] == MARKET_CLOSED


@pytest.mark.rule("TKS-S5")
def test_after_another_end_splits_and_freezes_go_under_the_pile() -> None:
    table = lay(
        ["corn 11, oil 4", "oil 2, gems 2"],
        columns="corn 10",
        splits="corn, gems",
        frozen="oil",
        kept=["audit", ""],
        unchosen=["split oil, bear", "freeze"],
        played="split corn, bull",
        events="crash corn, crash oil",
    )
    left = state(table).events[: state(table).event_end]

    play(table, "raise corn 11")

    s = state(table)
    under = s.events[len(left) : s.event_end]
    assert s.events[: len(left)] == left
    names = ["split corn", "split corn", "split gems", "split oil", "freeze", "freeze"]
    assert sorted(under) == sorted(KIND_OF[name] for name in names)
    assert kept_events(table, 0) == "audit"
    assert event_discards(table) == "bear, bull"
    assert (s.frozen, s.splits, s.event_at) == (0, [0] * 5, 0)


@pytest.mark.rule("TKS-S5")
def test_splits_and_freezes_go_under_the_pile_in_random_order() -> None:
    tops = []
    for seed in range(300):
        table = lay(["corn 11, oil 4", "oil 2"], columns="corn 10", splits="gems", frozen="oil")
        s = state(table)
        s.rng = seed
        table.state = s
        table.later_chance = COUNTER
        play(table, "raise corn 11")
        tops.append(state(table).events[state(table).event_end - 1])
        assert phase(table) == "turn"

    assert looks_like(tops, evenly([KIND_OF["split gems"], KIND_OF["freeze"]]))
