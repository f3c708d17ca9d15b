"""End of the game: the crash, the final count, the winner."""

from collections.abc import Sequence

import pytest

from moguls.games.mogul2013.finish import depot_dollars
from tests.games.mogul2013.positions import at_option, at_the_end, chips, shares, state
from tests.tables import play


def networks(*depots: str) -> list[int]:
    table = at_option(depots=depots)
    return [depot_dollars(state(table), seat) for seat in range(table.seats)]


@pytest.mark.rule("M13-E1")
def test_the_crash_ends_the_game_without_dividends_and_auction() -> None:
    table = at_the_end(chips=(4, 4, 4), shares=[{"brown": 2}, {}, {}])

    assert table.over
    assert table.scores == [3, 0, 0]
    assert table.why_not("bid") is not None
    assert state(table).in_auction == 0


@pytest.mark.rule("M13-E1")
def test_chips_shares_and_depots_stay_where_they_are() -> None:
    table = at_the_end(chips=(5, 5, 5), shares=[{"blue": 2}, {}, {}], depots=["DEN", "", ""])

    assert chips(table) == [5, 5, 5]
    assert shares(table) == [{"brown": 1, "blue": 2}, {}, {}]
    assert table.view(None)["depots"] == [["DEN"], [], []]


@pytest.mark.rule("M13-E2")
def test_three_depots_on_a_network_earn_nine() -> None:
    """The book's example: three on the blue network."""
    assert networks("ALB DOD GAL", "", "") == [9, 0, 0]


@pytest.mark.rule("M13-E2")
@pytest.mark.parametrize(
    ("count", "worth"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)]
)
def test_so_many_depots_on_a_network_earn_their_square(count: int, worth: int) -> None:
    brown = ["SEA", "HAV", "MIN", "STP", "SPO", "POR"][:count]
    alone = worth + sum(code in ("SPO", "POR") for code in brown)

    assert networks(" ".join(brown), "", "")[0] == alone


@pytest.mark.rule("M13-E2")
def test_a_depot_on_a_shared_space_counts_on_both_networks() -> None:
    assert networks("CHI", "", "") == [2, 0, 0]
    assert networks("CHI ALB", "SEA STP", "") == [4 + 1, 4, 0]
    assert networks("CHI ALB SEA", "", "") == [4 + 4, 0, 0]


@pytest.mark.rule("M13-E2")
def test_networks_are_counted_apart_and_for_each_owner() -> None:
    assert networks("ALB SEA BOI TUL SFO", "DOD GAL", "FLA") == [5, 4, 1]


@pytest.mark.rule("M13-E2", "M13-E3")
def test_the_end_adds_depots_shares_and_chips_to_the_score() -> None:
    table = at_the_end(
        chips=(14, 5, 4),
        scores=(10, 20, -3),
        shares=[{"blue": 1}, {"gray": 2, "purple": 1}, {}],
        depots=["ALB DOD", "", "CHI"],
    )

    assert table.scores == [10 + 4 + 2 + 2, 20 + 0 + 3 + 1, -3 + 2 + 0 + 0]
    result = table.view(None)["result"]
    assert result["depot_points"] == [4, 0, 2]
    assert result["shares"] == [2, 3, 0]
    assert result["chip_points"] == [2, 1, 0]
    assert result["network_points"]["blue"] == [4, 0, 1]
    assert result["network_points"]["brown"] == [0, 0, 1]


@pytest.mark.rule("M13-E3")
@pytest.mark.parametrize(("held", "earned"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (21, 4)])
def test_five_chips_are_a_dollar_rounded_down(held: int, earned: int) -> None:
    assert at_the_end(chips=(0, held, 0)).scores[1] == earned


@pytest.mark.rule("M13-E4")
@pytest.mark.parametrize(
    ("scores", "hands", "winners"),
    [
        ((5, 9, 7), [{}, {}, {}], [1]),
        ((5, 6, 6), [{}, {}, {}], [0]),  # seat 0 takes the last share: six dollars each
        ((0, 9, 8), [{}, {}, {"blue": 1}], [2]),
        ((0, 8, 9), [{}, {"blue": 1}, {}], [1]),
        ((0, 8, 8), [{}, {"blue": 1}, {"gray": 1}], [1, 2]),
        ((8, 8, 8), [{}, {"blue": 1}, {"gray": 1}], [0, 1, 2]),
        ((9, 8, 8), [{}, {"blue": 1}, {"gray": 1}], [0]),
    ],
)
def test_most_dollars_win_then_most_shares_then_the_win_is_shared(
    scores: Sequence[int], hands: list[dict[str, int]], winners: list[int]
) -> None:
    table = at_the_end(chips=(4, 4, 4), scores=scores, shares=hands)

    assert table.winners == winners
    assert table.returns() == [1 / len(winners) if s in winners else 0.0 for s in range(3)]


@pytest.mark.rule("M13-E4")
def test_nobody_has_won_before_the_end() -> None:
    assert play(at_option(), "take").winners == []
