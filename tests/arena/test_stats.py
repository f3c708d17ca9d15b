"""Intervals and the sequential test: right as often as they say, on games that are dice."""

import random

import pytest

from moguls.arena import sprt
from moguls.arena.stats import mean_of, quantile, share_of
from moguls.errors import UsageError


def deals_of(chance: random.Random, share: float, number: int) -> list[list[float]]:
    """Return deals of four games; the luck of a deal is common to its games."""
    made = []
    for _ in range(number):
        luck = share if chance.random() < 0.5 else 0.0
        odds = luck or share
        odds += 0.15 if luck else -0.15
        made.append([float(chance.random() < odds) for _ in range(4)])
    return made


def test_95_of_100_intervals_hold_the_true_share() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(1000):
        found = share_of(deals_of(chance, 0.3, 60))
        held += found.low <= 0.3 <= found.high
    assert 930 <= held <= 970


def test_a_bot_that_wins_all_is_not_said_never_to_lose() -> None:
    found = share_of([[1.0, 1.0]] * 40)
    assert found.mean == found.high == 1
    assert 0.9 < found.low < 0.95


@pytest.mark.parametrize("share", [0.0, 1.0, 1 / 3, 1 / 7])
def test_an_interval_holds_its_mean_and_equal_deals_do_not_make_it_sure(share: float) -> None:
    for deals in range(2, 1200):
        found = share_of([[share] * 3] * deals)
        assert 0 <= found.low <= found.mean <= found.high <= 1
        assert found.high - found.low > 1 / deals


def test_equal_games_of_a_deal_count_once() -> None:
    once = share_of([[1.0], [0.0]] * 30)
    often = share_of([[1.0] * 6, [0.0] * 6] * 30)
    assert (often.low, often.high) == pytest.approx((once.low, once.high))


def test_deals_with_more_values_weigh_more() -> None:
    assert mean_of([[1.0, 1.0, 1.0], [5.0]]).mean == 2


def test_one_deal_says_nothing_of_the_spread() -> None:
    assert (share_of([[1.0, 0.0]]).low, share_of([[1.0, 0.0]]).high) == (0, 1)
    assert share_of([]).high == 1


def test_quantiles_lie_between_values() -> None:
    assert [quantile([1, 2, 4], part) for part in (0, 0.25, 0.5, 1)] == [1, 1.5, 2, 4]


def runs(share: float, seed: int, times: int) -> list[tuple[str | None, int]]:
    """Return answer and number of deals of some tests of 0.25 against 0.35."""
    chance, found = random.Random(seed), []
    for _ in range(times):
        test = sprt.Test(sprt.Question(0.25, 0.35))
        while test.answer is None and test.deals < 4000:
            (deal,) = deals_of(chance, share, 1)
            test.add(sum(deal) / 4)
        found.append((test.answer, test.deals))
    return found


@pytest.mark.parametrize(("share", "wrong"), [(0.25, "share1"), (0.35, "share0")])
def test_the_sequential_test_errs_no_oftener_than_asked(share: float, wrong: str) -> None:
    found = runs(share, 3, 400)
    assert sum(answer == wrong for answer, _deals in found) <= 0.05 * 400 + 9  # two deviations
    assert all(answer is not None for answer, _deals in found)


def test_the_sequential_test_is_short_where_the_answer_is_plain() -> None:
    plain, hard = runs(0.6, 4, 50), runs(0.3, 4, 50)
    assert {answer for answer, _deals in plain} == {"share1"}
    assert sum(deals for _answer, deals in plain) < sum(deals for _answer, deals in hard) / 4


@pytest.mark.parametrize(("low", "high"), [(0.3, 0.3), (0.4, 0.3), (-0.1, 0.3), (0.3, 1.1)])
def test_win_rates_that_cannot_be_tested_are_refused(low: float, high: float) -> None:
    with pytest.raises(UsageError, match="the first must be below the second"):
        sprt.Question(low, high)


def test_a_risk_as_great_as_a_coin_is_refused() -> None:
    with pytest.raises(UsageError, match="expected a probability above 0"):
        sprt.Question(0.2, 0.3, alpha=0.5)
