"""Phase 4: the winner takes the share or sells, the runner-up does the other."""

import pytest

from tests.tables import at_actions, at_auction, chips, drawing, moves_of, play, shares, state

HANDS = [{"yellow": 2, "brown": 1}, {"yellow": 1, "pink": 1}, {"brown": 2}]


@pytest.mark.rule("M02-X1")
def test_the_winner_acts_first_and_takes_or_sells() -> None:
    table = play(at_auction(shares=HANDS), "bid, leave, leave")

    assert table.turn == 0
    assert moves_of(table) == ["take", "sell 0", "sell 1", "sell 2"]


@pytest.mark.rule("M02-X1")
@pytest.mark.parametrize("move", ["take", "sell 0", "sell 1"])
def test_before_the_auction_is_over_nobody_takes_or_sells(move: str) -> None:
    denial = play(at_auction(shares=HANDS), "bid, leave").why_not(move)

    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-X1", "auction_running")


@pytest.mark.rule("M02-X2")
def test_when_the_winner_took_the_runner_up_can_only_sell() -> None:
    table = play(at_actions(shares=HANDS, winner=2, runner_up=0), "take")

    assert (table.phase, table.turn) == ("runner-up", 0)
    assert moves_of(table) == ["sell 0", "sell 1", "sell 2"]
    denial = table.why_not("take")
    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-X2", "winner_took")


@pytest.mark.rule("M02-X2")
@pytest.mark.parametrize("sale", ["sell 0", "sell 2"])
def test_when_the_winner_sold_the_runner_up_must_take_the_share(sale: str) -> None:
    table = play(at_actions(shares=HANDS, winner=0, runner_up=1), sale)

    assert (table.phase, table.turn) == ("runner-up", 1)
    assert moves_of(table) == ["take"]
    denial = table.why_not("sell 1")
    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-X2", "winner_sold")


@pytest.mark.rule("M02-X2", "M02-R1")
@pytest.mark.parametrize("moves", ["take, sell 1", "sell 1, take"])
def test_after_both_have_acted_the_next_round_begins(moves: str) -> None:
    table = at_actions(shares=HANDS, deck=["blue/brown", "crash"])

    play(table, moves)

    assert (table.phase, table.view(None)["revealed"]) == ("loan", "blue/brown")


@pytest.mark.rule("M02-X2")
def test_what_was_done_in_one_round_binds_nobody_in_the_next() -> None:
    table = play(at_actions(deck=["blue/brown", "green/pink", "crash"]), "sell 0, take")

    play(table, "decline, decline, decline, leave, leave")

    assert moves_of(table) == ["take", "sell 0"]
    assert moves_of(play(table, "take")) == ["sell 0"]


@pytest.mark.rule("M02-X3")
def test_the_share_goes_in_front_of_the_seat_that_takes_it() -> None:
    table = play(at_actions(revealed="pink/yellow", shares=HANDS), "take")

    assert drawing(table) == (
        "runner-up, pink/yellow, bowl 0, bank 27\n"
        " *0: 6 chips, 0 points, 1 brown, 1 pink, 2 yellow in\n"
        "> 1: 6 chips, 0 points, 1 pink, 1 yellow\n"
        "  2: 6 chips, 0 points, 2 brown"
    )


@pytest.mark.rule("M02-X3")
def test_the_runner_up_gets_the_share_that_it_takes() -> None:
    table = play(at_actions(winner=2, runner_up=1, revealed="green/blue"), "sell 0, take")

    assert shares(table) == [{}, {"green": 1}, {}]


@pytest.mark.rule("M02-X4")
def test_each_sold_share_pays_as_many_points_as_lie_in_front_of_all() -> None:
    """Four yellow shares lie on the table, like in the example of the rule books."""
    hands = [{"yellow": 2}, {"yellow": 1}, {"yellow": 1}]
    table = play(at_actions(shares=hands, revealed="pink/yellow"), "sell 2")

    assert table.scores == [8, 0, 0]
    assert shares(table) == [{}, {"yellow": 1}, {"yellow": 1}]


@pytest.mark.rule("M02-X4")
def test_the_price_is_counted_once_before_the_sale() -> None:
    table = play(at_actions(shares=[{"yellow": 3}, {}, {}], revealed="pink/yellow"), "sell 3")

    assert table.scores == [9, 0, 0]


@pytest.mark.rule("M02-X4")
def test_points_of_a_sale_are_added_to_those_there_are() -> None:
    hands = [{}, {"yellow": 2}, {}]
    table = at_actions(shares=hands, scores=(1, -4, 3), deck=["blue/brown", "crash"])

    play(table, "take, sell 1")

    assert table.scores == [1, -2, 3]


