"""A small network: from features of each seat to what share of the win each can expect.

One hidden layer, the same for all seats. A seat's hidden units add up its own features, the mean
of all seats' features, and those of the table; so it does not matter how seats are numbered, nor
how many there are. Shares are in the proportion of a positive function of the units' sums, one
that needs no more than a root: roots are the same number on every machine.
"""

from math import sqrt
from typing import Any, Final

from research.values.memory import (
    BIASES,
    COMMON,
    GLOBALS,
    NUM_FEATURES,
    NUM_GLOBALS,
    OF_MEANS,
    OF_TABLE,
    OUTCOME,
    ROWS,
    SHARES,
    SUMS,
    UNITS,
)

OUTLINED: Final = ("evaluate",)

SCALE: Final = 100_000  # weights are whole numbers of hundred-thousandths


def evaluate(seats: int, weights: Any, memo: list[float]) -> None:
    """Write what share of the win each seat can expect, from the features that lie in `memo`."""
    _common(seats, weights, memo)
    total = 0.0
    for seat in range(seats):
        for unit in range(UNITS):
            memo[SUMS + unit] = memo[COMMON + unit]
        _add(SUMS, ROWS + NUM_FEATURES * seat, NUM_FEATURES, 0, weights, memo)
        outcome = 0.0
        for unit in range(UNITS):
            if memo[SUMS + unit] > 0.0:
                outcome += weights[OUTCOME + unit] * memo[SUMS + unit]
        outcome /= SCALE
        positive = outcome + sqrt(1.0 + outcome * outcome)
        memo[SHARES + seat] = positive * positive
        total += positive * positive
    for seat in range(seats):
        memo[SHARES + seat] /= total


def _common(seats: int, weights: Any, memo: list[float]) -> None:
    """Add up in the units what is the same for all seats."""
    means = ROWS + NUM_FEATURES * seats
    for k in range(NUM_FEATURES):
        mean = 0.0
        for seat in range(seats):
            mean += memo[ROWS + NUM_FEATURES * seat + k]
        memo[means + k] = mean / seats
    for unit in range(UNITS):
        memo[COMMON + unit] = weights[BIASES + unit] / SCALE
    _add(COMMON, means, NUM_FEATURES, OF_MEANS, weights, memo)
    _add(COMMON, GLOBALS, NUM_GLOBALS, OF_TABLE, weights, memo)


def _add(to: int, numbers: int, count: int, at: int, weights: Any, memo: list[float]) -> None:
    """Add the weighted sum of so many numbers to each unit."""
    for unit in range(UNITS):
        total = 0.0
        for k in range(count):
            total += weights[at + unit * count + k] * memo[numbers + k]
        memo[to + unit] += total / SCALE
