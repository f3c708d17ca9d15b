"""Observations of seats as arrays, and their bounds; no environment package is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from moguls.kernel.engines.native import NativePosition
from moguls.kernel.engines.reading import ReadArrays
from moguls.kernel.engines.scaling import Scaling, refuse_form
from moguls.kernel.native.reading import reader_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.kernel.engines.native import NativeEngine
    from moguls.kernel.engines.position import Position
    from moguls.kernel.engines.reading import Reader

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
        self.form, self.perfect_memory, self._rules = form, perfect_memory, game.rules
        self._readers: dict[tuple[NativeEngine, bool], tuple[Reader, NDArray[Any]]] = {}
        self._scaling = Scaling(game.rules, form)
        self.size = self._scaling.size
        self.dtype: np.dtype[Any] = np.dtype(np.int16 if form == "int16" else np.float32)

    def bounds(self, repeats: int = 1) -> Bounds:
        """Return the least and the most of each number, for so many observations in a row."""
        low, high = self._scaling.low, self._scaling.high
        if self.form != "int16":
            low = np.full(self.size, self._scaling.shift, np.float32)
            high = np.ones(self.size, np.float32)
        return np.tile(low, repeats), np.tile(high, repeats)

    def __getstate__(self) -> dict[str, object]:
        """Copy without readers, which contain addresses of arrays."""
        return {**vars(self), "_readers": {}}

    def observe(self, position: Position, seat: int) -> NDArray[Any]:
        """Return what a seat observes."""
        return self._row(position, seat, perfect_memory=self.perfect_memory)

    def everything(self, position: Position, seats: int) -> NDArray[Any]:
        """Return what all seats know together, seat 0 first: for critics that see everything."""
        rows = [self._row(position, seat, perfect_memory=True) for seat in range(seats)]
        return np.concatenate(rows)

    def _row(self, position: Position, seat: int, *, perfect_memory: bool) -> NDArray[Any]:
        if isinstance(position, NativePosition):
            reader, numbers = self._reader(position.engine, perfect_memory=perfect_memory)
            reader.read(position, seat)
            return numbers.copy()
        out = np.zeros(self.size, np.int16)
        raw = position.observe(seat, perfect_memory=perfect_memory, out=out)
        return self._scaling.scaled(raw)

    def _reader(self, engine: NativeEngine, *, perfect_memory: bool) -> tuple[Reader, NDArray[Any]]:
        """Return a reader of native positions, which scales too, and the array that it writes."""
        key = engine, perfect_memory
        if key not in self._readers:
            arrays = ReadArrays.of(self._rules, self.form)
            reader = reader_of(engine, arrays, perfect_memory=perfect_memory)
            self._readers[key] = reader, arrays.planes if self.form == "int16" else arrays.floats
        return self._readers[key]

    @property
    def scale_arrays(self) -> Any:
        """Arrays by which native code scales observations."""
        return self._scaling.scale_arrays

    def scale(self, raw: NDArray[np.int16], out: NDArray[np.float32]) -> NDArray[np.float32]:
        """Write planes, one observation or several, from 0 or -1 to 1; return `out`."""
        return self._scaling.scale(raw, out)
