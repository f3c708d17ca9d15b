"""Sums of weighted rows: what they come to, plain and as native code makes them."""

import numpy as np
import pytest

from moguls.core.sums import add_rows, unrolled

UNITS, COUNT, TO, NUMBERS, AT = 16, 7, 3, 25, 11


def rows(seed: int) -> tuple[list[float], "np.ndarray[tuple[int], np.dtype[np.float64]]"]:
    """Return floats to read and write, some of them 0, and weights."""
    rng = np.random.default_rng(seed)
    memo = rng.normal(0, 1, 40)
    memo[NUMBERS + 2] = memo[NUMBERS + 5] = 0.0
    return [float(x) for x in memo], rng.normal(0, 1, AT + UNITS * COUNT + 5)


def test_each_unit_gets_its_weighted_numbers() -> None:
    memo, weights = rows(1)
    before = list(memo)
    add_rows(TO, UNITS, NUMBERS, COUNT, weights, AT, memo)
    numbers = np.array(before[NUMBERS : NUMBERS + COUNT])
    brought = numbers @ weights[AT : AT + UNITS * COUNT].reshape(COUNT, UNITS)
    assert memo[TO : TO + UNITS] == pytest.approx(brought + before[TO : TO + UNITS])
    assert memo[:TO] == before[:TO]
    assert memo[TO + UNITS :] == before[TO + UNITS :]
    assert all(type(x) is float for x in memo)


@pytest.mark.parametrize("seed", range(20))
def test_both_ways_come_to_the_same_to_the_last_bit(seed: int) -> None:
    memo, weights = rows(seed)
    other = list(memo)
    add_rows(TO, UNITS, NUMBERS, COUNT, weights, AT, memo)
    unrolled(TO, UNITS, NUMBERS, COUNT, weights, AT, other)
    assert memo == other
