"""Readers of positions that a library plays: their arguments lie in words of their own."""

from __future__ import annotations

from array import array
from ctypes import c_void_p
from typing import TYPE_CHECKING, Any

from moguls.kernel.engines.reading import ReadArrays, Reader
from moguls.kernel.loops.single_calls import REFUSED
from moguls.kernel.native.engine import Native

if TYPE_CHECKING:
    from moguls.kernel.engines.native import NativeEngine, NativePosition

# The words of `single_calls.ReadArguments` before its arrays.
ADDRESS, ACTION, DATA, LENGTH, PLAYS, SEAT, MEMORY, ARRAYS = range(8)


def reader_of(engine: NativeEngine, arrays: ReadArrays, *, perfect_memory: bool) -> Reader:
    """Return what reads positions of an engine into arrays, and plays before where it is asked."""
    kind = LibraryReader if isinstance(engine, Native) else Reader
    return kind(engine, arrays, perfect_memory=perfect_memory)


class LibraryReader(Reader):
    """Reads positions of a library."""

    def __init__(
        self, engine: NativeEngine, arrays: ReadArrays, *, perfect_memory: bool = False
    ) -> None:
        """Prepare for positions of an engine."""
        super().__init__(engine, arrays, perfect_memory=perfect_memory)
        self._call = engine.calls.read_asked.bare
        self._words = words = array("q", [0] * ARRAYS)
        for item in arrays:
            words.extend((item.__array_interface__["data"][0], len(item)))
        words[MEMORY] = self._memory
        self._argument = c_void_p(words.buffer_info()[0])
        self._last: NativePosition | None = None

    def read(self, position: NativePosition, seat: int) -> None:
        """Write what a seat sees, or who is on turn where it is `single_calls.ON_TURN`."""
        words = self._words
        if position is not self._last:
            self._turn_to(position)
        words[PLAYS], words[SEAT] = 0, seat
        self._call(self._argument)

    def step(self, position: NativePosition, action: int, seat: int) -> int:
        """Play an action and do as `read`; return the status, or REFUSED: nothing is changed."""
        words = self._words
        if position is not self._last:
            self._turn_to(position)
        try:
            words[ACTION] = action
        except OverflowError:  # more than 64 bits
            return REFUSED
        words[PLAYS], words[SEAT] = 1, seat
        status: int = self._call(self._argument)
        return status

    def _turn_to(self, position: NativePosition) -> None:
        """Read from another position."""
        own: Any = position.words
        first = position.action_at - ACTION
        for at in (ADDRESS, DATA, LENGTH):
            self._words[at] = own[first + at]
        self._last = position