@pytest.mark.rule("M02-X4")
def test_only_shares_of_the_sale_colour_can_be_sold() -> None:
    """The border says yellow: brown and the pink of the background stay."""
    hands = [{"brown": 2, "pink": 2, "blue": 1}, {"yellow": 1}, {}]
    table = at_actions(shares=hands, revealed="pink/yellow")

    assert moves_of(table) == ["take", "sell 0"]
    denial = table.why_not("sell 1")
    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-X4", "too_few")


@pytest.mark.rule("M02-X4")
def test_the_runner_up_sells_its_own_shares_at_the_price_of_then() -> None:
    """The winner took a pink share; yellow ones are sold, of which three lie on the table."""
    table = play(at_actions(shares=HANDS, deck=["blue/brown", "crash"]), "take, sell 1")

    assert table.scores == [0, 3, 0]
    assert shares(table) == [{"brown": 1, "pink": 1, "yellow": 2}, {"pink": 1}, {"brown": 2}]


@pytest.mark.rule("M02-X4")
def test_sold_shares_leave_the_game() -> None:
    table = play(at_actions(shares=HANDS), "sell 2")

    market = table.view(None)["market"]["yellow"]
    assert (market["front"], market["sold"], market["unseen"]) == (1, 2, 2)


@pytest.mark.rule("M02-X4")
@pytest.mark.parametrize("revealed", ["blue/green", "green/pink", "yellow/blue", "pink/brown"])
def test_the_border_of_the_revealed_share_says_what_is_sold(revealed: str) -> None:
    hand = {"brown": 1, "pink": 1, "blue": 1, "green": 1, "yellow": 1}
    table = play(at_actions(shares=[hand, {}, {}], revealed=revealed), "sell 1")

    sold = revealed.partition("/")[2]
    assert shares(table)[0] == {name: 1 for name in hand if name != sold}


@pytest.mark.rule("M02-X5")
def test_a_seat_may_sell_with_nothing_to_sell() -> None:
    table = play(at_actions(shares=[{}, {"yellow": 1}, {}]), "sell 0")

    assert (table.scores, shares(table), table.turn) == ([0, 0, 0], [{}, {"yellow": 1}, {}], 1)


@pytest.mark.rule("M02-X5")
def test_a_seat_may_sell_any_number_none_included() -> None:
    hands = [{"brown": 8}, {}, {}]
    table = at_actions(shares=hands, revealed="pink/brown", deck=["crash"])

    assert moves_of(table) == ["take", *(f"sell {count}" for count in range(9))]
    assert play(table.copy(), "sell 0").scores == [0, 0, 0]
    assert play(table.copy(), "sell 5").scores == [40, 0, 0]
    assert play(table.copy(), "sell 8").scores == [64, 0, 0]


@pytest.mark.rule("M02-X5")
def test_where_partial_sales_are_off_all_are_sold_or_none() -> None:
    table = at_actions(shares=[{"yellow": 3}, {"yellow": 2}, {}], partial_sale="off")
    assert moves_of(table) == ["take", "sell 0", "sell 3"]
    denial = table.why_not("sell 2")
    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-X5", "all_or_none")

    assert moves_of(play(table, "take")) == ["sell 0", "sell 2"]


@pytest.mark.rule("M02-X5")
def test_where_partial_sales_are_off_more_than_all_is_still_too_many() -> None:
    denial = at_actions(shares=[{"yellow": 3}, {}, {}], partial_sale="off").why_not("sell 4")

    assert denial is not None
    assert denial.code == "too_few"


@pytest.mark.rule("M02-X5")
def test_where_partial_sales_are_off_who_has_nothing_sells_nothing() -> None:
    assert moves_of(at_actions(partial_sale="off")) == ["take", "sell 0"]


@pytest.mark.rule("M02-X6")
@pytest.mark.parametrize(("moves", "taker"), [("take, sell 0", 2), ("sell 0, take", 1)])
def test_the_seat_that_took_the_share_starts_the_next_round(moves: str, taker: int) -> None:
    table = at_actions(winner=2, runner_up=1, start=0, deck=["blue/brown", "crash"])

    play(table, moves)

    assert (table.view(None)["start"], table.turn) == (taker, taker)


@pytest.mark.rule("M02-X6")
def test_the_start_player_changes_only_at_the_next_reveal() -> None:
    table = play(at_actions(winner=2, runner_up=1, start=0), "take")

    assert table.check_state()["start"] == 0


@pytest.mark.rule("M02-X4")
def test_actions_move_no_chips() -> None:
    table = play(at_actions(chips=(3, 9, 1), shares=HANDS, deck=["crash"]), "sell 2, take")

    assert (chips(table), state(table).bank) == ([3, 9, 1], 32)
