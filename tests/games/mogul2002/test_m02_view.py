"""View of a seat: exactly the listed keys, with the values of the table."""

import json
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import moguls
from tests.tables import at_actions, at_auction, at_loans, at_the_end, play

HANDS = [{"yellow": 2, "brown": 1}, {"yellow": 1, "pink": 1}, {"brown": 2}]
KEYS = {
    *("game", "seats", "seat", "phase", "turn", "over", "round", "revealed", "scores", "chips"),
    *("bank", "bowl", "in_auction", "start", "winner", "runner_up", "shares", "price", "market"),
    *("unseen", "deck_left", "crash_chance", "track", "actions", "wait", "result"),
    *("ply", "options"),
}
RESULT_KEYS = {"scores", "winners", "chips", "chip_points", "shares"}


def actions(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {action["move"]: action for action in view["actions"]}


@pytest.mark.rule("M02-H1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_has_the_keys_of_the_list_and_no_other(seat: int | None) -> None:
    tables = [at_loans(), at_auction(), at_actions(), play(at_actions(), "take"), at_the_end()]
    for table in tables:
        seen = table.view(seat)
        assert set(seen) == KEYS
        assert json.loads(json.dumps(seen)) == seen


@pytest.mark.rule("M02-H1")
def test_a_view_shows_the_table() -> None:
    table = at_auction(chips=(6, 4, 9), shares=HANDS, scores=(3, -1, 33), start=1, turn=1, bowl=2)

    seen = table.view(1)

    expected = {
        "game": "mogul-2002",
        "seats": 3,
        "seat": 1,
        "phase": "auction",
        "turn": 1,
        "over": False,
        "round": 1,
        "ply": 0,
        "revealed": "pink/yellow",
        "scores": [3, -1, 33],
        "chips": [None, 4, None],
        "bank": 24,
        "bowl": 2,
        "in_auction": [0, 1, 2],
        "start": 1,
        "winner": None,
        "runner_up": None,
        "shares": HANDS,
        "price": 3,
        "deck_left": 24,
        "crash_chance": [0, 1],
        "options": {},
        "wait": None,
        "result": None,
    }
    assert {key: seen[key] for key in expected} == expected


def test_the_options_are_those_that_differ_from_their_default() -> None:
    table = at_auction(partial_sale="off", score_floor="off")

    assert table.view(None)["options"] == {"partial_sale": "off"}


def test_the_number_of_actions_played_is_told() -> None:
    assert play(at_auction(), "bid, bid").view(None)["ply"] == 2


@pytest.mark.rule("M02-A4")
def test_winner_and_runner_up_are_told_only_after_the_auction() -> None:
    table = play(at_auction(), "bid, leave")
    assert (table.view(0)["winner"], table.view(0)["runner_up"]) == (None, None)
    assert table.view(0)["in_auction"] == [0, 2]

    table.move("leave")
    assert (table.view(0)["winner"], table.view(0)["runner_up"]) == (0, 2)

    table.move("take")
    assert (table.view(0)["winner"], table.view(0)["runner_up"]) == (0, 2)


@pytest.mark.rule("M02-X4")
def test_the_price_is_that_of_the_sale_colour() -> None:
    assert at_auction(shares=HANDS, revealed="pink/yellow").view(None)["price"] == 3
    assert at_auction(shares=HANDS, revealed="blue/brown").view(None)["price"] == 3
    assert at_auction(shares=HANDS, revealed="blue/pink").view(None)["price"] == 1
    assert at_the_end().view(None)["price"] is None


@pytest.mark.rule("M02-C2", "M02-H1")
def test_the_market_says_where_the_shares_of_each_company_are() -> None:
    deck = ["blue/green", "pink/yellow", "pink/blue", "crash"]
    market = at_auction(shares=HANDS, revealed="pink/yellow", deck=deck).view(None)["market"]

    assert market == {
        "brown": {"front": 3, "unseen": 0, "sold": 5, "all": 8},
        "pink": {"front": 1, "unseen": 2, "sold": 3, "all": 7},  # and the revealed one
        "blue": {"front": 0, "unseen": 1, "sold": 5, "all": 6},
        "green": {"front": 0, "unseen": 0, "sold": 5, "all": 5},
        "yellow": {"front": 3, "unseen": 0, "sold": 2, "all": 5},
    }


@pytest.mark.rule("M02-H1")
@pytest.mark.parametrize("moves", ["take", "sell 0", "sell 1"])
def test_the_revealed_share_is_not_counted_as_sold_before_or_after_it_is_taken(moves: str) -> None:
    table = at_actions(shares=HANDS, revealed="pink/yellow")
    before = table.view(None)["market"]["pink"]

    after = play(table, moves).view(None)["market"]["pink"]

    taken = int(moves == "take")
    assert (before["sold"], after["sold"]) == (0, 0)
    assert after["front"] == before["front"] + taken


@pytest.mark.rule("M02-H1")
def test_a_winner_who_sold_before_does_not_make_the_next_share_look_taken() -> None:
    table = play(at_actions(deck=["blue/brown", "blue/pink", "crash"]), "sell 0, take")

    market = table.view(None)["market"]

    assert (market["blue"]["sold"], market["pink"]["front"]) == (4, 1)


@pytest.mark.rule("M02-H1", "M02-S4")
def test_the_cards_not_yet_seen_are_counted_by_kind() -> None:
    deck = ["pink/yellow", "blue/green", "pink/yellow", "crash"]
    table = at_auction(revealed="blue/green", deck=deck)

    assert table.view(None)["unseen"] == {"blue/green": 1, "pink/yellow": 2}
    assert table.view(None)["deck_left"] == 4


@pytest.mark.rule("M02-S4")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5, 6, 7])
def test_the_chance_of_the_crash_is_what_counting_all_orders_gives(left: int) -> None:
    """All orders with the crash among the bottom five are equally likely."""
    cards = ["blue/brown", "blue/yellow", "green/blue", "green/brown", "yellow/green", "pink/blue"]
    deck = [*cards[: left - 1], "crash"]
    orders = [order for order in permutations(deck) if left - order.index("crash") <= 5]
    counted = Fraction(sum(order[0] == "crash" for order in orders), len(orders))

    assert Fraction(*at_auction(deck=deck).view(None)["crash_chance"]) == counted


