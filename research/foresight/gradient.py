"""By how much each weight of the network of Take Stock was to blame for an error."""

from typing import Any, Final

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


def blame(error: float, weights: Any, memo: Any, blamed: Any, scratch: Any) -> None:
    """Add the gradient of an error to `blamed`; `memo` is as `outcome` has left it.

    Args:
        error: what the chance was said to be, less what it was.
        weights: of one network.
        memo: what was seen, and what the units made of it.
        blamed: as many numbers as weights.
        scratch: room for MIXED + UNITS numbers.
    """
    blamed[OUTCOME + MIXED] += error
    for unit in range(MIXED):
        active = memo[MIX + unit] > 0.0
        scratch[unit] = error * weights[OUTCOME + unit] if active else 0.0
        blamed[OUTCOME + unit] += error * max(0.0, memo[MIX + unit])
        blamed[MIX_BIASES + unit] += scratch[unit]
    for k in range(UNITS):
        at = MIXING + k * MIXED
        back = 0.0
        for unit in range(MIXED):
            back += scratch[unit] * weights[at + unit]
        scratch[MIXED + k] = back
        _blame_row(memo[SUMS + k], 0, MIXED, at, blamed, scratch)
    for k in range(OF_TABLE):
        at = MIXING + (UNITS + k) * MIXED
        _blame_row(memo[TABLE + k], 0, MIXED, at, blamed, scratch)
    for stock in range(NUM_STOCKS):
        _blame_stock(SEEN + stock * OF_STOCK, weights, memo, blamed, scratch)


def _blame_row(x: float, errors: int, units: int, at: int, blamed: Any, scratch: Any) -> None:
    """Blame the weights of one number."""
    if x != 0.0:
        for unit in range(units):
            blamed[at + unit] += x * scratch[errors + unit]


def _blame_stock(numbers: int, weights: Any, memo: Any, blamed: Any, scratch: Any) -> None:
    """Blame the weights of the units that look at a stock, as far as they were active."""
    active = MIXED + UNITS
    for unit in range(UNITS):
        total = 0.0 + weights[UNIT_BIASES + unit]
        for k in range(OF_STOCK):
            total += memo[numbers + k] * weights[k * UNITS + unit]
        memo[STOCK_UNITS + unit] = total
        scratch[active + unit] = scratch[MIXED + unit] if total > 0.0 else 0.0
        blamed[UNIT_BIASES + unit] += scratch[active + unit]
    for k in range(OF_STOCK):
        _blame_row(memo[numbers + k], active, UNITS, k * UNITS, blamed, scratch)
