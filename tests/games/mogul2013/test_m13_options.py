"""Phase 4: the winner takes the share or uses the sell option, the runner-up the other."""

import pytest

from tests.games.mogul2013.positions import at_auction, at_option, drawing, refused, shares, state
from tests.tables import moves_of, play

HANDS = [{"blue": 2, "brown": 1}, {"blue": 3, "purple": 1}, {"brown": 2}]
BLUE = ["ALB", "CHI", "DEN", "DOD", "FLA", "GAL", "LOS", "OKL"]
ERECT = [f"erect {code}" for code in BLUE]


@pytest.mark.rule("M13-X1")
def test_the_winner_takes_the_share_or_uses_the_sell_option() -> None:
    table = play(at_auction(shares=HANDS, revealed="yellow/blue"), "bid, leave, leave")

    assert table.turn == 0
    assert moves_of(table) == ["take", "sell", "nothing", *ERECT]


@pytest.mark.rule("M13-X1")
@pytest.mark.parametrize("move", ["take", "sell", "nothing", "erect DEN", "move DEN>CHI"])
def test_before_the_auction_is_over_nobody_chooses(move: str) -> None:
    assert refused(play(at_auction(shares=HANDS), "leave"), move) == ("M13-X1", "auction_running")


@pytest.mark.rule("M13-X1")
def test_when_the_winner_took_the_share_the_runner_up_has_the_sell_option() -> None:
    table = play(at_option(shares=HANDS, winner=2, runner_up=0), "take")

    assert (table.phase, table.turn) == ("runner-up", 0)
    assert moves_of(table) == ["sell", "nothing", *ERECT]
    assert refused(table, "take") == ("M13-X1", "winner_took")


@pytest.mark.rule("M13-X1")
@pytest.mark.parametrize("used", ["sell", "nothing", "erect DEN"])
def test_when_the_winner_used_the_sell_option_the_runner_up_must_take_the_share(used: str) -> None:
    table = play(at_option(shares=HANDS), used)

    assert (table.phase, table.turn) == ("runner-up", 1)
    assert moves_of(table) == ["take"]
    for move in ("sell", "nothing", "erect CHI", "move DEN>CHI"):
        assert refused(table, move) == ("M13-X1", "option_used")


@pytest.mark.rule("M13-X1", "M13-X2")
def test_shares_that_could_be_sold_are_no_reason_where_there_is_no_option() -> None:
    table = at_option(shares=[{"blue": 1}, {"blue": 1}, {}], nothing="without_shares")

    assert refused(table, "nothing") == ("M13-X2", "has_shares")
    assert refused(play(table, "sell"), "nothing") == ("M13-X1", "option_used")


@pytest.mark.rule("M13-X1")
def test_the_share_goes_in_front_of_the_seat_that_takes_it() -> None:
    table = play(at_option(shares=HANDS, revealed="yellow/blue"), "take")

    assert drawing(table) == (
        "runner-up, yellow/blue, bowl 0, bank 27\n"
        " *0: 6 chips, 0 dollars, 1 brown, 2 blue, 1 yellow, no depots in\n"
        "> 1: 6 chips, 0 dollars, 1 purple, 3 blue, no depots\n"
        "  2: 6 chips, 0 dollars, 2 brown, no depots"
    )


@pytest.mark.rule("M13-X1")
def test_what_was_done_in_one_round_binds_nobody_in_the_next() -> None:
    table = at_option(deck=["brown/gray", "gray/brown", "crash"])

    play(table, "nothing, take, leave, leave")

    assert "take" in moves_of(table)
    assert "take" not in moves_of(play(table, "take"))


@pytest.mark.rule("M13-X2")
def test_all_shares_of_the_box_colour_are_sold_and_no_others() -> None:
    table = play(at_option(shares=HANDS, revealed="yellow/blue"), "sell")

    assert shares(table) == [{"brown": 1}, {"purple": 1, "blue": 3}, {"brown": 2}]


@pytest.mark.rule("M13-X2")
def test_without_shares_of_the_box_colour_there_is_nothing_to_sell() -> None:
    table = at_option(shares=HANDS, winner=2, runner_up=1)

    assert moves_of(table) == ["take", "nothing", *ERECT]
    assert refused(table, "sell") == ("M13-X2", "no_shares")


@pytest.mark.rule("M13-X2")
@pytest.mark.parametrize("winner", [0, 2])
def test_the_sell_option_may_be_used_for_nothing_with_or_without_shares(winner: int) -> None:
    table = at_option(shares=HANDS, winner=winner, runner_up=1)
    before = (shares(table), table.scores, state(table).depots)

    play(table, "nothing")

    assert (shares(table), table.scores, state(table).depots) == before


@pytest.mark.rule("M13-X2")
def test_under_the_house_rule_an_owner_of_shares_of_the_box_colour_sells_or_builds() -> None:
    table = at_option(shares=HANDS, nothing="without_shares")

    assert moves_of(table) == ["take", "sell", *ERECT]
    assert refused(table, "nothing") == ("M13-X2", "has_shares")
    assert "nothing" in moves_of(at_option(shares=HANDS))


@pytest.mark.rule("M13-X2")
def test_under_the_house_rule_too_a_seat_without_such_shares_may_do_nothing() -> None:
    table = at_option(shares=HANDS, winner=2, runner_up=1, nothing="without_shares")

    assert moves_of(table) == ["take", "nothing", *ERECT]


@pytest.mark.rule("M13-X2", "M13-D1")
def test_who_puts_up_a_depot_sells_nothing() -> None:
    table = play(at_option(shares=HANDS), "erect DEN")

    assert shares(table) == HANDS
    assert table.scores == [0, 0, 0]


@pytest.mark.rule("M13-X3")
def test_each_sold_share_pays_what_lies_in_front_of_all_before_the_sale() -> None:
    """The book's own example: two of five blue shares bring ten dollars."""
    table = play(at_option(shares=HANDS, scores=(3, 0, 0)), "sell")

    assert table.scores == [3 + 2 * 5, 0, 0]


@pytest.mark.rule("M13-X3")
def test_sold_shares_leave_the_game() -> None:
    table = play(at_option(shares=HANDS, deck=["gray/brown", "crash"]), "sell")

    before = table.view(None)["market"]["blue"]
    assert before == {"front": 3, "unseen": 0, "sold": 5, "all": 8}
    assert play(table, "take").view(None)["market"]["blue"] == before
