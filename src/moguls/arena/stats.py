"""Means and their 95 % intervals, where all games of a deal count as one sample."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING, Final

from moguls.core.statistics import SURE, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

ROUNDED: Final = 1e-9  # errors below this are rounding errors


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; `low` and `high` are infinite with a single deal.

    Attributes:
        mean: over all values.
        low, high: the interval.
    """

    mean: float
    low: float
    high: float


def mean_of(deals: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean of values that come in deals."""
    mean, error, _count = _moments(deals)
    return Estimate(mean, mean - SURE * error, mean + SURE * error)


def share_of(deals: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean of shares, each from 0 to 1, that come in deals.

    The interval is Wilson's, for the number of independent games with the standard error of the
    deals. So it is within 0 and 1, and it is not a point for a bot that has won every game.
    """
    mean, error, count = _moments(deals)
    if not count or error == inf:
        return Estimate(mean, 0.0, 1.0)
    mean = min(mean, 1.0)
    # Deals that differ in the last digit of a sum only are equal.
    games = mean * (1 - mean) / error**2 if error > ROUNDED and 0 < mean < 1 else float(len(deals))
    low, high = wilson(mean, games)
    return Estimate(mean, low, high)


def _moments(deals: Sequence[Sequence[float]]) -> tuple[float, float, int]:
    """Return the mean, its standard error over deals, and the number of values.

    Deals may have different numbers of values: the mean is a ratio of two sums over deals.
    """
    sums = [sum(deal) for deal in deals]
    counts = [len(deal) for deal in deals]
    count, number = sum(counts), len(deals)
    if not count:
        return 0.0, inf, 0
    mean = sum(sums) / count
    if number == 1:
        return mean, inf, count
    spread = sum((a - mean * b) ** 2 for a, b in zip(sums, counts, strict=True))
    return mean, sqrt(number / (number - 1) * spread) / count, count


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return a quantile of ordered values, interpolated between two of them."""
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])
