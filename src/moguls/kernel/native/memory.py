"""Arrays in native memory, as far as a bot needs them: without NumPy."""

from __future__ import annotations

from array import array
from ctypes import addressof, c_char, c_int64, c_void_p
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS: Final = {"i64": "q", "f64": "d"}  # as arrays of Python call them
WORD: Final = 8


class NumberList(list[object]):
    """Numbers copied out of an array."""

    def tolist(self) -> list[object]:
        """Return them as a list, as an array of NumPy does."""
        return list(self)


class Block:
    """An array of numbers of 64 bits, zeroed, of one or two dimensions.

    Attributes:
        kind: "i64" or "f64".
        shape: the length of each dimension.
        numbers: what it holds.
        words: the address of the descriptor for native code: the data's address, then the shape.
        passed: the same for ctypes.
    """

    def __init__(self, kind: str, *shape: int) -> None:
        """Make room for so many numbers."""
        self.kind, self.shape = kind, shape
        count = shape[0] if len(shape) == 1 else shape[0] * shape[1]
        self.numbers: array[Any] = array(KINDS[kind], bytes(WORD * count))
        self._shape_words = (c_int64 * (1 + len(shape)))(self.numbers.buffer_info()[0], *shape)
        self.words = addressof(self._shape_words)
        self.passed = c_void_p(self.words)  # as an argument of a call

    def __len__(self) -> int:
        """Return how many numbers, or rows, there are."""
        return self.shape[0]

    def __iter__(self) -> Iterator[object]:
        """Yield the numbers."""
        return iter(self.numbers)

    def __getitem__(self, at: int | slice) -> Any:
        """Return a number, or a copy of several."""
        return NumberList(self.numbers[at]) if isinstance(at, slice) else self.numbers[at]

    def __setitem__(self, at: int, value: float) -> None:
        """Set a number."""
        self.numbers[at] = value

    def astype(self, kind: type) -> Block:
        """Return zeros of another kind; an array that holds anything is not copied.

        Raises:
            TypeError: floats are all that is made of numbers.
        """
        if kind is not float:
            msg = f"a block of numbers can be converted only to floats, not to {kind.__name__}"
            raise TypeError(msg)
        return Block("f64", *self.shape)


class NativeStates:
    """Zeroed states of a game, one after the other; a state stands for its address.

    Attributes:
        kind: "state".
        words: as those of a `Block`.
    """

    kind: Final = "state"

    def __init__(self, count: int, size: int) -> None:
        """Make room for so many states of so many bytes each."""
        self.count, self.size = count, size
        self._data = (c_char * (count * size + WORD))()
        self.address = -(-addressof(self._data) // WORD) * WORD
        self._shape_words = (c_int64 * 2)(self.address, count)
        self.words = addressof(self._shape_words)
        self.ctypes = SimpleNamespace(data=self.address)

    def __len__(self) -> int:
        """Return how many there are."""
        return self.count

    def __getitem__(self, at: int) -> int:
        """Return the address of a state.

        Raises:
            IndexError: there are not so many.
        """
        if not 0 <= at < self.count:
            msg = f"there is no state {at}; there are {self.count} states"
            raise IndexError(msg)
        return int(self.address + at * self.size)
