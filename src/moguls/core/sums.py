"""Sums of weighted rows, the work of a network.

The build step puts `unrolled` in the place of `add_rows`: here NumPy adds whole rows, there eight
numbers at a time are fastest. Each number is made by the same steps in the same order, so both
come to the same to the last bit.
"""

from typing import Any

import numpy as np


def add_rows(
    to: int, units: int, numbers: int, count: int, weights: Any, at: int, memo: Any
) -> None:
    """Add to each unit its weighted numbers: memo[to + u] += memo[numbers + k] * w[k, u].

    Args:
        to: where the units begin in `memo`.
        units: how many there are, a multiple of 8.
        numbers: where the numbers begin in `memo`.
        count: how many there are; those that are 0 are passed over.
        weights: floats; w begins at `at`, row by row.
        at: as said.
        memo: floats.
    """
    sums = np.array(memo[to : to + units])
    for k in range(count):
        x = memo[numbers + k]
        if x != 0.0:
            row = at + k * units
            sums += x * weights[row : row + units]
    memo[to : to + units] = sums.tolist()


def unrolled(
    to: int, units: int, numbers: int, count: int, weights: Any, at: int, memo: Any
) -> None:
    """Do as `add_rows` does, natively."""
    for k in range(count):
        x = memo[numbers + k]
        if x != 0.0:
            row = at + k * units
            for u in range(0, units, 8):
                a, w = to + u, row + u
                one, two = memo[a] + x * weights[w], memo[a + 1] + x * weights[w + 1]
                three, four = memo[a + 2] + x * weights[w + 2], memo[a + 3] + x * weights[w + 3]
                five, six = memo[a + 4] + x * weights[w + 4], memo[a + 5] + x * weights[w + 5]
                seven, eight = memo[a + 6] + x * weights[w + 6], memo[a + 7] + x * weights[w + 7]
                memo[a], memo[a + 1], memo[a + 2], memo[a + 3] = one, two, three, four
                memo[a + 4], memo[a + 5], memo[a + 6], memo[a + 7] = five, six, seven, eight
