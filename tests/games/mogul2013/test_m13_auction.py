"""Phase 3: a chip to stay in, or leave with the bowl."""

import pytest

from tests.games.mogul2013.positions import at_auction, chips, refused, state
from tests.tables import moves_of, play


@pytest.mark.rule("M13-A1")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_begins_and_the_others_follow_clockwise(start: int) -> None:
    table = at_auction(start=start)
    order = []
    for _ in range(4):
        order.append(table.turn)
        play(table, "bid")

    assert order == [(start + k) % 3 for k in range(4)]


@pytest.mark.rule("M13-A1")
def test_seats_that_have_left_are_passed_over() -> None:
    table = play(at_auction(chips=(6,) * 5), "bid, leave, bid, leave, bid")

    assert table.turn == 0
    assert play(table, "bid").turn == 2


@pytest.mark.rule("M13-A2")
def test_a_seat_on_turn_bids_one_chip_or_leaves() -> None:
    table = at_auction(credit=[0])

    assert moves_of(table) == ["leave", "bid"]
    play(table, "bid")
    assert (chips(table), state(table).bowl) == ([5, 6, 6], 1)


@pytest.mark.rule("M13-A2", "M13-L1")
def test_without_chips_a_seat_leaves_or_takes_its_credit_first() -> None:
    table = at_auction(chips=(0, 6, 6))

    assert moves_of(table) == ["leave", "credit"]
    assert refused(table, "bid") == ("M13-A2", "no_chip")
    assert moves_of(play(table, "credit")) == ["leave", "bid"]


@pytest.mark.rule("M13-A2")
def test_without_chips_and_credit_a_seat_must_leave() -> None:
    assert moves_of(at_auction(chips=(0, 6, 6), credit=[0])) == ["leave"]


@pytest.mark.rule("M13-A3")
def test_a_seat_that_leaves_takes_the_bowl_and_the_next_finds_it_empty() -> None:
    table = play(at_auction(chips=(6, 6, 6, 6)), "bid, bid, leave")

    assert (chips(table), state(table).bowl) == ([5, 5, 8, 6], 0)
    assert play(table, "leave").view(None)["in_auction"] == [0, 1]
    assert chips(table) == [5, 5, 8, 6]


@pytest.mark.rule("M13-A4")
def test_the_last_seat_in_wins_and_pays_nothing_more() -> None:
    table = play(at_auction(), "bid, leave, leave")
    view = table.view(None)

    assert (table.phase, table.turn, chips(table)) == ("winner", 0, [5, 7, 6])
    assert (view["winner"], view["runner_up"]) == (0, 2)
    assert view["in_auction"] == [0]


@pytest.mark.rule("M13-A4")
def test_the_last_player_to_leave_is_runner_up() -> None:
    table = play(at_auction(chips=(6,) * 4, start=2), "leave, bid, leave, bid, leave")
    view = table.view(None)

    assert (view["winner"], view["runner_up"]) == (1, 3)


@pytest.mark.rule("M13-A4")
def test_a_winner_that_never_bid_has_all_its_chips() -> None:
    table = play(at_auction(), "leave, leave")

    assert (table.turn, chips(table)) == (2, [6, 6, 6])


@pytest.mark.rule("M13-A4")
@pytest.mark.parametrize("move", ["bid", "leave"])
def test_after_the_auction_nobody_bids_or_leaves(move: str) -> None:
    assert refused(play(at_auction(), "leave, leave"), move) == ("M13-A4", "auction_over")
