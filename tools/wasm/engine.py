"""The engine that plays by a game's module of WebAssembly, in Node: for tests and measurements.

States lie here and are carried to and fro with each call; all other arrays lie in Node.
"""

from __future__ import annotations

import ctypes
import json
import struct
from typing import TYPE_CHECKING, Any, Final

from moguls.kernel.engines.native import NativeEngine
from moguls.kernel.loops import single_calls
from moguls.kernel.native.engine import Native
from moguls.kernel.native.library import Library
from moguls.kernel.native.memory import NativeStates, NumberList

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from moguls.core.rules import Rules
    from moguls.kernel.engines.native import NativePosition, StepCall
    from tools.wasm.node import Node

WORD: Final = 8
SMALL: Final = 1024  # numbers of an array that is fetched whole: single ones are asked for in rows
LETTERS: Final = {"i64": "q", "f64": "d"}
Entry = dict[str, Any]


class Module(Library):
    """A module in Node, as an engine takes a library."""

    def __init__(self, path: Path, table: Path, node: Node) -> None:
        self.path, self.node = path, node
        self.table = json.loads(table.read_bytes())

    def holding(self, words: Iterable[int], digest: str) -> Module:
        """Return it with other facts: the module has Node for itself, and is filled."""
        del digest
        self.node.fill(words)
        return self

    def entries(self, key: dict[str, Any]) -> dict[str, Callable[..., Any]] | None:
        """Return by name what may be called of loops that are bound like this, or None."""
        size = struct.calcsize(self.table.get("state", ""))
        for build in self.table["builds"]:
            if all(build[part] == value for part, value in key.items()):
                is_single = build["modules"] == [single_calls.__name__]
                entries = build["entries"].items()
                return {name: _Called(self.node, it, size, is_single) for name, it in entries}
        return None


class Wasm(Native):
    """Rules as a module in Node."""

    library: Module

    def __init__(self, rules: Rules, options: int, module: Module) -> None:
        super().__init__(rules, options, module)

    place: Any = int  # an address as it is

    def step_of(self, address: int) -> StepCall:
        """Return what calls take of a state: plain words and an array in Node."""
        return NativeEngine.step_of(self, address)

    def set_up(self, position: NativePosition, seats: int, seed: int, number: int) -> int:
        """Set up a state for game `number` of a seed; return its status."""
        return NativeEngine.set_up(self, position, seats, seed, number)

    def passed(self, out: Any) -> Any:
        """Return what calls take of an array."""
        return out

    def numbers(self, out: Any) -> Any:
        """Return what a slice of an array is asked of: each asks Node for what lies there then."""
        return out

    def integers(self, count: int) -> Any:
        """Return `count` zeros."""
        return Far(self.library.node, "i64", count)

    def table(self, rows: int, columns: int) -> Any:
        """Return rows of zeros."""
        return Far(self.library.node, "i64", rows, columns)


class Far:
    """An array of 64-bit numbers in Node, the counterpart of `moguls.kernel.native.memory.Block`.

    Attributes:
        told: the words that are passed to native code: address and shape.
    """

    def __init__(self, node: Node, kind: str, *shape: int) -> None:
        self._node, self._kind, self._shape = node, kind, shape
        self._count = shape[0] if len(shape) == 1 else shape[0] * shape[1]
        self._address = node.allocate(WORD * self._count)
        self.told = (self._address, *shape)
        self._copy, self._seen = b"", -1  # what lay there, and when

    def __del__(self) -> None:
        self._node.free(self._address, WORD * self._count)

    def __len__(self) -> int:
        return self._shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self[:])

    def __getitem__(self, at: int | slice) -> Any:
        found = range(self._count)[at]
        if isinstance(found, int):
            return self._read(found, 1)[0]
        return NumberList(self._read(found.start, len(found)))

    def __setitem__(self, at: int, value: float) -> None:
        letter = LETTERS[self._kind]
        self._node.put(self._address + WORD * at, struct.pack(f"<{letter}", value))

    def astype(self, kind: type) -> Far:
        """Return zeros of another kind: of floats, there is no other."""
        del kind
        return Far(self._node, "f64", *self._shape)

    def _read(self, first: int, count: int) -> tuple[Any, ...]:
        if self._count <= SMALL:
            data = self._whole()[WORD * first : WORD * (first + count)]
        else:
            data = self._node.get(self._address + WORD * first, WORD * count)
        return struct.unpack(f"<{count}{LETTERS[self._kind]}", data)

    def _whole(self) -> bytes:
        if self._seen != self._node.changes:
            self._copy = self._node.get(self._address, WORD * self._count)
            self._seen = self._node.changes
        return self._copy