def test_after_the_crash_nobody_is_on_turn_and_there_is_no_chance_of_it() -> None:
    seen = at_the_end().view(None)

    assert (seen["turn"], seen["over"], seen["crash_chance"]) == (None, True, [0, 1])


@pytest.mark.rule("M02-A1")
def test_only_the_seat_on_turn_is_offered_actions() -> None:
    table = at_auction()

    assert actions(table.view(0)) != {}
    for seat in (1, 2, None):
        assert table.view(seat)["actions"] == []


@pytest.mark.rule("M02-A1", "M02-E1")
def test_a_seat_that_waits_is_told_why() -> None:
    assert at_auction().view(0)["wait"] is None
    assert at_auction().view(None)["wait"] is None
    assert at_auction().view(1)["wait"] == {"rule": "M02-A1", "code": "not_your_turn"}
    for seat in (0, 1, None):
        assert at_the_end().view(seat)["wait"] == {"rule": "M02-E1", "code": "over"}


@pytest.mark.rule("M02-A2")
def test_the_actions_of_an_auction_come_with_effect_or_reason() -> None:
    offered = actions(at_auction(bowl=3, shares=HANDS).view(0))

    assert offered == {
        "leave": {"move": "leave", "id": 0, "legal": True, "effect": {"chips": 3}},
        "bid": {"move": "bid", "id": 1, "legal": True, "effect": {"chips": -1, "bowl": 4}},
        "loan": denied("loan", 2, "M02-L1", "no_loan_now"),
        "decline": denied("decline", 3, "M02-L2", "no_window"),
        "take": denied("take", 4, "M02-X1", "auction_running"),
        "sell 0": denied("sell 0", 5, "M02-X1", "auction_running"),
        "sell 1": denied("sell 1", 6, "M02-X1", "auction_running"),
        "sell 2": denied("sell 2", 7, "M02-X1", "auction_running"),
    }


def denied(move: str, number: int, rule: str, code: str) -> dict[str, Any]:
    return {"move": move, "id": number, "legal": False, "rule": rule, "code": code}


@pytest.mark.rule("M02-L1", "M02-L4")
def test_the_actions_of_the_window_come_with_effect_or_reason() -> None:
    offered = actions(at_loans(shares=HANDS).view(0))
    assert list(offered) == ["leave", "bid", "loan", "decline", "take", "sell 0"]
    assert offered["loan"]["effect"] == {"chips": 2, "points": -2}
    assert offered["decline"]["effect"] == {}
    assert offered["bid"]["code"] == "window_open"

    offered = actions(at_loans(score_floor="on").view(0))
    assert offered["loan"] == denied("loan", 2, "M02-L4", "below_zero")


@pytest.mark.rule("M02-X1", "M02-X4")
def test_the_winner_sees_what_each_sale_would_pay() -> None:
    offered = actions(at_actions(shares=HANDS).view(0))

    assert offered["take"]["effect"] == {"share": "pink/yellow"}
    for count in range(3):
        assert offered[f"sell {count}"]["effect"] == {
            "points": 3 * count,
            "price": 3,
            "count": count,
            "company": "yellow",
        }
    assert "sell 3" not in offered


@pytest.mark.rule("M02-X4", "M02-X5")
def test_greyed_sales_are_offered_with_their_reason() -> None:
    nothing = actions(at_actions(shares=[{}, {}, {}]).view(0))
    assert nothing["sell 1"] == denied("sell 1", 6, "M02-X4", "too_few")
    assert "sell 2" not in nothing

    some = actions(at_actions(shares=[{"yellow": 2}, {}, {}], partial_sale="off").view(0))
    assert some["sell 1"] == denied("sell 1", 6, "M02-X5", "all_or_none")
    assert some["sell 2"]["effect"]["points"] == 4


def test_eight_shares_to_sell_are_all_offered_and_no_more() -> None:
    table = at_actions(shares=[{"brown": 8}, {}, {}], revealed="pink/brown", deck=["crash"])

    offered = list(actions(table.view(0)))

    assert offered[-1] == "sell 8"
    assert len(offered) == 14


@pytest.mark.rule("M02-E2", "M02-E3")
def test_the_result_counts_points_chips_and_shares() -> None:
    table = at_the_end(chips=(9, 10, 4), shares=[{}, {"blue": 2}, {}], scores=(5, 4, 4))

    result = table.view(None)["result"]

    assert set(result) == RESULT_KEYS
    assert result == {
        "scores": [6, 6, 4],
        "winners": [1],
        "chips": [9, 10, 4],
        "chip_points": [1, 2, 0],
        "shares": [1, 2, 0],
    }


def test_a_view_can_be_changed_without_touching_the_game() -> None:
    table = at_auction(shares=HANDS)
    before = table.state.pack()
    seen = table.view(0)
    seen["scores"][0] = 99
    seen["shares"][0]["brown"] = 99
    seen["options"]["open_chips"] = "on"

    assert table.state.pack() == before
    assert table.view(1)["chips"] == [None, 6, None]
    assert moguls.game("mogul-2002").options == {}
