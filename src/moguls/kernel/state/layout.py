"""One declaration of a state gives its memory layout, its plain class and its static types.

    @record
    class State:
        rng: int = u64()
        score: list[int] = i16[6]

The plain class holds ints and lists of ints. `layout(State)` gives the aligned layout, from which
`kernel.jit.build` makes the dtype of the compiled state; `pack` and `unpack` go between the
two.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import Any, Self, TypeVar, cast, dataclass_transform

T = TypeVar("T")

MAX_DIMENSIONS = 2
NO_SLOTS: tuple[str, ...] = ()
SIZES = {"b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "q": 8, "Q": 8}


@dataclass(frozen=True)
class Field:
    """One field: `code` is the letter of `struct`, `shape` is () for a single number."""

    code: str
    shape: tuple[int, ...]

    @property
    def count(self) -> int:
        """Number of integers in the field."""
        return prod(self.shape)


class Kind:
    """A type of integer: `u8()` declares one number, `i8[6, 5]` an array of them."""

    def __init__(self, code: str) -> None:
        """Remember the letter of `struct` for this integer."""
        self.code = code

    def __call__(self) -> Any:
        """Declare one number."""
        return Field(self.code, ())

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        """Declare an array of numbers of this shape (one or two dimensions)."""
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))


# Signed for amounts, unsigned for whatever is used as an index or as a set of bits: a signed
# index costs a branch in compiled code.
i8, i16, i32, i64 = Kind("b"), Kind("h"), Kind("i"), Kind("q")
u8, u16, u32, u64 = Kind("B"), Kind("H"), Kind("I"), Kind("Q")


@dataclass(frozen=True)
class Layout:
    """Where each field lies in the bytes of a state."""

    fields: dict[str, Field]
    offsets: dict[str, int]
    size: int
    codec: struct.Struct


class State:
    """Base of every declared state; `record` fills in the fields.

    Attributes:
        rng: the counter of chance, 64 bits.
        options: the switches, packed.
        seats: number of seats.
        turn: the seat to act.
        round: rounds begun, from 1.
    """

    __slots__ = NO_SLOTS  # each game has its own
    rng: int
    options: int
    seats: int
    turn: int
    round: int
    layout_: Layout
    scalars_: tuple[str, ...]
    rows_: tuple[str, ...]
    tables_: tuple[str, ...]
    shapes_: tuple[tuple[str, tuple[int, ...]], ...]

    def __init__(self) -> None:
        """Set every field to zero."""
        for name, field in self.layout_.fields.items():
            setattr(self, name, _zeros(field.shape))

    def assign(self, other: Self) -> None:
        """Become equal to `other`, sharing nothing with it."""
        for name in self.scalars_:
            setattr(self, name, getattr(other, name))
        for name in self.rows_:
            setattr(self, name, getattr(other, name)[:])
        for name in self.tables_:
            setattr(self, name, [row[:] for row in getattr(other, name)])

    def copy(self) -> Self:
        """Return an equal state that shares nothing with this one."""
        twin = type(self).__new__(type(self))
        twin.assign(self)
        return twin

    def pack(self) -> bytes:
        """Return the state as the bytes of its aligned layout (padding is zero)."""
        values: list[int] = []
        for name, shape in self.shapes_:
            value = getattr(self, name)
            if not shape:
                values.append(value)
            elif len(shape) == 1:
                values += value
            else:
                values += chain.from_iterable(value)
        return self.layout_.codec.pack(*values)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """Return the state that `pack` wrote.

        Raises:
            struct.error: `data` has not the size of the state.
        """
        state = cls.__new__(cls)
        values = list(cls.layout_.codec.unpack(data))
        at = 0
        for name, shape in cls.shapes_:
            if not shape:
                setattr(state, name, values[at])
                at += 1
                continue
            end = at + prod(shape)
            row = values[at:end]
            wide = shape[-1]
            setattr(state, name, row if len(shape) == 1 else _rows(row, wide))
            at = end
        return state

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        """Pickle the bytes."""
        return type(self).unpack, (self.pack(),)

    def __eq__(self, other: object) -> bool:
        """Say whether both are of one class and equal in every field."""
        return isinstance(other, type(self)) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __repr__(self) -> str:
        """Show every field by name."""
        shown = (f"{name}={getattr(self, name)!r}" for name in self.layout_.fields)
        return f"{type(self).__name__}({', '.join(shown)})"


@dataclass_transform()
def record(cls: type[T]) -> type[T]:
    """Make the plain class of a declared state: a `State` with one slot a field."""
    fields = {name: getattr(cls, name) for name in cls.__annotations__}
    body = {
        "__slots__": tuple(fields),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "layout_": _layout(fields),
        "shapes_": tuple((name, field.shape) for name, field in fields.items()),
        "scalars_": tuple(n for n, f in fields.items() if len(f.shape) == 0),
        "rows_": tuple(n for n, f in fields.items() if len(f.shape) == 1),
        "tables_": tuple(n for n, f in fields.items() if len(f.shape) == MAX_DIMENSIONS),
    }
    return cast("type[T]", type(cls.__name__, (State,), body))


def _layout(fields: dict[str, Field]) -> Layout:
    """Place each field at a multiple of its integer's size, the whole at a multiple of eight."""
    offsets, at, codes = {}, 0, "<"
    for name, field in fields.items():
        size = SIZES[field.code]
        gap = -at % size
        codes += f"{gap}x{field.count}{field.code}"
        offsets[name] = at + gap
        at += gap + size * field.count
    tail = -at % 8
    return Layout(fields, offsets, at + tail, struct.Struct(f"{codes}{tail}x"))


def _zeros(shape: tuple[int, ...]) -> object:
    """Return 0, a list of zeros, or a list of such lists."""
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _rows(values: list[int], wide: int) -> list[list[int]]:
    """Return the integers of a table in rows."""
    return [values[at : at + wide] for at in range(0, len(values), wide)]
