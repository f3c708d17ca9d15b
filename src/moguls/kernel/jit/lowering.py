"""The types of what writes native code by hand, by the names that Numba and llvmlite have."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from llvmlite import ir  # type: ignore[import-untyped]  # it has no stubs
from numba.core import cgutils, types
from numba.core.typing.context import BaseContext as TypingContext
from numba.core.typing.templates import Signature
from numba.np.arrayobj import make_array

Builder: TypeAlias = ir.IRBuilder
Value: TypeAlias = ir.Value
Values: TypeAlias = Sequence[ir.Value]


class Context(Protocol):
    """What Numba lowers for; its own class has no types."""

    def cast(self, builder: Builder, value: Value, given: types.Type, names: types.Type) -> Value:
        """Turn a value of one type into one of another."""

    def get_constant(self, kind: types.Type, value: int) -> Value:
        """Return a number that is known."""

    def get_value_type(self, kind: types.Type) -> ir.Type:
        """Return how a type lies in a register."""

    def get_data_type(self, kind: types.Type) -> ir.Type:
        """Return how a type lies in an array."""

    def get_dummy_value(self) -> Value:
        """Return what stands for nothing."""


Generate = Callable[[Context, Builder, Signature, Values], Value]
Lowering = tuple[Signature, Generate]
Intrinsic = Callable[..., None]

TOOLS: Any = cgutils  # they have no types
ARRAY: Any = make_array

__all__ = [
    "ARRAY",
    "TOOLS",
    "Builder",
    "Context",
    "Intrinsic",
    "Lowering",
    "Signature",
    "TypingContext",
    "Value",
    "Values",
]
