"""Arrays of small integers written by a batch of tables, for every native engine; without NumPy."""

import ctypes
import struct
from typing import Any

FOUR = 4  # of them lie in a number of 64 bits


def flat(numbers: Any) -> Any:
    return numbers.ravel() if hasattr(numbers, "ravel") else numbers


class Planes:
    """Rows of signed 16-bit numbers in an array of an engine.

    Attributes:
        passed: arguments of its calls.
    """

    def __init__(self, engine: Any, rows: int, columns: int) -> None:
        self._count = rows * columns
        self._room = engine.integers(-(-self._count // FOUR))
        if hasattr(self._room, "view"):  # of NumPy
            self.passed = self._room.view("<i2")[: self._count].reshape(rows, columns)
        else:
            self.passed = _told_otherwise(self._room, rows, columns)

    @property
    def bytes(self) -> bytes:
        numbers = [int(number) for number in self._room]
        return struct.pack(f"<{len(numbers)}q", *numbers)[: 2 * self._count]


def _told_otherwise(room: Any, rows: int, columns: int) -> Any:
    """Return an array, here or in Node, for which native code gets another shape."""
    if hasattr(room, "told"):
        room.told = (room.told[0], rows, columns)
        return room
    (address,) = struct.unpack("q", ctypes.string_at(room.words, 8))
    told = (ctypes.c_int64 * 3)(address, rows, columns)
    return type("Told", (), {"words": ctypes.addressof(told), "kept": told})()
