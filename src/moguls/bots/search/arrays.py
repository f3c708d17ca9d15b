"""What the loops read and write: plain lists, arrays of NumPy or blocks of native memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, overload

if TYPE_CHECKING:
    from collections.abc import Iterator


class IntArray(Protocol):
    """Whole numbers of 64 bits."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __iter__(self) -> Iterator[int]:
        """Yield them."""

    @overload
    def __getitem__(self, at: int, /) -> int: ...

    @overload
    def __getitem__(self, at: slice, /) -> IntArray: ...

    def __setitem__(self, at: int, value: int, /) -> None:
        """Set one of them."""


class FloatArray(Protocol):
    """Floats of 64 bits."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __iter__(self) -> Iterator[float]:
        """Yield them."""

    @overload
    def __getitem__(self, at: int, /) -> float: ...

    @overload
    def __getitem__(self, at: slice, /) -> FloatArray: ...

    def __setitem__(self, at: int, value: float, /) -> None:
        """Set one of them."""
