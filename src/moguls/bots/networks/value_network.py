"""A small network: from features of each seat to what share of the win each can expect.

One hidden layer, the same for all seats. A seat's hidden units add up its own features, the mean
of all seats' features, and those of the table; so it does not matter how seats are numbered, nor
how many there are. Shares are in the proportion of a positive function of the units' sums, one
that needs no more than a root: roots are the same number on every machine.

Sizes are four numbers: where the network begins in the floats that a simulation keeps, features of
a seat, features of the table, hidden units (a multiple of eight). There lie, one after the other:
the share of each seat; the table's features; those of each seat, and their means behind them; what
the units add up, for all seats alike and for one.

Weights are whole numbers in an array of floats, in this order: for each of a seat's features those
of all units, then likewise for the means and the table's features; the units' biases; the weights
of the outcome.
"""

import json
from collections.abc import Sequence
from math import sqrt
from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.kernel.loops.row_sums import ScaledMatrix, add_scaled_rows
from moguls.kernel.state.types import Weights

OUTLINED: Final = ("evaluate",)

MAX_SEATS: Final = 6
SCALE: Final = 100_000.0  # weights are whole numbers of hundred-thousandths


def weights_in(data: bytes) -> tuple[float, ...]:
    """Return the weights that a JSON file holds."""
    return tuple(map(float, json.loads(data)))


def rows_at(sizes: Sequence[int]) -> int:
    """Return where the features of seats begin."""
    at: int = sizes[0] + MAX_SEATS + sizes[2]
    return at


def room_of(sizes: Sequence[int]) -> int:
    """Return where the network ends."""
    at: int = rows_at(sizes) + (MAX_SEATS + 1) * sizes[1] + 2 * sizes[3]
    return at


def num_weights(sizes: Sequence[int]) -> int:
    """Return how many weights there are."""
    count: int = sizes[3] * (2 * sizes[1] + sizes[2] + 2)
    return count


def evaluate(seats: int, weights: Weights, sizes: Sequence[int], scratch: Scratch) -> None:
    """Write what share of the win each seat can expect, from the features that lie in `scratch`."""
    shares, features, table, units = sizes[0], sizes[1], sizes[2], sizes[3]
    rows = shares + MAX_SEATS + table
    common = rows + (MAX_SEATS + 1) * features
    sums = common + units
    outcomes = units * (2 * features + table + 1)
    _common(seats, weights, sizes, scratch)
    matrix = ScaledMatrix(weights, 0, SCALE)
    total = 0.0
    for seat in range(seats):
        for unit in range(units):
            scratch.values[sums + unit] = scratch.values[common + unit]
        own = rows + features * seat
        add_scaled_rows(sums, units, own, features, matrix, scratch.values)
        outcome = 0.0
        for unit in range(units):
            if scratch.values[sums + unit] > 0.0:
                outcome += weights[outcomes + unit] * scratch.values[sums + unit]
        outcome /= SCALE
        positive = outcome + sqrt(1.0 + outcome * outcome)
        scratch.values[shares + seat] = positive * positive
        total += positive * positive
    for seat in range(seats):
        scratch.values[shares + seat] /= total


def _common(seats: int, weights: Weights, sizes: Sequence[int], scratch: Scratch) -> None:
    """Add up in the units what is the same for all seats."""
    features, table, units = sizes[1], sizes[2], sizes[3]
    of_table = sizes[0] + MAX_SEATS
    rows = of_table + table
    means = rows + features * seats
    for k in range(features):
        mean = 0.0
        for seat in range(seats):
            mean += scratch.values[rows + features * seat + k]
        scratch.values[means + k] = mean / seats
    common = rows + (MAX_SEATS + 1) * features
    at = units * features
    biases = 2 * at + units * table
    for unit in range(units):
        scratch.values[common + unit] = weights[biases + unit] / SCALE
    of_means, of_rest = ScaledMatrix(weights, at, SCALE), ScaledMatrix(weights, 2 * at, SCALE)
    add_scaled_rows(common, units, means, features, of_means, scratch.values)
    add_scaled_rows(common, units, of_table, table, of_rest, scratch.values)
