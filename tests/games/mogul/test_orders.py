"""Standing orders: stay in the auction until a condition holds."""

import pytest

from moguls.core.play.playthrough import Playthrough
from tests.games.mogul.editions import Edition
from tests.tables import play


def ordered(table: Playthrough, seat: int = 0, **order: int | None) -> str | None:
    return table.game.standing_order(table.state, seat, order)


def test_an_order_has_these_conditions(edition: Edition) -> None:
    assert edition.game.order_fields == ("bowl", "chips", "left")


@pytest.mark.rule("M02-A2", "M13-A2")
@pytest.mark.parametrize(("bowl", "move"), [(0, "bid"), (2, "bid"), (3, "leave"), (4, "leave")])
def test_leave_when_the_bowl_holds_so_many(edition: Edition, bowl: int, move: str) -> None:
    assert ordered(edition.at_auction(bowl=bowl), bowl=3) == move


@pytest.mark.rule("M02-A2", "M13-A2")
@pytest.mark.parametrize(("chips", "move"), [(6, "bid"), (3, "bid"), (2, "leave"), (1, "leave")])
def test_leave_when_so_few_chips_are_left_in_hand(edition: Edition, chips: int, move: str) -> None:
    assert ordered(edition.at_auction(chips=(chips, 9, 9)), chips=2) == move


@pytest.mark.rule("M02-A2", "M13-A2")
@pytest.mark.parametrize(
    ("moves", "move"), [("bid, bid, bid, bid", "bid"), ("bid, bid, bid, leave", "leave")]
)
def test_leave_when_so_few_seats_are_in(edition: Edition, moves: str, move: str) -> None:
    table = play(edition.at_auction(chips=(6, 6, 6, 6)), moves)

    assert ordered(table, left=3) == move


@pytest.mark.rule("M02-A2", "M13-A2")
def test_the_order_looks_at_the_chips_of_its_own_seat(edition: Edition) -> None:
    table = play(edition.at_auction(chips=(1, 6, 1)), "bid")

    assert ordered(table, seat=1, chips=2) == "bid"


@pytest.mark.rule("M02-A2", "M13-A2")
def test_one_condition_is_enough(edition: Edition) -> None:
    table = edition.at_auction(bowl=2)

    assert ordered(table, bowl=9, chips=0, left=2) == "bid"
    assert ordered(table, bowl=2, chips=0, left=2) == "leave"
    assert ordered(table, bowl=None, chips=6, left=None) == "leave"


@pytest.mark.rule("M02-A2", "M13-A2")
def test_without_conditions_the_seat_stays_as_long_as_it_can_pay(edition: Edition) -> None:
    assert ordered(edition.at_auction()) == "bid"
    assert ordered(edition.at_auction(chips=(0, 6, 6))) == "leave"


@pytest.mark.rule("M13-L1")
def test_an_order_takes_no_credit_and_no_loan(edition: Edition) -> None:
    assert ordered(edition.at_auction(chips=(0, 6, 6))) == "leave"


def test_outside_ones_turn_in_an_auction_an_order_does_nothing(edition: Edition) -> None:
    assert ordered(edition.at_auction(), seat=1) is None
    assert ordered(edition.at_choice()) is None
    assert ordered(edition.at_the_end()) is None


def test_an_order_changes_nothing_by_itself(edition: Edition) -> None:
    table = edition.at_auction()
    before = table.state.pack()

    ordered(table, bowl=1)

    assert table.state.pack() == before
