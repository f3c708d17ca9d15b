"""Sums of weighted rows, the work of a network.

The build step puts the functions of `moguls.kernel.compiler.row_sums_native` in the place of
these: here whole rows are added, by NumPy where it is installed, there a few units go through all
rows at a time. Each number is made by the same steps in the same order, so all come to the same to
the last bit.
"""

from functools import cache
from importlib import import_module
from typing import Any

# By the identity of weights, which are kept with them.
_arrays: dict[int, tuple[object, object]] = {}


def add_rows(
    to: int, units: int, numbers: int, count: int, weights: object, at: int, memo: Any
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
    memo[to : to + units] = _sums(memo[to : to + units], numbers, count, weights, at, memo)


def add_scaled_rows(
    to: int, units: int, numbers: int, count: int, weights: object, at: int, memo: Any, scale: float
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
    found = _sums([0.0] * units, numbers, count, weights, at, memo)
    for unit in range(units):
        memo[to + unit] += found[unit] / scale


def _sums(
    sums: list[float], numbers: int, count: int, weights: Any, at: int, memo: Any
) -> list[float]:
    """Return sums with the weighted rows added to them, one row after the other."""
    units, arrays = len(sums), _numpy()
    table = weights if arrays is None else _array(weights)
    found: Any = sums if arrays is None else arrays.array(sums)
    for k in range(count):
        x = memo[numbers + k]
        if x != 0.0:
            row = table[at + k * units : at + (k + 1) * units]
            if arrays is None:
                found = [had + x * weight for had, weight in zip(found, row, strict=True)]
            else:
                found += x * row
    return list(found) if arrays is None else list(found.tolist())


@cache
def _numpy() -> Any:
    """Return NumPy, imported when plain rules first need it, or None without it."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


def _array(weights: object) -> Any:
    """Return weights as an array of NumPy, made once for those that are constants."""
    if not isinstance(weights, tuple):
        return _numpy().asarray(weights)
    kept = _arrays.get(id(weights))
    if kept is None:
        kept = _arrays[id(weights)] = weights, _numpy().array(weights)
    return kept[1]


def set_units(to: int, units: int, weights: Any, at: int, memo: Any) -> None:
    """Set each unit to a weight: memo[to + u] = weights[at + u].

    Args:
        to: where the units begin in `memo`.
        units: how many there are, a multiple of 8.
        weights: floats.
        at: where the first weight is.
        memo: floats.
    """
    memo[to : to + units] = [float(weight) for weight in weights[at : at + units]]


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
