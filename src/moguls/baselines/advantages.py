"""Generalised advantage estimation for self-play: each seat's decisions are its own sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


class Played(NamedTuple):
    """A step of all tables.

    Attributes:
        seats: (n,) that acted.
        ended: (n,) whether it ended the game.
        paid: (n, seats) rewards of all seats, where it ended the game.
    """

    seats: NDArray[np.int64]
    ended: NDArray[np.bool_]
    paid: Floats


def seat_advantages(values: Floats, steps: list[Played], last: Floats, decay: float) -> Floats:
    """Return the advantages (steps, n) of decisions; nothing is discounted.

    The value after a decision is that of the same seat's next one (Schulman and others 2016), and
    every seat is paid at the end of a game, also if another one ended it.

    Args:
        values: (steps, n) of the acting seats.
        steps: in order.
        last: (n, seats) values of all seats after the last step.
        decay: lambda, from 0 to 1.
    """
    rows, after = np.arange(values.shape[1]), last.astype(np.float32)
    due, ahead = np.zeros_like(after), np.zeros_like(after)
    advantages = np.zeros_like(values)
    for t in reversed(range(len(steps))):
        seats, ended, paid = steps[t]
        after[ended], ahead[ended], due[ended] = 0, 0, paid[ended]
        gain = due[rows, seats] + after[rows, seats] - values[t]
        advantages[t] = gain + decay * ahead[rows, seats]
        ahead[rows, seats], after[rows, seats], due[rows, seats] = advantages[t], values[t], 0
    return advantages
