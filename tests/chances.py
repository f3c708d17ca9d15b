"""Chi-square tests with fixed seeds: a wrong distribution fails, a right one never does."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import Any


def surprise(found: Iterable[Hashable], weights: Mapping[Any, float]) -> float:
    """Return the deviation from the expected distribution, in standard deviations.

    Args:
        found: outcomes drawn.
        weights: every possible outcome with its weight; at least five draws each.
    """
    counts = Counter(found)
    strangers = set(counts) - set(weights)
    assert not strangers, f"impossible: {strangers}"
    scale = counts.total() / sum(weights.values())
    chi = sum((counts[key] - w * scale) ** 2 / (w * scale) for key, w in weights.items())
    freedom = len(weights) - 1
    # Wilson and Hilferty: the cube root of chi-square over freedom is nearly normal.
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def looks_like(found: Iterable[Hashable], weights: Mapping[Any, float]) -> bool:
    """Return whether the draws fit the weights; one seed in thirty thousand would not."""
    return surprise(found, weights) < 4  # standard deviations


def evenly(outcomes: Iterable[Hashable]) -> dict[Any, float]:
    return dict.fromkeys(outcomes, 1)
