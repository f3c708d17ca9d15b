"""Phase 3: a chip to stay in, or leave with the bowl."""

import pytest

from moguls.errors import IllegalMove
from tests.tables import at_auction, at_loans, bank, bowl, chips, drawing, moves_of, play


@pytest.mark.rule("M02-A1")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_start_player_begins_and_the_others_follow_clockwise(start: int) -> None:
    table = at_auction(chips=(6, 6, 6, 6), start=start)
    order = []
    for _ in range(5):
        order.append(table.turn)
        table.move("bid")

    assert order == [(start + k) % 4 for k in range(5)]


@pytest.mark.rule("M02-A1")
def test_after_the_loans_the_start_player_begins_the_auction() -> None:
    table = play(at_loans(start=1), "decline, decline, decline")

    assert (table.phase, table.turn) == ("auction", 1)


@pytest.mark.rule("M02-A1", "M02-A3")
def test_seats_that_have_left_are_passed_over() -> None:
    table = at_auction(chips=(6, 6, 6, 6, 6, 6), start=4)
    play(table, "bid, leave, bid, leave, bid, bid")

    assert table.turn == 4
    order = []
    for _ in range(5):
        order.append(table.turn)
        table.move("bid")
    assert order == [4, 0, 2, 3, 4]


@pytest.mark.rule("M02-A2")
def test_a_bid_puts_exactly_one_chip_into_the_bowl() -> None:
    table = play(at_auction(chips=(6, 6, 6)), "bid")

    assert drawing(table) == (
        "auction, pink/yellow, bowl 1, bank 27\n"
        " *0: 5 chips, 0 points, no shares in\n"
        "> 1: 6 chips, 0 points, no shares in\n"
        "  2: 6 chips, 0 points, no shares in"
    )


@pytest.mark.rule("M02-A2")
def test_a_seat_with_chips_bids_or_leaves_and_may_do_nothing_else() -> None:
    assert moves_of(at_auction(chips=(1, 6, 6))) == ["leave", "bid"]


@pytest.mark.rule("M02-A2")
def test_a_seat_without_chips_must_leave() -> None:
    table = at_auction(chips=(0, 6, 6))

    assert moves_of(table) == ["leave"]
    with pytest.raises(IllegalMove, match=r"seat 0 cannot bid: no chip in hand \(M02-A2\)"):
        table.move("bid")


@pytest.mark.rule("M02-A2")
def test_chips_of_others_do_not_help_a_seat_without() -> None:
    table = play(at_auction(chips=(6, 0, 6)), "bid")

    assert moves_of(table) == ["leave"]


@pytest.mark.rule("M02-A2", "M02-L2")
def test_a_seat_without_chips_may_borrow_and_bid_where_loans_are_taken_on_ones_turn() -> None:
    table = at_auction(chips=(0, 6, 6), loan_timing="on_own_turn")
    assert moves_of(table) == ["leave", "loan"]

    play(table, "loan, bid")

    assert (chips(table), bowl(table), table.scores, table.turn) == ([1, 6, 6], 1, [-2, 0, 0], 1)


@pytest.mark.rule("M02-A3")
def test_the_seat_that_leaves_takes_every_chip_in_the_bowl() -> None:
    """The only income of an auction is leaving it at the right time."""
    table = play(at_auction(chips=(6, 6, 6)), "bid, bid, leave")

    assert drawing(table) == (
        "auction, pink/yellow, bowl 0, bank 27\n"
        ">*0: 5 chips, 0 points, no shares in\n"
        "  1: 5 chips, 0 points, no shares in\n"
        "  2: 8 chips, 0 points, no shares"
    )


@pytest.mark.rule("M02-A3")
def test_a_seat_may_leave_at_once_and_finds_an_empty_bowl() -> None:
    table = play(at_auction(chips=(6, 6, 6)), "leave")

    assert (chips(table), bowl(table), bank(table), table.turn) == ([6, 6, 6], 0, 27, 1)


@pytest.mark.rule("M02-A3")
def test_who_has_left_takes_no_further_part() -> None:
    table = play(at_auction(chips=(6, 6, 6)), "bid, leave, bid, bid, bid")

    assert table.turn == 0
    assert drawing(table).splitlines()[2] == "  1: 7 chips, 0 points, no shares"


@pytest.mark.rule("M02-A4")
def test_the_auction_ends_when_one_seat_is_left() -> None:
    table = play(at_auction(chips=(6, 6, 6, 6)), "leave, leave")
    assert table.phase == "auction"

    table.move("leave")

    assert (table.phase, table.turn) == ("winner", 3)
    assert table.check_state()["in_auction"] == [3]


@pytest.mark.rule("M02-A4")
def test_the_winner_need_not_pay_a_further_chip() -> None:
    table = play(at_auction(chips=(6, 6, 6)), "leave, leave")

    assert (table.turn, chips(table)) == (2, [6, 6, 6])


@pytest.mark.rule("M02-A4")
@pytest.mark.parametrize(
    ("moves", "winner", "runner_up"),
    [
        ("leave, leave", 2, 1),
        ("leave, bid, leave", 1, 2),
        ("bid, leave, leave", 0, 2),
        ("bid, bid, leave, bid, leave", 0, 1),
        ("bid, bid, leave, leave", 1, 0),
    ],
)
def test_the_last_seat_to_leave_is_the_runner_up(moves: str, winner: int, runner_up: int) -> None:
    seen = play(at_auction(chips=(6, 6, 6)), moves).view(None)

    assert (seen["winner"], seen["runner_up"]) == (winner, runner_up)


@pytest.mark.rule("M02-A4", "M02-A3")
def test_the_last_seat_to_leave_takes_the_bowl_and_none_is_left_in_it() -> None:
    table = play(at_auction(chips=(6, 6, 6)), "bid, bid, leave, bid, bid, leave")

    assert (table.turn, chips(table), bowl(table)) == (1, [6, 4, 8], 0)


@pytest.mark.rule("M02-A4")
def test_nobody_can_bid_or_leave_after_the_auction() -> None:
    table = play(at_auction(chips=(6, 6, 6)), "leave, leave")

    for move in ("bid", "leave"):
        denial = table.why_not(move)
        assert denial is not None
        assert (denial.rule, denial.code) == ("M02-A4", "auction_over")
