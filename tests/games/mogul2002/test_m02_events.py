"""Events of an action, in order and for every viewer."""

from typing import Any

import pytest

import moguls
from moguls.games.mogul2002.words import say
from tests.tables import at_actions, at_auction, at_loans, play

HANDS = [{"yellow": 2, "blue": 1}, {"blue": 2}, {"brown": 1}]


def events_of(table: Any, move: str) -> list[dict[str, Any]]:
    table.move(move)
    events: list[dict[str, Any]] = table.events(None)
    assert all(table.events(seat) == events for seat in range(table.seats))
    return events


@pytest.mark.rule("M02-S5", "M02-R2", "M02-R3")
def test_the_deal_tells_the_start_player_the_first_card_and_its_dividends() -> None:
    game = moguls.game("mogul-2002")
    deal = game.deal(3, seed=1)
    at = deal["deck"].index("brown/green")
    deal["deck"][0], deal["deck"][at] = deal["deck"][at], deal["deck"][0]

    table = game.new(deal=deal)

    assert table.events(None) == [
        {"type": "start", "seat": deal["first"]},
        {"type": "reveal", "share": "brown/green"},
        *({"type": "dividend", "seat": seat, "points": 1, "company": "brown"} for seat in range(3)),
    ]


@pytest.mark.rule("M02-L1", "M02-L2")
def test_loans_and_refusals_are_told() -> None:
    table = at_loans(start=1)

    assert events_of(table, "loan") == [{"type": "loan", "seat": 1}]
    assert events_of(table, "decline") == [{"type": "decline", "seat": 2}]


@pytest.mark.rule("M02-A2", "M02-A3", "M02-A4")
def test_bids_leaving_and_the_outcome_of_an_auction_are_told() -> None:
    table = at_auction()

    assert events_of(table, "bid") == [{"type": "bid", "seat": 0, "bowl": 1}]
    assert events_of(table, "bid") == [{"type": "bid", "seat": 1, "bowl": 2}]
    assert events_of(table, "leave") == [{"type": "leave", "seat": 2, "chips": 2}]
    assert events_of(table, "leave") == [
        {"type": "leave", "seat": 0, "chips": 0},
        {"type": "win", "seat": 1},
        {"type": "runner_up", "seat": 0},
    ]


@pytest.mark.rule("M02-X3", "M02-X4", "M02-R2", "M02-R3")
def test_taking_and_selling_are_told_and_then_the_next_card() -> None:
    table = at_actions(shares=HANDS, deck=["blue/brown", "crash"])

    assert events_of(table, "sell 2") == [
        {"type": "sell", "seat": 0, "company": "yellow", "count": 2, "price": 2, "points": 4}
    ]
    assert events_of(table, "take") == [
        {"type": "take", "seat": 1, "share": "pink/yellow"},
        {"type": "reveal", "share": "blue/brown"},
        {"type": "dividend", "seat": 0, "points": 1, "company": "blue"},
        {"type": "dividend", "seat": 1, "points": 2, "company": "blue"},
    ]


@pytest.mark.rule("M02-X5")
def test_an_empty_sale_is_told() -> None:
    assert events_of(at_actions(shares=HANDS), "sell 0") == [
        {"type": "sell", "seat": 0, "company": "yellow", "count": 0, "price": 2, "points": 0}
    ]


@pytest.mark.rule("M02-E1", "M02-E2", "M02-E3")
def test_the_crash_is_told_with_the_last_points_and_the_winners() -> None:
    table = at_actions(chips=(9, 10, 4), scores=(3, 3, 1), deck=["crash", "blue/brown"])
    play(table, "take")

    assert events_of(table, "sell 0")[1:] == [
        {"type": "crash"},
        {"type": "chip_points", "seat": 0, "points": 1},
        {"type": "chip_points", "seat": 1, "points": 2},
        {"type": "chip_points", "seat": 2, "points": 0},
        {"type": "end", "winners": [1], "scores": [4, 5, 1]},
    ]


@pytest.mark.rule("M02-E3")
def test_the_end_tells_the_shares_that_broke_a_tie() -> None:
    table = at_actions(chips=(5, 5, 0), scores=(3, 3, 4), shares=HANDS, deck=["crash"])
    play(table, "take")
    play(table, "sell 0")
    end = table.events(None)[-1]

    assert end == {
        "type": "end",
        "winners": [0],
        "scores": [4, 4, 4],
        "shares": 4,
        "shares_of_next": 2,
    }
    assert say(end, ("Ada", "Bob", "Cyd").__getitem__) == "Ada wins on shares, 4 to 2."


def test_after_an_undo_the_events_are_those_of_the_action_before() -> None:
    table = play(at_auction(), "bid")
    events = table.events(None)
    table.move("leave")

    table.undo()

    assert table.events(None) == events
