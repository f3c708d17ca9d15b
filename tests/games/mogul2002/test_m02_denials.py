"""Reasons for denied actions, with rule, code and sentence."""

from collections.abc import Callable
from typing import Any

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.errors import IllegalMove, MalformedMove
from moguls.games.mogul2002.actions import ACTION_OF, DENIALS, NUM_ACTIONS, Why
from tests.tables import at_actions, at_auction, at_loans, at_the_end, play

ON_TURN: dict[str, Any] = {"loan_timing": "on_own_turn"}


def winner_took() -> Playthrough:
    return play(at_actions(), "take")


def winner_sold() -> Playthrough:
    return play(at_actions(), "sell 0")


def all_or_none() -> Playthrough:
    return at_actions(shares=[{"yellow": 2}, {}, {}], partial_sale="off")


def poor() -> Playthrough:
    return at_loans(scores=(1, 5, 5), score_floor="on")


def lent_out() -> Playthrough:
    return at_auction(chips=(14, 15, 15), **ON_TURN)


def borrowed() -> Playthrough:
    return play(at_auction(**ON_TURN), "loan")


def without_chips() -> Playthrough:
    return at_auction(chips=(0, 6, 6))


WINDOW_OPEN = "take a loan or decline first; the auction comes after"
NO_LOAN_NOW = "a loan can only be taken before the auction begins"
RUNNING = "the auction is not over: only its winner chooses"
CASES = [
    (at_the_end, "bid", "over", "M02-E1", "the crash has ended the game"),
    (at_the_end, "leave", "over", "M02-E1", "the crash has ended the game"),
    (at_the_end, "loan", "over", "M02-E1", "the crash has ended the game"),
    (at_the_end, "decline", "over", "M02-E1", "the crash has ended the game"),
    (at_the_end, "take", "over", "M02-E1", "the crash has ended the game"),
    (at_the_end, "sell 0", "over", "M02-E1", "the crash has ended the game"),
    (at_loans, "bid", "window_open", "M02-L2", WINDOW_OPEN),
    (at_loans, "leave", "window_open", "M02-L2", WINDOW_OPEN),
    (at_loans, "take", "window_open", "M02-L2", WINDOW_OPEN),
    (at_loans, "sell 8", "window_open", "M02-L2", WINDOW_OPEN),
    (at_auction, "decline", "no_window", "M02-L2", "loans are not being offered now"),
    (at_actions, "decline", "no_window", "M02-L2", "loans are not being offered now"),
    (winner_took, "decline", "no_window", "M02-L2", "loans are not being offered now"),
    (at_auction, "loan", "no_loan_now", "M02-L1", NO_LOAN_NOW),
    (at_actions, "loan", "no_loan_now", "M02-L1", NO_LOAN_NOW),
    (winner_sold, "loan", "no_loan_now", "M02-L1", NO_LOAN_NOW),
    (borrowed, "loan", "loan_taken", "M02-L2", "it has already taken its one loan of this auction"),
    (lent_out, "loan", "bank_empty", "M02-L3", "the bank does not hold two chips"),
    (poor, "loan", "below_zero", "M02-L4", "its score would fall below zero"),
    (without_chips, "bid", "no_chip", "M02-A2", "no chip in hand"),
    (at_auction, "take", "auction_running", "M02-X1", RUNNING),
    (at_auction, "sell 1", "auction_running", "M02-X1", RUNNING),
    (at_actions, "bid", "auction_over", "M02-A4", "the auction is over"),
    (winner_took, "leave", "auction_over", "M02-A4", "the auction is over"),
    (
        *(winner_took, "take", "winner_took", "M02-X2"),
        "the winner took the share, so the runner-up can only sell",
    ),
    (
        *(winner_sold, "sell 0", "winner_sold", "M02-X2"),
        "the winner sold, so the runner-up can only take the share",
    ),
    (
        *(at_actions, "sell 1", "too_few", "M02-X4"),
        "it does not have that many shares of the sale colour",
    ),
    (
        *(all_or_none, "sell 1", "all_or_none", "M02-X5"),
        "under this table's rules all of them are sold, or none",
    ),
]


@pytest.mark.rule(
    *("M02-E1", "M02-L1", "M02-L2", "M02-L3", "M02-L4"),
    *("M02-A2", "M02-A4", "M02-X1", "M02-X2", "M02-X4", "M02-X5"),
)
@pytest.mark.parametrize(("table_of", "move", "code", "rule", "text"), CASES)
def test_an_action_is_denied_with_its_reason(
    table_of: Callable[[], Playthrough], move: str, code: str, rule: str, text: str
) -> None:
    denial = table_of().why_not(move)

    assert denial is not None
    assert (denial.code, denial.rule, denial.text) == (code, rule, text)


def test_every_reason_is_shown_above() -> None:
    codes = {code for _table, _move, code, _rule, _text in CASES}

    assert {DENIALS[why][0] for why in Why if why != Why.NONE} == codes


def test_a_legal_action_has_no_reason() -> None:
    for table in (at_loans(), at_auction(), at_actions(), winner_took(), winner_sold()):
        assert all(table.why_not(move) is None for move in table.legal())
        assert {move for move, _ in table.denials()} | set(table.legal()) == set(ACTION_OF)


def test_a_refusal_names_seat_move_reason_rule_and_what_is_open() -> None:
    table = play(at_auction(chips=(6, 0, 6)), "bid")

    with pytest.raises(IllegalMove) as refused:
        table.move("bid")

    error = refused.value
    assert str(error) == "seat 1 cannot bid: no chip in hand (M02-A2); legal moves: leave"
    assert (error.seat, error.move, error.rule, error.legal) == (1, "bid", "M02-A2", ["leave"])
    assert error.denial == table.why_not("bid")


def test_a_refused_move_changes_nothing() -> None:
    table = at_auction(chips=(0, 6, 6))
    before = table.state.pack()

    for move in ("bid", "take", "sell 3", "loan"):
        with pytest.raises(IllegalMove):
            table.move(move)

    assert (table.state.pack(), table.ply) == (before, 0)


@pytest.mark.parametrize(
    "text", ["", "Bid", "bid ", "sell", "sell 9", "sell -1", "sell 02", "pass"]
)
def test_an_invalid_move_is_called_unreadable(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a move of this game; legal moves: bid, leave"):
        at_auction().move(text)
    with pytest.raises(MalformedMove):
        at_auction().why_not(text)


@pytest.mark.parametrize("action", [-1, 14, 99])
def test_a_number_beyond_the_actions_is_called_unreadable(action: int) -> None:
    with pytest.raises(MalformedMove):
        at_auction().step(action)


def test_moves_are_written_as_records_have_them() -> None:
    write = moguls.game("mogul-2002").rules.to_text

    assert [write(action) for action in range(NUM_ACTIONS)] == [
        *("leave", "bid", "loan", "decline", "take"),
        *("sell 0", "sell 1", "sell 2", "sell 3", "sell 4"),
        *("sell 5", "sell 6", "sell 7", "sell 8"),
    ]
    assert all(ACTION_OF[write(action)] == action for action in range(NUM_ACTIONS))
