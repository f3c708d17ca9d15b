"""Loans: two chips for two points, before an auction or on one's own turn."""

from typing import Any

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from tests.tables import (
    at_actions,
    at_auction,
    at_loans,
    bank,
    chips,
    drawing,
    moves_of,
    play,
    state,
)

WITHOUT_LIMIT: dict[str, Any] = {"loans_per_auction": "any"}
ON_TURN: dict[str, Any] = {"loan_timing": "on_own_turn"}
FLOOR: dict[str, Any] = {"score_floor": "on"}


def seats_asked(table: Playthrough, answer: str) -> list[int]:
    """Return the seats asked for a loan, in order, if all of them give this answer."""
    seats = []
    while table.phase == "loan":
        assert table.turn is not None
        seats.append(table.turn)
        table.move(answer)
    return seats


@pytest.mark.rule("M02-L1")
def test_a_loan_is_two_chips_from_the_bank_for_two_points() -> None:
    table = play(at_loans(chips=(6, 6, 6), scores=(5, 5, 5)), "loan")

    assert drawing(table) == (
        "loan, pink/yellow, bowl 0, bank 25\n"
        " *0: 8 chips, 3 points, no shares in\n"
        "> 1: 6 chips, 5 points, no shares in\n"
        "  2: 6 chips, 5 points, no shares in"
    )


@pytest.mark.rule("M02-L1", "M02-R1")
def test_loans_come_after_the_dividends_and_before_the_first_bid() -> None:
    deal = moguls.game("mogul-2002").deal(seats=3, seed=4)
    table = moguls.game("mogul-2002").new(deal=deal)
    assert (table.phase, table.view(None)["revealed"]) == ("loan", deal["deck"][0])

    play(table, "loan, decline, decline")

    assert table.phase == "auction"
    assert moves_of(table) == ["leave", "bid"]


@pytest.mark.rule("M02-L1")
@pytest.mark.parametrize("table_of", [at_auction, at_actions])
def test_once_the_auction_has_begun_no_loan_can_be_had(table_of: type) -> None:
    denial = table_of().why_not("loan")

    assert (denial.rule, denial.code) == ("M02-L1", "no_loan_now")


@pytest.mark.rule("M02-L1")
def test_a_loan_is_never_paid_back() -> None:
    """Nobody is ever asked, and a whole round later the chips are still there."""
    table = play(at_loans(chips=(6, 6, 6)), "loan, decline, decline, leave, leave, take, sell 0")

    assert (chips(table), table.scores[0], bank(table)) == ([8, 6, 6], -2, 25)


@pytest.mark.rule("M02-L2")
@pytest.mark.parametrize("answer", ["loan", "decline"])
@pytest.mark.parametrize("start", [0, 2, 3])
def test_each_seat_is_asked_once_from_the_start_player_clockwise(answer: str, start: int) -> None:
    table = at_loans(chips=(6, 6, 6, 6), start=start)

    assert seats_asked(table, answer) == [(start + k) % 4 for k in range(4)]
    assert table.turn == start


@pytest.mark.rule("M02-L2")
def test_in_the_window_one_borrows_or_declines() -> None:
    assert moves_of(at_loans()) == ["loan", "decline"]


@pytest.mark.rule("M02-L2")
def test_declining_changes_nothing_but_the_turn() -> None:
    table = play(at_loans(), "decline")

    assert (chips(table), bank(table), table.scores, table.turn) == ([6, 6, 6], 27, [0, 0, 0], 1)


@pytest.mark.rule("M02-L2")
def test_without_limit_a_seat_is_asked_again_until_it_declines() -> None:
    table = play(at_loans(chips=(6, 6, 6), **WITHOUT_LIMIT), "loan, loan, loan")
    assert (table.turn, chips(table), table.scores) == (0, [12, 6, 6], [-6, 0, 0])

    table.move("decline")

    assert (table.phase, table.turn) == ("loan", 1)


@pytest.mark.rule("M02-L2")
def test_the_next_auction_brings_a_new_loan() -> None:
    table = play(at_loans(), "loan, loan, loan, leave, leave, take, sell 0")

    assert seats_asked(table, "loan") == [2, 0, 1]
    assert chips(table) == [10, 10, 10]


@pytest.mark.rule("M02-L2")
def test_on_ones_own_turn_nobody_is_asked() -> None:
    table = moguls.game("mogul-2002", **ON_TURN).new(seats=3, seed=1)

    assert table.phase == "auction"
    assert moves_of(table) == ["leave", "bid", "loan"]
    denial = table.why_not("decline")
    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-L2", "no_window")


@pytest.mark.rule("M02-L2")
def test_on_ones_own_turn_a_seat_borrows_and_then_bids_or_leaves() -> None:
    table = play(at_auction(**ON_TURN), "loan")

    assert (table.turn, chips(table), bank(table), table.scores) == (0, [8, 6, 6], 25, [-2, 0, 0])
    assert moves_of(table) == ["leave", "bid"]


@pytest.mark.rule("M02-L2")
def test_on_ones_own_turn_one_loan_serves_the_whole_auction() -> None:
    table = play(at_auction(**ON_TURN), "loan, bid, bid, bid")

    denial = table.why_not("loan")

    assert table.turn == 0
    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-L2", "loan_taken")


@pytest.mark.rule("M02-L2")
def test_on_ones_own_turn_the_limit_counts_each_seat_by_itself() -> None:
    table = play(at_auction(**ON_TURN), "loan, bid, loan, bid, bid")

    assert chips(table) == [7, 7, 5]
    assert moves_of(table) == ["leave", "bid"]


