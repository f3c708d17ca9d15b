"""Sums of weighted rows, the work of a network.

The build step puts the functions of `moguls.core.lanes` in the place of these: here NumPy adds
whole rows, there a few units go through all rows at a time. Each number is made by the same steps
in the same order, so both come to the same to the last bit.
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


def add_scaled_rows(
    to: int, units: int, numbers: int, count: int, weights: Any, at: int, memo: Any, scale: float
) -> None:
    """Add to each unit its weighted numbers, divided by `scale` once they are added up.

    Args:
        to: as in `add_rows`, and so all but the last.
        units: as said.
        numbers: as said.
        count: as said.
        weights: as said.
        at: as said.
        memo: as said.
        scale: of the weights.
    """
    sums = np.zeros(units)
    for k in range(count):
        x = memo[numbers + k]
        if x != 0.0:
            row = at + k * units
            sums += x * weights[row : row + units]
    found = np.array(memo[to : to + units]) + sums / scale
    memo[to : to + units] = found.tolist()


def set_units(to: int, units: int, weights: Any, at: int, memo: Any) -> None:
    """Set each unit to a weight: memo[to + u] = weights[at + u].

    Args:
        to: where the units begin in `memo`.
        units: how many there are, a multiple of 8.
        weights: floats.
        at: where the first weight is.
        memo: floats.
    """
    memo[to : to + units] = weights[at : at + units].tolist()


def add_positive(to: int, units: int, numbers: int, memo: Any) -> None:
    """Add to each unit its number if that is above 0: memo[to + u] += max(0, memo[numbers + u]).

    Args:
        to: where the units begin in `memo`.
        units: how many there are, a multiple of 8.
        numbers: where the numbers begin in `memo`.
        memo: floats.
    """
    for unit in range(units):
        memo[to + unit] += max(0.0, memo[numbers + unit])
