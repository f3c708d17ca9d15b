"""Sums of weighted rows, the work of a network.

The build step puts the functions of `moguls.kernel.jit.row_sums_native` in the place of
these: here whole rows are added, by NumPy where it is installed, there a few units go through all
rows at a time. Each number is made by the same steps in the same order, so all come to the same to
the last bit.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.state.types import FloatArray, Weights

# By the identity of weights, which are kept with them.
_arrays: dict[int, tuple[object, NDArray[np.float64]]] = {}


class Matrix(NamedTuple):
    """A matrix of weights, row by row: floats, and where its first row begins."""

    weights: Weights
    at: int


class ScaledMatrix(NamedTuple):
    """A matrix of whole numbers, row by row; divided by `scale` they are the weights."""

    weights: Weights
    at: int
    scale: float


def add_rows(
    to: int, units: int, numbers: int, count: int, matrix: Matrix, memo: FloatArray
) -> None:
    """Add to each unit its weighted numbers: memo[to + u] += memo[numbers + k] * w[k, u].

    Args:
        to: where the units begin in `memo`.
        units: how many there are, a multiple of 8.
        numbers: where the numbers begin in `memo`.
        count: how many there are; those that are 0 are passed over.
        matrix: w, with a row for each number and a column for each unit.
        memo: floats.
    """
    found = _sums(list(memo[to : to + units]), numbers, count, matrix, memo)
    for unit in range(units):
        memo[to + unit] = found[unit]


def add_scaled_rows(
    to: int, units: int, numbers: int, count: int, matrix: ScaledMatrix, memo: FloatArray
) -> None:
    """Add to each unit its weighted numbers, divided by the scale once they are added up.

    Args:
        to: as in `add_rows`, and so all others.
        units: as said.
        numbers: as said.
        count: as said.
        matrix: as said.
        memo: as said.
    """
    found = _sums([0.0] * units, numbers, count, Matrix(matrix.weights, matrix.at), memo)
    for unit in range(units):
        memo[to + unit] += found[unit] / matrix.scale


def _sums(
    sums: list[float], numbers: int, count: int, matrix: Matrix, memo: FloatArray
) -> list[float]:
    """Return sums with the weighted rows added to them, one row after the other."""
    units, arrays = len(sums), _numpy()
    if arrays is None:
        return _sums_of_numbers(sums, numbers, count, matrix, memo)
    table, found = _array(matrix.weights), arrays.array(sums)
    for k in range(count):
        x = memo[numbers + k]
        if x != 0.0:
            first = matrix.at + k * units
            found += x * table[first : first + units]
    return list(found.tolist())


def _sums_of_numbers(
    sums: list[float], numbers: int, count: int, matrix: Matrix, memo: FloatArray
) -> list[float]:
    """Do as `_sums` does without NumPy."""
    for k in range(count):
        x = memo[numbers + k]
        if x != 0.0:
            first = matrix.at + k * len(sums)
            sums = [had + x * matrix.weights[first + unit] for unit, had in enumerate(sums)]
    return sums


@cache
def _numpy() -> ModuleType | None:
    """Return NumPy, imported when plain rules first need it, or None without it."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


def _array(weights: Weights) -> NDArray[np.float64]:
    """Return weights as an array of NumPy, made once for those that are constants."""
    import numpy  # noqa: PLC0415, ICN001  # slow to import, and asked for where it is there

    if not isinstance(weights, tuple):
        return numpy.asarray(weights)
    kept = _arrays.get(id(weights))
    if kept is None:
        kept = _arrays[id(weights)] = weights, numpy.array(weights)
    return kept[1]


def set_units(to: int, units: int, weights: Weights, at: int, memo: FloatArray) -> None:
    """Set each unit to a weight: memo[to + u] = weights[at + u].

    Args:
        to: where the units begin in `memo`.
        units: how many there are, a multiple of 8.
        weights: floats.
        at: where the first weight is.
        memo: floats.
    """
    for unit in range(units):
        memo[to + unit] = float(weights[at + unit])


def add_positive(to: int, units: int, numbers: int, memo: FloatArray) -> None:
    """Add to each unit its number if that is above 0: memo[to + u] += max(0, memo[numbers + u]).

    Args:
        to: where the units begin in `memo`.
        units: how many there are, a multiple of 8.
        numbers: where the numbers begin in `memo`.
        memo: floats.
    """
    for unit in range(units):
        memo[to + unit] += max(0.0, memo[numbers + unit])
