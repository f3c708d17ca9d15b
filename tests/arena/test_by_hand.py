"""Intervals, the sequential test and orders of play, against figures that were worked out by hand.

What such figures hold and tests by dice do not: an interval a little too narrow is as often right.
"""

from math import inf, log, sqrt

import pytest

import moguls
from moguls.arena import plan, sprt
from moguls.arena.outcome import Outcome
from moguls.arena.ratings import ranks_of
from moguls.arena.result import Result
from moguls.arena.stats import Estimate, mean_of, quantile, share_of
from moguls.core.statistics import SURE, wilson
from moguls.errors import UsageError

GAME = moguls.game("mogul-2002")


def told(found: Estimate) -> tuple[float, float, float]:
    return found.mean, found.low, found.high


@pytest.mark.parametrize(
    ("deals", "mean", "error"),
    [
        # Three deals of one game: the standard deviation of 0, 2, 4 is 2, and 2 / √3 the error.
        ([[0.0], [2.0], [4.0]], 2.0, 2 / sqrt(3)),
        # A ratio of sums: 3 - 2 · 3 and 5 - 2 · 1 are left over; √(2 / 1 · (9 + 9)) / 4.
        ([[1.0, 1.0, 1.0], [5.0]], 2.0, 1.5),
        # The games of a deal count as one: 1 and -1 are left over; √(2 / 1 · 2) / 4.
        ([[1.0, 0.0], [0.0, -1.0]], 0.0, 0.5),
        ([[7.0]] * 5, 7.0, 0.0),
    ],
)
def test_a_mean_errs_as_deals_spread_with_one_deal_less_to_divide_by(
    deals: list[list[float]], mean: float, error: float
) -> None:
    assert told(mean_of(deals)) == pytest.approx((mean, mean - 1.96 * error, mean + 1.96 * error))


def test_the_mean_of_one_deal_or_none_has_no_interval() -> None:
    assert told(mean_of([[1.0, 2.0]])) == (1.5, -inf, inf)
    assert told(mean_of([])) == (0.0, -inf, inf)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        # From the textbooks: of 10 trials 8, and none; of 4 a half.
        (0.8, 10, 0.4902, 0.9433),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.5, 4, 0.1500, 0.8500),
    ],
)
def test_the_interval_of_a_share_is_wilsons(
    share: float, games: float, low: float, high: float
) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.00005)
    assert SURE == 1.96


def test_a_share_has_the_interval_of_as_many_games_as_its_spread_says() -> None:
    # Left over: 1/4, -3/4, 1/4, 1/4; √(4/3 · 3/4) / 4 = 1/4, and 3/16 : 1/16 are three games.
    found = share_of([[1.0], [0.0], [1.0], [1.0]])
    assert told(found) == pytest.approx((0.75, *wilson(0.75, 3)))
    # Two games of each deal that go the same way are no more than one.
    assert told(share_of([[1.0] * 2, [0.0] * 2, [1.0] * 2, [1.0] * 2])) == pytest.approx(
        told(found)
    )


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_equal_deals_count_as_so_many_games(share: float) -> None:
    assert told(share_of([[share] * 4] * 6)) == pytest.approx((share, *wilson(share, 6)))


def test_a_share_of_one_deal_or_none_may_be_anything() -> None:
    assert told(share_of([[1.0, 0.0, 0.0, 0.0]])) == (0.25, 0.0, 1.0)
    assert told(share_of([])) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("part", "value"), [(0, 10), (0.1, 13), (0.25, 17.5), (0.5, 30), (0.9, 61), (1, 70)]
)
def test_a_quantile_divides_the_way_between_two_values(part: float, value: float) -> None:
    assert quantile([10, 20, 40, 70], part) == pytest.approx(value)


def test_a_quantile_of_one_value_is_that_value() -> None:
    assert [quantile([3.0], part) for part in (0, 0.5, 1)] == [3.0] * 3


def seen(shares: list[float], question: sprt.Question | None = None) -> sprt.Test:
    test = sprt.Test(question or sprt.Question(0.25, 0.35))
    for share in shares:
        test.add(share)
    return test


@pytest.mark.parametrize(
    ("shares", "ratio"),
    [
        # n · gap · (2 · mean - 0.6) / (2 · variance), with a deal lost and one won more in it:
        # 2 · 0.1 · 0.4 / (2 · (0.5 + 0.25 + 0.25) / 4)
        ([1.0, 0.0], 0.16),
        # 3 · 0.1 · 1.4 / (2 · (0 + 1 + 0) / 5): equal deals are not sure
        ([1.0] * 3, 1.05),
        # 4 · 0.1 · -0.1 / (2 · (0 + 0.0625 + 0.5625) / 6)
        ([0.25] * 4, -0.192),
        ([], 0.0),
    ],
)
def test_the_log_likelihood_ratio_has_a_lost_and_a_won_deal_in_its_variance(
    shares: list[float], ratio: float
) -> None:
    assert seen(shares).ratio == pytest.approx(ratio)


@pytest.mark.parametrize(
    ("alpha", "beta", "low", "high"),
    [(0.05, 0.05, -2.9444, 2.9444), (0.1, 0.2, log(2 / 9), log(8)), (0.2, 0.1, -log(8), log(4.5))],
)
def test_the_bounds_are_walds(alpha: float, beta: float, low: float, high: float) -> None:
    assert sprt.Question(0.2, 0.3, alpha, beta).bounds == pytest.approx((low, high), abs=0.00005)


