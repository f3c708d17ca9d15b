"""Credit: three chips for three dollars, once in the game."""

import pytest

import moguls
from tests.games.mogul2013.positions import at_auction, at_option, chips, refused, state
from tests.tables import moves_of, play


@pytest.mark.rule("M13-L1")
def test_a_credit_is_three_chips_for_three_dollars_and_the_seat_goes_on() -> None:
    table = play(at_auction(scores=(10, 0, 0)), "credit")

    assert (chips(table), table.scores, state(table).bank) == ([9, 6, 6], [7, 0, 0], 24)
    assert table.turn == 0
    assert moves_of(table) == ["leave", "bid"]
    assert table.view(None)["credit"] == [True, False, False]


@pytest.mark.rule("M13-L1")
def test_there_is_one_credit_a_game() -> None:
    table = play(at_auction(), "credit")

    assert refused(table, "credit") == ("M13-L1", "credit_taken")
    assert refused(play(table, "bid, bid, bid"), "credit") == ("M13-L1", "credit_taken")


@pytest.mark.rule("M13-L1")
def test_what_one_seat_has_had_the_next_may_have() -> None:
    table = play(at_auction(), "credit, bid")

    assert moves_of(table) == ["leave", "bid", "credit"]


@pytest.mark.rule("M13-L1")
def test_a_credit_taken_in_an_earlier_round_counts() -> None:
    table = play(at_option(credit=[0], deck=["gray/blue", "crash"]), "take, nothing")

    assert moves_of(table) == ["leave", "bid"]


@pytest.mark.rule("M13-L1")
@pytest.mark.parametrize("moves", ["", "nothing"])
def test_outside_the_auction_there_is_no_credit(moves: str) -> None:
    table = at_option()
    if moves:
        play(table, moves)

    assert refused(table, "credit") == ("M13-L1", "no_credit_now")


@pytest.mark.rule("M13-L2")
def test_the_bank_has_a_credit_for_each_of_five_seats() -> None:
    table = moguls.game("mogul-2013").new(5, seed=1)

    play(table, "credit, bid, credit, bid, credit, bid, credit, bid, credit, bid")

    assert state(table).bank == 0
    assert state(table).bowl == 5


@pytest.mark.rule("M13-L2")
def test_a_credit_may_bring_a_score_below_zero() -> None:
    assert play(at_auction(scores=(1, 0, 0)), "credit").scores == [-2, 0, 0]


@pytest.mark.rule("M13-L2")
@pytest.mark.parametrize(("score", "may"), [(0, False), (2, False), (3, True), (4, True)])
def test_with_a_score_floor_a_credit_needs_three_dollars(score: int, may: bool) -> None:
    table = at_auction(scores=(score, 9, 9), score_floor="on")

    assert ("credit" in moves_of(table)) is may
    if not may:
        assert refused(table, "credit") == ("M13-L2", "below_zero")
