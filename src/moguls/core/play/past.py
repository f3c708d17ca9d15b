"""The states before each step of a game, kept as bytes.

A game of Take Stock has some 240 states of 512 bytes. A server, which holds many games, has them
compressed: to a sixth, at a cost that is small beside all else that it does for a move.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from moguls.kernel.state.layout import State

BLOCK: Final = 16  # so many states are compressed together
SMALL: Final = 256  # bytes of a state of which nothing would be gained


class Past:
    """States in order, added and taken back at the end."""

    __slots__ = ("_blocks", "_kind", "_last", "_rest")

    def __init__(self, kind: type[State]) -> None:
        """Begin with none; all will be of this class."""
        self._kind = kind
        self._blocks: list[bytes] = []
        self._rest: list[bytes] = []
        self._last: State | None = None  # the last one as it was added, if it was plain

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._blocks) * BLOCK + len(self._rest) + (self._last is not None)

    @property
    def blocks(self) -> tuple[bytes, ...]:
        """What has been compressed."""
        return tuple(self._blocks)

    def add(self, state: State) -> None:
        """Add a plain state; it must not be changed from now on."""
        self._settle()
        self._last = state

    def add_bytes(self, data: bytes) -> None:
        """Add a state as its bytes."""
        if self._last is not None:
            self._settle()
        self._rest.append(data)

    def _settle(self) -> None:
        """Keep the bytes of the last state: from now on it is asked for seldom."""
        if self._last is not None:
            last, self._last = self._last, None
            self.add_bytes(last.pack())

    def compact(self) -> None:
        """Compress all states but the last few, if they are large."""
        while len(self._rest) > BLOCK and self._kind.layout_.size > SMALL:
            self._blocks.append(zlib.compress(b"".join(self._rest[:BLOCK]), 1))
            del self._rest[:BLOCK]

    def pop(self) -> bytes:
        """Take the last one back; return its bytes.

        Raises:
            IndexError: there is none.
        """
        if self._last is not None:
            last, self._last = self._last, None
            return last.pack()
        if not self._rest and self._blocks:
            self._rest = self._unfolded(len(self._blocks) - 1)
            del self._blocks[-1]
        return self._rest.pop()

    def _unfolded(self, block: int) -> list[bytes]:
        """Return the states of a block."""
        data, size = zlib.decompress(self._blocks[block]), self._kind.layout_.size
        return [data[at : at + size] for at in range(0, len(data), size)]

    def data(self, number: int) -> bytes:
        """Return a state as bytes.

        Raises:
            IndexError: there are not so many.
        """
        block, place = divmod(number, BLOCK)
        if 0 <= block < len(self._blocks):
            return self._unfolded(block)[place]
        at = number - len(self._blocks) * BLOCK
        if self._last is not None and at == len(self._rest):
            return self._last.pack()
        if at < 0:
            msg = f"there are {len(self)} states, none has the number {number}"
            raise IndexError(msg)
        return self._rest[at]

    def __getitem__(self, number: int) -> State:
        """Return a state; read it, never write it.

        Raises:
            IndexError: there are not so many.
        """
        if self._last is not None and number == len(self) - 1:
            return self._last
        return self._kind.unpack(self.data(number))

    def all(self) -> list[State]:
        """Return all states in order; read them, never write them."""
        folded = [data for block in range(len(self._blocks)) for data in self._unfolded(block)]
        found = [self._kind.unpack(data) for data in [*folded, *self._rest]]
        return found if self._last is None else [*found, self._last]

    def copy(self) -> Past:
        """Return an independent twin."""
        twin = Past(self._kind)
        twin._blocks, twin._rest, twin._last = self._blocks[:], self._rest[:], self._last
        return twin
