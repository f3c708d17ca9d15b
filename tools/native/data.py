"""Memory of a library for the constants that a data file may change.

Numba compiles global values as constants. Those of a data file are replaced by a `Fact`, which
holds an address: a number is read there each time, a table is an array there.
"""

from __future__ import annotations

import ast
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from llvmlite import ir  # type: ignore[import-untyped]  # it has no stubs
from numba.core import types as numba_types
from numba.core.base import BaseContext
from numba.extending import typeof_impl
from numba.np import arrayobj

from moguls.kernel.jit import sources
from moguls.kernel.native.facts import LISTED
from moguls.kernel.native.library import PLACE, WORD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from moguls.kernel.native.facts import Table

types: Any = numba_types  # they do not say what they take
CONTEXT: Any = BaseContext
ARRAYS: Any = arrayobj
WORDS: Final = f"{PLACE}_words"
INTEGER: Final = ir.IntType(64)


@dataclass(frozen=True)
class Fact:
    """A constant that a data file may change; it has no value here, so nothing can rest on one.

    Attributes:
        at: where it begins, in words.
        length: of a table; 0 for a number.
        among: how many words there are of all facts.
    """

    at: int
    length: int
    among: int


@typeof_impl.register(Fact)
def _type_of(fact: Fact, _: object) -> Any:
    """Return what Numba takes it for: a number of 64 bits or an array of them."""
    return types.Array(types.int64, 1, "C", readonly=True) if fact.length else types.int64


def facts_of(tables: Iterable[Table]) -> dict[tuple[str, str], Fact]:
    """Return for each constant, by module and name, where it lies."""
    tables = list(tables)
    among, at = size_of(tables), 0
    found = {}
    for module, name, length in tables:
        found[module, name] = Fact(at, length, among)
        at += max(1, length)
    return found


def size_of(tables: Iterable[Table]) -> int:
    """Return how many words the tables have in all."""
    return sum(max(1, length) for _, _, length in tables)


def origin_of(module: str, name: str) -> tuple[str, str] | None:
    """Return where a name in a module comes from, if that is a constant of a data file.

    A constant is known by its name: a number that is equal may be another one.
    """
    while name not in getattr(import_module(module), LISTED, ()):
        if name not in _imported(module):
            return None
        module, name = _imported(module)[name]
    return module, name


@cache
def _imported(module: str) -> dict[str, tuple[str, str]]:
    """Return for each name that a module imports the module it is of, and its name there."""
    place = sources.path_of(module)  # None where it is not of this package
    tree = ast.Module([], []) if place is None else ast.parse(place.read_bytes())
    nodes = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module]
    return {
        it.asname or it.name: (str(node.module), it.name) for node in nodes for it in node.names
    }


def refuse_whole(module: ModuleType, value: Any) -> None:
    """Refuse a module among the globals of what is lowered, if it has such constants.

    Raises:
        TypeError: says what to import instead.
    """
    if isinstance(value, ModuleType) and hasattr(value, LISTED):
        msg = f"{module.__name__} imports {value.__name__}: import its constants, each by its name"
        raise TypeError(msg)


@contextmanager
def facts_as_memory() -> Iterator[None]:
    """Let Numba lower each `Fact` to what lies in memory."""
    usual = CONTEXT.get_constant_generic
    CONTEXT.get_constant_generic = _constant(usual)
    try:
        yield
    finally:
        CONTEXT.get_constant_generic = usual


def _constant(usual: Any) -> Any:
    def constant(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        if not isinstance(value, Fact):
            return usual(context, builder, kind, value)
        place = builder.gep(_words(builder.module, value.among), [INTEGER(0), INTEGER(value.at)])
        if not value.length:
            return builder.load(place)
        array = context.make_array(kind)(context, builder)
        shape, strides, size = [INTEGER(value.length)], [INTEGER(WORD)], INTEGER(WORD)
        ARRAYS.populate_array(
            array, data=place, shape=shape, strides=strides, itemsize=size, meminfo=None
        )
        return array._getvalue()  # noqa: SLF001  # Numba's own name for it

    return constant


def _words(module: Any, count: int) -> Any:
    found = module.globals.get(WORDS)
    return found or ir.GlobalVariable(module, ir.ArrayType(INTEGER, count), WORDS)


def as_never_written(text: str) -> str:
    """Say in a module that only reads the facts that nothing writes them while its code runs.

    LLVM may then read one once; what it is, it cannot know. They are not seen from outside, so they
    are reached without a detour.
    """
    return text.replace(f"@{WORDS} = external global", f"@{WORDS} = external hidden constant")


def memory_of(words: Iterable[int]) -> str:
    """Return the module of LLVM's in which the facts lie, and what says where."""
    filled = list(words)
    kind = f"[{len(filled)} x i64]"
    numbers = ", ".join(f"i64 {word}" for word in filled)
    return (
        f"@{WORDS} = hidden global {kind} [{numbers}]\n"
        f"define i64 @{PLACE}() {{ ret i64 ptrtoint (ptr @{WORDS} to i64) }}\n"
    )
