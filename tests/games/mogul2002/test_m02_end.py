"""End of the game: the crash, the chips' points, the winner."""

import pytest

from moguls.errors import GameOver
from moguls.games.mogul2002.finish import digest
from tests.tables import at_the_end, chips, shares, state


@pytest.mark.rule("M02-E1")
def test_the_crash_ends_the_game_and_nothing_can_be_played() -> None:
    table = at_the_end()

    assert (table.over, table.phase, table.turn, table.legal()) == (True, "over", None, {})
    with pytest.raises(GameOver):
        table.move("take")
    for _move, denial in table.denials():
        assert (denial.rule, denial.code) == ("M02-E1", "over")
    assert len(table.denials()) == 14


@pytest.mark.rule("M02-E1")
def test_shares_are_worth_nothing_at_the_end() -> None:
    hands = [{"yellow": 4, "blue": 5}, {}, {}]

    table = at_the_end(chips=(4, 4, 4), shares=hands, scores=(1, 2, 3))

    assert table.scores == [1, 2, 3]


@pytest.mark.rule("M02-E2")
@pytest.mark.parametrize(
    ("held", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (44, 8)]
)
def test_five_chips_are_a_point_rounded_down(held: int, points: int) -> None:
    table = at_the_end(chips=(0, held, 0), scores=(0, -3, 0))

    assert table.scores == [0, points - 3, 0]


@pytest.mark.rule("M02-E2")
def test_every_seat_scores_for_its_chips() -> None:
    assert at_the_end(chips=(5, 6, 7, 8, 9, 10)).scores == [1, 1, 1, 1, 1, 2]


@pytest.mark.rule("M02-E2")
def test_the_chips_stay_in_hand() -> None:
    assert chips(at_the_end(chips=(7, 8, 12))) == [7, 8, 12]


@pytest.mark.rule("M02-E3")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_most_points_win(winner: int) -> None:
    scores = [3, 3, 3]
    scores[winner] = 4

    table = at_the_end(chips=(4, 4, 4), scores=scores)

    assert table.winners == [winner]
    assert table.returns() == [float(seat == winner) for seat in range(3)]


@pytest.mark.rule("M02-E3")
def test_the_points_of_the_chips_count() -> None:
    assert at_the_end(chips=(4, 10, 4), scores=(5, 4, 4)).winners == [1]


@pytest.mark.rule("M02-E3")
def test_points_below_zero_can_win() -> None:
    assert at_the_end(chips=(4, 4, 4), scores=(-4, -2, -3)).winners == [1]


@pytest.mark.rule("M02-E3")
def test_a_tie_goes_to_the_seat_with_most_shares_in_front() -> None:
    """Seat 0 has the brown share just taken, seat 2 has two others."""
    hands = [{}, {}, {"blue": 1, "green": 1}]

    table = at_the_end(chips=(4, 4, 4), shares=hands, scores=(5, 5, 5))

    assert (table.winners, table.returns()) == ([2], [0.0, 0.0, 1.0])


@pytest.mark.rule("M02-E3")
def test_shares_of_all_companies_count_together_in_a_tie() -> None:
    hands = [{"blue": 2}, {"pink": 1, "blue": 1, "green": 1, "yellow": 1}, {}]

    assert at_the_end(chips=(4, 4, 4), shares=hands, scores=(5, 5, 5)).winners == [1]


@pytest.mark.rule("M02-E3")
def test_shares_do_not_help_a_seat_that_is_behind() -> None:
    hands = [{}, {"pink": 3, "blue": 3}, {}]

    assert at_the_end(chips=(4, 4, 4), shares=hands, scores=(5, 4, 5)).winners == [0]


@pytest.mark.rule("M02-E3")
def test_seats_still_tied_share_the_win() -> None:
    table = at_the_end(chips=(4,) * 4, shares=[{}, {"blue": 1}, {}, {"pink": 1}], scores=(5,) * 4)

    assert shares(table)[0] == {"brown": 1}
    assert table.winners == [0, 1, 3]
    assert table.returns() == pytest.approx([1 / 3, 1 / 3, 0.0, 1 / 3])


@pytest.mark.rule("M02-E3")
def test_a_later_seat_ahead_leaves_earlier_ties_behind() -> None:
    table = at_the_end(chips=(4,) * 6, shares=[{}, *[{"blue": 1}] * 5], scores=(3, 3, 4, 2, 4, 4))

    assert table.winners == [2, 4, 5]


@pytest.mark.rule("M02-E3")
def test_nobody_has_won_before_the_end() -> None:
    table = at_the_end()
    table.undo()

    assert (table.winners, table.returns()) == ([], [0.0, 0.0, 0.0])


@pytest.mark.rule("M02-E1")
def test_nobody_is_in_an_auction_after_the_crash() -> None:
    assert at_the_end().view(None)["in_auction"] == []


@pytest.mark.parametrize("change", ["round", "score", "chips", "shares", "seat"])
def test_the_digest_of_a_game_depends_on_all_that_it_came_to(change: str) -> None:
    """A signature of many games must change whenever behaviour does."""
    table = at_the_end(chips=(4, 5, 6), scores=(1, 2, 3))
    before = digest(state(table))
    s = state(table)
    if change == "round":
        s.round += 1
    elif change == "score":
        s.score[1] += 1
    elif change == "chips":
        s.chips[2] += 1
    elif change == "shares":
        s.shares[1][4] += 1
    else:
        s.chips[0], s.chips[1] = s.chips[1], s.chips[0]

    assert digest(s) != before
    assert 0 <= digest(s) < 2**64
