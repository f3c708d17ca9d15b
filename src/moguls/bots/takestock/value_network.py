"""A small network: from what a seat sees to the share of the win that it can expect.

The same units look at each stock, and what they make of all five is added up, so it does not
matter which stock is which. A second layer looks at these sums and at the table.

Weights are in this order: for each number of a stock those of all units, the units' biases; for
each sum and then each number of the table those of the second layer, its biases; those of the
outcome and its bias. One network for each number of seats.
"""

import json
from pathlib import Path
from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.workspace import (
    MIX,
    MIXED,
    OF_STOCK,
    OF_TABLE,
    SEEN,
    STOCK_UNITS,
    SUMS,
    TABLE,
    UNITS,
)
from moguls.games.takestock.material import MIN_SEATS, NUM_STOCKS
from moguls.kernel.loops.row_sums import Matrix, add_positive, add_rows, set_units
from moguls.kernel.state.types import Weights

OUTLINED: Final = ("outcome", "_look")

UNIT_BIASES: Final = OF_STOCK * UNITS
MIXING: Final = UNIT_BIASES + UNITS
MIX_BIASES: Final = MIXING + (UNITS + OF_TABLE) * MIXED
OUTCOME: Final = MIX_BIASES + MIXED
NUM_WEIGHTS: Final = OUTCOME + MIXED + 1

PLACE: Final = Path(__file__).with_name("value_network.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
SCALE: Final = 10_000  # weights are whole numbers of ten-thousandths
WEIGHTS: Final = tuple(weight / SCALE for weight in json.loads(CACHE_KEY))


def outcome(weights: Weights, first: int, scratch: Scratch) -> float:
    """Return what the network whose weights begin at `first` makes of what lies in `scratch`.

    Returns:
        The logarithm of the odds to win.
    """
    for unit in range(UNITS):
        scratch.values[SUMS + unit] = 0.0
    for stock in range(NUM_STOCKS):
        _look(weights, first, SEEN + stock * OF_STOCK, scratch)
    set_units(MIX, MIXED, weights, first + MIX_BIASES, scratch.values)
    at = first + MIXING
    add_rows(MIX, MIXED, SUMS, UNITS, Matrix(weights, at), scratch.values)
    of_table = Matrix(weights, at + UNITS * MIXED)
    add_rows(MIX, MIXED, TABLE, OF_TABLE, of_table, scratch.values)
    total: float = weights[first + OUTCOME + MIXED]
    for unit in range(MIXED):
        if scratch.values[MIX + unit] > 0.0:
            total += weights[first + OUTCOME + unit] * scratch.values[MIX + unit]
    return total


def _look(weights: Weights, first: int, numbers: int, scratch: Scratch) -> None:
    """Add to the sums what the units make of one stock."""
    set_units(STOCK_UNITS, UNITS, weights, first + UNIT_BIASES, scratch.values)
    add_rows(STOCK_UNITS, UNITS, numbers, OF_STOCK, Matrix(weights, first), scratch.values)
    add_positive(SUMS, UNITS, STOCK_UNITS, scratch.values)


def network_of(seats: int) -> int:
    """Return where the weights for so many seats begin."""
    return (seats - MIN_SEATS) * NUM_WEIGHTS


def chance(odds: float) -> float:
    """Return the chance whose odds have this logarithm.

    The exponential is made of products alone, which are the same number on every machine.
    """
    x = max(-30.0, min(30.0, odds)) / 256.0
    power = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0)))
    for _ in range(8):
        power *= power
    return power / (1.0 + power)