@pytest.mark.parametrize(("share", "answer"), [(0.0, "share0"), (1.0, "share1")])
def test_nothing_is_answered_before_twelve_deals_however_plain_it_is(
    share: float, answer: str
) -> None:
    plain = sprt.Question(0.1, 0.9)
    assert abs(seen([share] * 11, plain).ratio) > 2.9444
    assert [seen([share] * deals, plain).answer for deals in (11, 12)] == [None, answer]


class Standing(sprt.Test):
    """A test whose ratio is given."""

    given = 0.0

    @property
    def ratio(self) -> float:
        return self.given


@pytest.mark.parametrize(
    ("beyond", "answers"),
    [(-1e-9, (None, None)), (0.0, ("share0", "share1")), (1e-9, ("share0", "share1"))],
)
def test_it_is_answered_at_a_bound_and_not_before(
    beyond: float, answers: tuple[str | None, str | None]
) -> None:
    test = Standing(sprt.Question(0.25, 0.35))
    test.deals = 12
    low, high = test.question.bounds
    found = []
    for test.given in (low - beyond, high + beyond):
        found.append(test.answer)
    assert tuple(found) == answers


@pytest.mark.parametrize("risk", [0.0, 0.5, -0.1])
@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_a_risk_is_between_nothing_and_a_coins(name: str, risk: float) -> None:
    with pytest.raises(UsageError, match=f"invalid {name} "):
        sprt.Question(0.2, 0.3, **{name: risk})
    sprt.Question(0.2, 0.3, **{name: 0.001})
    sprt.Question(0.2, 0.3, **{name: 0.499})


def test_shares_from_none_to_all_are_a_question() -> None:
    assert (sprt.Question(0, 1).share0, sprt.Question(0, 1).share1) == (0, 1)


def test_at_each_table_of_a_ladder_the_orders_change_each_time_it_is_played_at() -> None:
    """Four tables, each with two orders: a table is played at in every fourth deal."""
    made = plan.ladder(GAME, ["random", "easy", "steady", "normal"], 36, seed=1, seats=3)
    assert (len(made.tables), made.deals) == (4, 12)
    orders = [next(made.setups(deal)).order for deal in range(12)]
    for table in range(4):
        first, second, third = orders[table::4]
        assert first == third != second
        assert sorted(first) == sorted(second) == sorted(made.tables[table])


def test_at_the_tables_of_a_gauntlet_the_orders_change_from_deal_to_deal() -> None:
    made = plan.gauntlet(GAME, ["easy", "normal"], ["random", "steady"], 12, seed=1, seats=3)
    orders = [[each.order for each in made.setups(deal) if not each.turn] for deal in range(4)]
    assert orders[0] == orders[2]
    assert orders[1] == orders[3]
    assert all(one != other for one, other in zip(*orders[:2], strict=True))


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_games_are_rounded_up_to_whole_deals(games: int, deals: int) -> None:
    assert plan.match(GAME, ["random", "easy", "steady"], games, seed=1).deals == deals


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_seeds_of_an_arena_go_from_zero_to_the_last_of_63_bits(seed: int) -> None:
    assert plan.match(GAME, ["random", "easy", "steady"], 3, seed=seed).seed == seed
    for other in (-1, 2**63):
        with pytest.raises(UsageError, match="from 0 to 2"):
            plan.match(GAME, ["random", "easy", "steady"], 3, seed=other)


def played(number: int, bots: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(number, 0, 0, bots, (5, 9, 9, 2)[: len(bots)], winners, 9, "0" * 16, "0" * 16)


def test_ranks_are_those_of_the_points_behind_the_winners_and_equal_ones_are_shared() -> None:
    assert ranks_of(played(0, (0, 1, 2, 3), (1, 2))) == [(0, 2), (1, 1), (2, 1), (3, 3)]
    # One who wins by the rules though another has as many points is before it.
    assert ranks_of(played(0, (3, 2, 1, 0), (1,))) == [(0, 4), (1, 2), (2, 1), (3, 3)]


@pytest.mark.parametrize(
    ("number", "ranks"),
    [(0, [(0, 2), (1, 1)]), (1, [(0, 1), (1, 1)]), (2, [(0, 2), (1, 1)]), (3, [(0, 1), (1, 1)])],
)
def test_a_bot_with_two_seats_counts_with_one_and_the_other_in_turn(
    number: int, ranks: list[tuple[int, int]]
) -> None:
    """Bot 0 sits first, behind bot 1, and third, level with it."""
    assert ranks_of(played(number, (0, 1, 0), (1, 2))) == ranks


def test_the_games_of_a_match_are_one_sample_a_deal() -> None:
    """Three seats: of two deals the bot "a" wins 1, 1, 0 and 0, 0, 1 of the games."""
    winners = [0, 2, 2, 1, 1, 1]
    turns = [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    games = tuple(
        Outcome(number, number // 3, 0, bots, (10, 20, 30), (won,), 10, "", "")
        for number, (bots, won) in enumerate(zip(turns, winners, strict=True))
    )
    made = Result("mogul-2002", {}, ("a", "b", "c"), 1, 60, games)
    row = made.by_bot()[0]
    # Left over: 2 - 1.5 and 1 - 1.5; the error is √(2 / 1 · 0.5) / 6, a sixth; 1/4 : 1/36.
    assert (row.wins, row.fair, row.points) == pytest.approx((0.5, 1 / 3, 20))
    assert (row.low, row.high) == pytest.approx(wilson(0.5, 9))
    assert told(made.points_on(2)) == (30, 30, 30)