class _Called:
    """An entry as a function.

    Attributes:
        held, bare: what `Native` calls without converting first; here it is the same.
    """

    def __init__(self, node: Node, entry: Entry, size: int, is_single: bool) -> None:
        """Make the function.

        Args:
            node: that calls it.
            entry: as the table has it.
            size: of a state.
            is_single: whether its first number is the address of a state here.
        """
        self._node, self._entry, self._size = node, entry, size
        self._takes = _carrying(entry["takes"]) if is_single else entry["takes"]
        self.held = self.bare = self

    def __call__(self, *args: Any) -> Any:
        frame = _Frame(self._node.scratch, self._size)
        given = [frame.taken(kind, it) for kind, it in zip(self._takes, args, strict=True)]
        gives = self._entry["gives"]
        if len(gives) > 1:
            place = frame.room(WORD * len(gives))
            given.append(place)
            frame.get.append((place, WORD * len(gives)))
        word, got = self._node.call(self._entry["symbol"], given, frame.put, frame.get)
        for address, data in zip(frame.back, got, strict=False):
            ctypes.memmove(address, data, len(data))
        if len(gives) > 1:
            return tuple(map(_number, gives, struct.unpack(f"<{len(gives)}q", got[-1])))
        return _number(gives[0], word) if gives else None


class _Frame:
    """What one call needs in Node.

    Attributes:
        put: what is written there before the call.
        get: what is read afterwards.
        back: where that goes here.
    """

    def __init__(self, scratch: int, size: int) -> None:
        self._top, self._size = scratch, size
        self.put: list[tuple[int, Any]] = []
        self.get: list[tuple[int, Any]] = []
        self.back: list[int] = []

    def room(self, size: int) -> int:
        """Return the address of room for so many bytes."""
        address = self._top
        self._top += -(-size // WORD) * WORD
        return address

    def taken(self, kind: Any, given: Any) -> int | float:
        """Return an argument as native code takes it."""
        if kind == "state":
            return self._carried(given, self._size)
        if isinstance(kind, list) or kind.endswith("[]"):
            return self._laid(self._words(kind, given))
        return float(given) if kind == "f64" else int(given)

    def _words(self, kind: Any, given: Any) -> list[int]:
        if kind == "state":
            return [self._carried(given, self._size)]
        if isinstance(kind, list):
            return [word for pair in zip(kind, given, strict=True) for word in self._words(*pair)]
        if isinstance(given, NativeStates):
            return [self._carried(given.address, given.count * given.size), given.count]
        return [*given.told] if isinstance(given, Far) else [given]

    def _carried(self, address: int, size: int) -> int:
        place = self.room(size)
        self.put.append((place, ctypes.string_at(address, size)))
        self.get.append((place, size))
        self.back.append(address)
        return place

    def _laid(self, words: list[int]) -> int:
        place = self.room(WORD * len(words))
        self.put.append((place, struct.pack(f"<{len(words)}q", *words)))
        return place


def _carrying(takes: list[Any]) -> list[Any]:
    """Return the kinds of arguments of which the first word is the address of a state here."""
    first, *rest = takes
    return [["state", *first[1:]] if isinstance(first, list) else "state", *rest]


def _number(kind: str, word: int) -> Any:
    if kind == "f64":
        return struct.unpack("<d", struct.pack("<q", word))[0]
    if kind == "bool":
        return bool(word)
    return word if kind.startswith("i") else word % (1 << 64)
