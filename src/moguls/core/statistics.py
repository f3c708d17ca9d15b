"""The interval of a share: one formula for random games and for bots."""

from __future__ import annotations

from math import sqrt
from typing import Final

SURE: Final = 1.96  # standard errors to each side: 95 of 100 such intervals hold the true value


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95 % interval of a share, by Wilson's formula: sound for few games, too.

    Args:
        share: from 0 to 1; the interval holds it.
        games: how many independent games it is the mean of.
    """
    squared = SURE * SURE
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    inner = share * (1 - share) / games + squared / (4 * games * games)
    wide = SURE / (1 + squared / games) * sqrt(inner)
    # For shares of 0 and of 1 an edge is the share itself, but for the last digit of these sums.
    return max(min(middle - wide, share), 0.0), min(max(middle + wide, share), 1.0)
