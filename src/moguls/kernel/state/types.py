"""Types of loops for all games: states, lists, arrays of NumPy or native memory, small tuples."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, Self, overload

if TYPE_CHECKING:
    from collections.abc import Iterator


class Seating(NamedTuple):
    """What a game is set up with: how many seats, and its packed options."""

    seats: int
    options: int


class Slice(NamedTuple):
    """A slice of all games or simulations of a seed: the number of the first, and how many."""

    seed: int
    first: int
    size: int


class GameState(Protocol):
    """What the state of every game has; the rest of it only the rules of the game know."""

    rng: int
    options: int
    seats: int
    turn: int

    def assign(self, other: Self) -> None:
        """Become equal to `other`."""

    def copy(self) -> Self:
        """Return an equal state."""


class States(Protocol):
    """States that loops work on."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __getitem__(self, at: int, /) -> GameState: ...


class IntRows(Protocol):
    """Rows of whole numbers."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __getitem__(self, at: int, /) -> IntArray: ...


class Weights(Protocol):
    """Numbers of a network, which are only read."""

    def __getitem__(self, at: int, /) -> float: ...


class Target(Protocol):
    """What whole numbers are written into."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __setitem__(self, at: int, value: int, /) -> None:
        """Set one of them."""


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


class FloatTarget(Protocol):
    """What floats are written into."""

    def __getitem__(self, at: int, /) -> float: ...

    def __setitem__(self, at: int, value: float, /) -> None:
        """Set one of them."""


class FloatRows(Protocol):
    """Rows of floats."""

    def __getitem__(self, at: int, /) -> FloatTarget: ...
