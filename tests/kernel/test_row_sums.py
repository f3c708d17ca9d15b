"""Sums of weighted rows: what they come to, plain and as native code makes them."""

from typing import Any

import numba
import numpy as np
import pytest

from moguls.kernel.jit import row_sums_native
from moguls.kernel.loops import row_sums
from moguls.kernel.loops.row_sums import (
    Matrix,
    ScaledMatrix,
    add_positive,
    add_rows,
    add_scaled_rows,
    set_units,
)

COUNT, TO, NUMBERS, AT = 7, 3, 131, 11
UNITS = (8, 16, 24, 32, 40, 48, 80, 120)
NATIVE: Any = numba.njit(row_sums_native.add_rows)
NATIVE_SCALED: Any = numba.njit(row_sums_native.add_scaled_rows)
NATIVE_SET: Any = numba.njit(row_sums_native.set_units)
NATIVE_POSITIVE: Any = numba.njit(row_sums_native.add_positive)


def rows(
    seed: int, units: int
) -> tuple[list[float], "np.ndarray[tuple[int], np.dtype[np.float64]]"]:
    rng = np.random.default_rng(seed)
    memo = rng.normal(0, 1, NUMBERS + 120)
    memo[NUMBERS + 2] = memo[NUMBERS + 5] = 0.0
    return [float(x) for x in memo], rng.normal(0, 1, AT + units * COUNT + 5)


@pytest.mark.parametrize("units", UNITS)
def test_each_unit_gets_its_weighted_numbers(units: int) -> None:
    memo, weights = rows(1, units)
    before = list(memo)
    add_rows(TO, units, NUMBERS, COUNT, Matrix(weights, AT), memo)
    numbers = np.array(before[NUMBERS : NUMBERS + COUNT])
    brought = numbers @ weights[AT : AT + units * COUNT].reshape(COUNT, units)
    assert memo[TO : TO + units] == pytest.approx(brought + before[TO : TO + units])
    assert memo[:TO] == before[:TO]
    assert memo[TO + units :] == before[TO + units :]
    assert all(type(x) is float for x in memo)


@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize("seed", range(20))
def test_all_ways_come_to_the_same_to_the_last_bit(
    seed: int, units: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    memo, weights = rows(seed, units)
    native, bare = np.array(memo), list(memo)
    add_rows(TO, units, NUMBERS, COUNT, Matrix(weights, AT), memo)
    NATIVE(TO, units, NUMBERS, COUNT, Matrix(weights, AT), native)
    assert native.tolist() == memo
    monkeypatch.setattr(row_sums, "_numpy", lambda: None)
    add_rows(TO, units, NUMBERS, COUNT, Matrix(tuple(weights.tolist()), AT), bare)
    assert bare == memo


def test_weights_that_are_a_constant_become_an_array_once() -> None:
    weights = (1.0,) * 8
    for _ in range(2):
        memo = [0.0] * 8 + [2.0]
        add_scaled_rows(0, 8, 8, 1, ScaledMatrix(weights, 0, 4.0), memo)
        assert memo == [0.5] * 8 + [2.0]
    assert row_sums._array(weights) is row_sums._array(weights)  # noqa: SLF001


def test_a_number_that_is_0_is_passed_over_whatever_it_would_be_weighed_with() -> None:
    memo, weights = rows(1, 8)
    weights[AT + 2 * 8 : AT + 3 * 8] = np.inf
    native = np.array(memo)
    NATIVE(TO, 8, NUMBERS, COUNT, Matrix(weights, AT), native)
    add_rows(TO, 8, NUMBERS, COUNT, Matrix(weights, AT), memo)
    assert np.isfinite(native).all()
    assert native.tolist() == memo


@pytest.mark.parametrize("units", UNITS)
def test_units_are_set_to_weights_both_ways(units: int) -> None:
    memo, weights = rows(2, units)
    before, native = list(memo), np.array(memo)
    set_units(TO, units, weights, AT, memo)
    NATIVE_SET(TO, units, weights, AT, native)
    assert memo == [*before[:TO], *weights[AT : AT + units].tolist(), *before[TO + units :]]
    assert native.tolist() == memo
    assert all(type(x) is float for x in memo)


@pytest.mark.parametrize("units", UNITS)
def test_numbers_above_0_are_added_both_ways(units: int) -> None:
    memo, _ = rows(3, 8)
    memo[NUMBERS] = -0.0
    before, native = list(memo), np.array(memo)
    add_positive(TO, units, NUMBERS, memo)
    NATIVE_POSITIVE(TO, units, NUMBERS, native)
    pairs = zip(before[TO:], before[NUMBERS : NUMBERS + units], strict=False)
    assert memo[TO : TO + units] == [x + y if y > 0 else x for x, y in pairs]
    assert memo[:TO] == before[:TO]
    assert memo[TO + units :] == before[TO + units :]
    assert native.tolist() == memo


@pytest.mark.parametrize("units", UNITS)
@pytest.mark.parametrize("seed", range(5))
def test_sums_are_brought_to_size_both_ways(seed: int, units: int) -> None:
    memo, weights = rows(seed, units)
    before, native, scale = list(memo), np.array(memo), 100_000.0
    matrix = ScaledMatrix(weights, AT, scale)
    add_scaled_rows(TO, units, NUMBERS, COUNT, matrix, memo)
    NATIVE_SCALED(TO, units, NUMBERS, COUNT, matrix, native)
    for unit in range(units):
        own = 0.0
        for k in range(COUNT):
            own += before[NUMBERS + k] * float(weights[AT + k * units + unit])
        assert memo[TO + unit] == before[TO + unit] + own / scale
    assert memo[:TO] == before[:TO]
    assert memo[TO + units :] == before[TO + units :]
    assert native.tolist() == memo
    assert all(type(x) is float for x in memo)
