"""Readers of positions that a library plays: their arguments lie in words of their own."""

from __future__ import annotations

from array import array
from ctypes import c_void_p
from typing import TYPE_CHECKING, Any

from moguls.kernel.engines.reading import ReadArrays, Reader
from moguls.kernel.loops.single_calls import ACTION, ADDRESS, ON_TURN, PLAYS
from moguls.kernel.native.engine import Native

if TYPE_CHECKING:
    from moguls.kernel.engines.native import NativeEngine, NativePosition


def reader_of(engine: NativeEngine, arrays: ReadArrays, *, perfect_memory: bool) -> Reader:
    """Return what reads positions of an engine into arrays, and plays before where it is asked."""
    kind = LibraryReader if isinstance(engine, Native) else Reader
    return kind(engine, arrays, perfect_memory=perfect_memory)


class LibraryReader(Reader):
    """Reads positions of a library."""

    # An array is two words, its address and its length.
    out_at, length_at, plays_at, seat_at = 2, 3, 4, 5

    def __init__(
        self, engine: NativeEngine, arrays: ReadArrays, *, perfect_memory: bool = False
    ) -> None:
        """Prepare for positions of an engine."""
        super().__init__(engine, arrays, perfect_memory=perfect_memory)
        self._arrays = arrays  # they live as long as their addresses are used
        self.words = words = array("q", (0, 0, 0, 0, PLAYS, ON_TURN, int(perfect_memory)))
        for item in arrays:
            words.extend((item.__array_interface__["data"][0], len(item)))
        self.argument = c_void_p(words.buffer_info()[0])
        self.call = engine.calls.read_asked.bare

    def _write_place(self, position: NativePosition) -> None:
        own: Any = position.words
        first = position.action_at - ACTION
        for at in (ADDRESS, self.out_at, self.length_at):
            self.words[at] = own[first + at]
