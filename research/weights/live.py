"""The weights of rules of thumb as numbers that may change while native code runs.

Numba puts small arrays into the code as constants and reads large ones where they lie, so this one
is larger than it need be.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.heuristic_weights import KEEN, NUM_WEIGHTS, WEIGHTS
from moguls.kernel.state.types import Slice

LIVE = np.zeros(1 << 18)  # 2 MB
LIVE[: len(WEIGHTS)] = WEIGHTS


def weight(style: int, which: int) -> float:
    """Return a weight of a style."""
    value: float = LIVE[style * NUM_WEIGHTS + which]
    return value


def weights_of(style: int) -> tuple[float, ...]:
    """Return the weights of a style as the package has them."""
    return WEIGHTS[style * NUM_WEIGHTS : (style + 1) * NUM_WEIGHTS]


def set_own(weights: ArrayLike) -> None:
    """Give the seat that thinks other weights."""
    LIVE[KEEN * NUM_WEIGHTS : (KEEN + 1) * NUM_WEIGHTS] = weights


def grow(states: Any, seat: int, part: Slice, tree: Any, scratch: Scratch) -> None:
    """Stand for a search, which no bot here does, since to compile one takes long."""
