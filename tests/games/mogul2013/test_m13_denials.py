"""Reasons for denied actions, with rule, code and sentence."""

from collections.abc import Callable

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.errors import IllegalMove, MalformedMove
from moguls.games.mogul2013.actions import ACTION_OF, DENIALS, MAX_CHOICES, NUM_ACTIONS, Why
from tests.games.mogul2013.positions import SIX, at_auction, at_option, at_the_end
from tests.tables import play


def winner_took() -> Playthrough:
    return play(at_option(), "take")


def option_used() -> Playthrough:
    return play(at_option(), "nothing")


def full() -> Playthrough:
    return at_option(depots=[SIX, "", ""])


def partly() -> Playthrough:
    return at_option(depots=["DEN", "", ""])


def poor() -> Playthrough:
    return at_auction(scores=(2, 5, 5), score_floor="on")


def holding() -> Playthrough:
    return at_option(shares=[{"blue": 1}, {}, {}], nothing="without_shares")


def borrowed() -> Playthrough:
    return play(at_auction(), "credit")


def without_chips() -> Playthrough:
    return at_auction(chips=(0, 6, 6))


CASES = [
    (at_the_end, "bid", "over", "M13-E1", "the crash has ended the game"),
    (at_the_end, "leave", "over", "M13-E1", "the crash has ended the game"),
    (at_the_end, "credit", "over", "M13-E1", "the crash has ended the game"),
    (at_the_end, "take", "over", "M13-E1", "the crash has ended the game"),
    (at_the_end, "sell", "over", "M13-E1", "the crash has ended the game"),
    (at_the_end, "nothing", "over", "M13-E1", "the crash has ended the game"),
    (at_the_end, "erect DEN", "over", "M13-E1", "the crash has ended the game"),
    (at_the_end, "move DEN>CHI", "over", "M13-E1", "the crash has ended the game"),
    (without_chips, "bid", "no_chip", "M13-A2", "no chip in hand"),
    (
        *(at_auction, "take", "auction_running", "M13-X1"),
        "the auction is not over: only its winner chooses",
    ),
    (at_option, "bid", "auction_over", "M13-A4", "the auction is over"),
    (winner_took, "leave", "auction_over", "M13-A4", "the auction is over"),
    (
        *(at_option, "credit", "no_credit_now", "M13-L1"),
        "a credit can only be taken on one's turn in an auction",
    ),
    (
        borrowed,
        "credit",
        "credit_taken",
        "M13-L1",
        "it has already taken its one credit of the game",
    ),
    (poor, "credit", "below_zero", "M13-L2", "its score would fall below zero"),
    (
        *(winner_took, "take", "winner_took", "M13-X1"),
        "the winner took the share, so the runner-up can only use the sell option",
    ),
    (
        *(option_used, "erect DEN", "option_used", "M13-X1"),
        "the winner used the sell option, so the runner-up can only take the share",
    ),
    (at_option, "sell", "no_shares", "M13-X2", "it has no shares of the box colour"),
    (
        *(holding, "nothing", "has_shares", "M13-X2"),
        "it has shares of the box colour: it must sell them, or put up or move a depot",
    ),
    (
        *(full, "erect GAL", "all_built", "M13-D2"),
        "its six depots are all on the board: it may move one",
    ),
    (
        *(partly, "move DEN>GAL", "not_all_built", "M13-D2"),
        "only a seat with all six depots on the board may move one",
    ),
    (full, "move FLA>GAL", "no_depot", "M13-D2", "it has no depot there to move"),
    (
        *(full, "move DEN>SEA", "other_network", "M13-D1"),
        "that station is not on the network of the box colour",
    ),
    (partly, "erect DEN", "space_taken", "M13-D3", "a depot already stands there"),
]


@pytest.mark.rule(
    *("M13-E1", "M13-A2", "M13-A4", "M13-X1", "M13-X2"),
    *("M13-L1", "M13-L2", "M13-D1", "M13-D2", "M13-D3"),
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


@pytest.mark.parametrize("table_of", [at_auction, at_option, full, winner_took, option_used])
def test_an_action_is_legal_or_has_a_reason(table_of: Callable[[], Playthrough]) -> None:
    table = table_of()
    legal = set(table.legal())

    assert all((table.why_not(move) is None) == (move in legal) for move in ACTION_OF)
    assert len(legal) <= MAX_CHOICES


def test_a_refusal_names_seat_move_reason_rule_and_what_is_open() -> None:
    table = play(at_auction(chips=(6, 0, 6), credit=[1]), "bid")

    with pytest.raises(IllegalMove) as refused:
        table.move("bid")

    error = refused.value
    assert str(error) == "seat 1 cannot bid: no chip in hand (M13-A2); legal moves: leave"
    assert (error.seat, error.move, error.rule, error.legal) == (1, "bid", "M13-A2", ["leave"])


def test_a_refused_move_changes_nothing() -> None:
    table = at_auction(chips=(0, 6, 6))
    before = table.state.pack()

    for move in ("bid", "take", "erect DEN", "move DEN>CHI"):
        with pytest.raises(IllegalMove):
            table.move(move)

    assert (table.state.pack(), table.ply) == (before, 0)


@pytest.mark.parametrize(
    "text", ["", "Bid", "sell 1", "erect", "erect den", "erect XXX", "move DEN", "move DEN-CHI"]
)
def test_an_invalid_move_is_called_unreadable(text: str) -> None:
    with pytest.raises(
        MalformedMove, match="is not a move of this game; legal moves: bid, credit, leave"
    ):
        at_auction().move(text)


@pytest.mark.rule("M13-D1", "M13-D2")
def test_moves_are_written_as_records_have_them() -> None:
    write = moguls.game("mogul-2013").rules.to_text

    assert [write(action) for action in range(8)] == [
        *("leave", "bid", "credit", "take", "sell", "nothing", "erect ALB", "erect BIR")
    ]
    assert write(NUM_ACTIONS - 1) == "move TUL>TUL"
    assert write(ACTION_OF["move DEN>CHI"]) == "move DEN>CHI"
    assert len(ACTION_OF) == NUM_ACTIONS == 6 + 30 + 30 * 30
