"""Observations of seats as arrays, and their bounds; no environment package is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from moguls.kernel.engines.scaling import Scaling, refuse_form

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.kernel.engines.position import Position

Bounds = tuple["NDArray[Any]", "NDArray[Any]"]


class Observer:
    """Writes what a seat observes into new arrays.

    Attributes:
        size: how many numbers an observation has.
        dtype: their type.
    """

    def __init__(self, game: ConfiguredRules, form: str, *, perfect_memory: bool) -> None:
        """Prepare for a game.

        Raises:
            UsageError: there is no such form.
        """
        refuse_form(form)
        self.form, self.perfect_memory = form, perfect_memory
        self._scaling = Scaling(game.rules, form)
        self.size = self._scaling.size
        self.dtype: object = np.dtype(np.int16 if form == "int16" else np.float32)

    def bounds(self, repeats: int = 1) -> Bounds:
        """Return the least and the most of each number, for so many observations in a row."""
        low, high = self._scaling.low, self._scaling.high
        if self.form != "int16":
            low = np.full(self.size, self._scaling.shift, np.float32)
            high = np.ones(self.size, np.float32)
        return np.tile(low, repeats), np.tile(high, repeats)

    def observe(self, position: Position, seat: int) -> NDArray[Any]:
        """Return what a seat observes."""
        return self._scaling.scaled(self._raw(position, seat, perfect_memory=self.perfect_memory))

    def everything(self, position: Position, seats: int) -> NDArray[Any]:
        """Return what all seats know together, seat 0 first: for critics that see everything."""
        raw = [self._raw(position, seat, perfect_memory=True) for seat in range(seats)]
        return np.concatenate([self._scaling.scaled(row) for row in raw])

    def _raw(self, position: Position, seat: int, *, perfect_memory: bool) -> NDArray[np.int16]:
        out = np.zeros(self.size, np.int16)
        return position.observe(seat, perfect_memory=perfect_memory, out=out)

    def scale(self, raw: NDArray[np.int16], out: NDArray[np.float32]) -> NDArray[np.float32]:
        """Write planes, one observation or several, from 0 or -1 to 1; return `out`."""
        return self._scaling.scale(raw, out)