@pytest.mark.rule("M02-L2")
def test_on_ones_own_turn_the_next_auction_brings_a_new_loan() -> None:
    table = play(at_auction(**ON_TURN), "loan, leave, leave, take, sell 0")

    assert "loan" in moves_of(play(table, "leave"))


@pytest.mark.rule("M02-L2")
def test_on_ones_own_turn_without_limit_a_seat_borrows_again_and_again() -> None:
    table = play(at_auction(**ON_TURN, **WITHOUT_LIMIT), "loan, loan, loan")

    assert (table.turn, chips(table), bank(table)) == (0, [12, 6, 6], 21)
    assert moves_of(table) == ["leave", "bid", "loan"]


@pytest.mark.rule("M02-L2")
def test_on_ones_own_turn_there_are_no_loans_once_the_auction_is_over() -> None:
    table = play(at_auction(**ON_TURN, **WITHOUT_LIMIT), "leave, leave")

    denial = table.why_not("loan")

    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-L1", "no_loan_now")


@pytest.mark.rule("M02-L3")
@pytest.mark.parametrize("options", [{}, WITHOUT_LIMIT])
def test_a_bank_with_one_chip_asks_nobody(options: dict[str, Any]) -> None:
    table = at_actions(chips=(14, 15, 15), bank=1, deck=["blue/pink", "crash"], **options)

    play(table, "take, sell 0")

    assert (table.phase, moves_of(table)) == ("auction", ["leave", "bid"])


@pytest.mark.rule("M02-L3")
def test_a_bank_with_three_chips_asks() -> None:
    table = at_actions(chips=(14, 14, 14), bank=3, deck=["blue/pink", "crash"])

    play(table, "take, sell 0")

    assert (table.phase, moves_of(table)) == ("loan", ["loan", "decline"])


@pytest.mark.rule("M02-L3")
@pytest.mark.parametrize("options", [{}, WITHOUT_LIMIT])
def test_when_the_bank_runs_out_those_not_yet_asked_are_not_asked(options: dict[str, Any]) -> None:
    table = at_loans(chips=(14, 14, 14), start=2, **options)
    assert bank(table) == 3

    table.move("loan")

    assert (table.phase, table.turn, bank(table)) == ("auction", 2, 1)


@pytest.mark.rule("M02-L3")
def test_the_last_loan_goes_to_a_later_seat_and_the_start_player_still_begins() -> None:
    table = play(at_loans(chips=(14, 14, 14), start=1), "decline, loan")

    assert (table.phase, table.turn, chips(table)) == ("auction", 1, [14, 14, 16])


@pytest.mark.rule("M02-L3")
def test_on_ones_own_turn_an_empty_bank_lends_nothing() -> None:
    table = at_auction(chips=(14, 15, 15), **ON_TURN)
    assert bank(table) == 1

    denial = table.why_not("loan")

    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-L3", "bank_empty")
    assert moves_of(table) == ["leave", "bid"]
    assert "loan" in moves_of(at_auction(chips=(14, 14, 14), **ON_TURN))


@pytest.mark.rule("M02-L3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_last_chip_never_leaves_the_bank(seats: int) -> None:
    table = moguls.game("mogul-2002", **ON_TURN, **WITHOUT_LIMIT).new(seats=seats, seed=1)
    while "loan" in table.legal():
        table.move("loan")

    assert bank(table) == 1


@pytest.mark.rule("M02-L4")
@pytest.mark.parametrize("options", [{}, ON_TURN])
def test_a_loan_may_bring_a_score_below_zero(options: dict[str, Any]) -> None:
    make = at_auction if options else at_loans
    table = play(make(scores=(1, 0, 0), **options), "loan")

    assert table.scores == [-1, 0, 0]


@pytest.mark.rule("M02-L4")
@pytest.mark.parametrize("score", [-3, 0, 1])
def test_with_a_floor_a_seat_too_poor_is_still_asked_and_can_only_decline(score: int) -> None:
    table = at_loans(scores=(score, 0, 0), **FLOOR)
    assert moves_of(table) == ["decline"]
    denial = table.why_not("loan")
    assert denial is not None
    assert (denial.rule, denial.code) == ("M02-L4", "below_zero")

    table.move("decline")

    assert (table.phase, table.turn) == ("loan", 1)


@pytest.mark.rule("M02-L4")
def test_with_a_floor_two_points_are_enough() -> None:
    table = play(at_loans(scores=(2, 0, 0), **FLOOR), "loan")

    assert table.scores == [0, 0, 0]


@pytest.mark.rule("M02-L4", "M02-L2")
def test_with_a_floor_and_no_limit_a_seat_borrows_until_it_is_too_poor() -> None:
    table = play(at_loans(scores=(5, 0, 0), **FLOOR, **WITHOUT_LIMIT), "loan, loan")

    assert (table.turn, table.scores, moves_of(table)) == (0, [1, 0, 0], ["decline"])


@pytest.mark.rule("M02-L4")
def test_with_a_floor_on_ones_own_turn_the_poor_bid_or_leave() -> None:
    assert moves_of(at_auction(scores=(1, 9, 9), **FLOOR, **ON_TURN)) == ["leave", "bid"]
    assert "loan" in moves_of(at_auction(scores=(2, 0, 0), **FLOOR, **ON_TURN))


@pytest.mark.rule("M02-L4")
def test_the_floor_looks_at_the_score_of_the_seat_on_turn() -> None:
    table = play(at_loans(scores=(0, 2, 0), **FLOOR), "decline")

    assert (table.turn, moves_of(table)) == (1, ["loan", "decline"])


@pytest.mark.rule("M02-L2", "M02-L3")
def test_a_loan_is_remembered_until_the_window_opens_again() -> None:
    table = play(at_loans(), "loan, decline, loan")

    assert (state(table).borrowed, table.phase) == (0b101, "auction")
