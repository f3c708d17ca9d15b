"""By how much each weight of the network of Take Stock was to blame for an error."""

from typing import Any, Final

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.value_network import (
    MIX_BIASES,
    MIXING,
    OUTCOME,
    UNIT_BIASES,
)
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
from moguls.games.takestock.material import NUM_STOCKS

OUTLINED: Final = ("blame", "_blame_row")


def blame(error: float, weights: Any, scratch: Scratch, blamed: Any, spare: Any) -> None:
    """Add the gradient of an error to `blamed`; `scratch` is as `outcome` has left it.

    Args:
        error: what the chance was said to be, less what it was.
        weights: of one network.
        scratch: what was seen, and what the units made of it.
        blamed: as many numbers as weights.
        spare: room for MIXED + UNITS numbers.
    """
    blamed[OUTCOME + MIXED] += error
    for unit in range(MIXED):
        active = scratch.values[MIX + unit] > 0.0
        spare[unit] = error * weights[OUTCOME + unit] if active else 0.0
        blamed[OUTCOME + unit] += error * max(0.0, scratch.values[MIX + unit])
        blamed[MIX_BIASES + unit] += spare[unit]
    for k in range(UNITS):
        at = MIXING + k * MIXED
        back = 0.0
        for unit in range(MIXED):
            back += spare[unit] * weights[at + unit]
        spare[MIXED + k] = back
        _blame_row(scratch.values[SUMS + k], 0, MIXED, at, blamed, spare)
    for k in range(OF_TABLE):
        at = MIXING + (UNITS + k) * MIXED
        _blame_row(scratch.values[TABLE + k], 0, MIXED, at, blamed, spare)
    for stock in range(NUM_STOCKS):
        _blame_stock(SEEN + stock * OF_STOCK, weights, scratch, blamed, spare)


def _blame_row(x: float, errors: int, units: int, at: int, blamed: Any, spare: Any) -> None:
    """Blame the weights of one number."""
    if x != 0.0:
        for unit in range(units):
            blamed[at + unit] += x * spare[errors + unit]


def _blame_stock(numbers: int, weights: Any, scratch: Scratch, blamed: Any, spare: Any) -> None:
    """Blame the weights of the units that look at a stock, as far as they were active."""
    active = MIXED + UNITS
    for unit in range(UNITS):
        total = 0.0 + weights[UNIT_BIASES + unit]
        for k in range(OF_STOCK):
            total += scratch.values[numbers + k] * weights[k * UNITS + unit]
        scratch.values[STOCK_UNITS + unit] = total
        spare[active + unit] = spare[MIXED + unit] if total > 0.0 else 0.0
        blamed[UNIT_BIASES + unit] += spare[active + unit]
    for k in range(OF_STOCK):
        _blame_row(scratch.values[numbers + k], active, UNITS, k * UNITS, blamed, spare)
