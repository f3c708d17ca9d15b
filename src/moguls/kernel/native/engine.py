"""The engine that plays by a library made beforehand: no compiler, no NumPy."""

from __future__ import annotations

from array import array
from ctypes import c_int64, c_void_p
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from moguls.kernel.engines.base import NONE, Inner, Named
from moguls.kernel.engines.native import NativeEngine
from moguls.kernel.jit.sources import data_of
from moguls.kernel.loops import playouts, single_calls
from moguls.kernel.native import facts
from moguls.kernel.native.library import Library, Misfit
from moguls.kernel.native.memory import WORD, Block, NativeStates
from moguls.kernel.rules.reimport import plain_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.engines.native import NativePosition, StepCall
    from moguls.kernel.rules.binding import Function
    from moguls.kernel.rules.rule_set import RuleSet


# Single calls with arrays: called at once with what `passed` and `passed_planes` return.
WRITERS: Final = {
    *("choices_at", "observe_at", "information_at"),
}
# Single calls with one argument, by what they are here.
BARE: Final = {
    "standing_asked": "stand",
    "begin_asked": "_begin",
    "act_asked": "act",
}
# The words of `single_calls.SetupArguments`: its members, `out` being two.
_, ACTION, DATA, LENGTH, SEATS, OPTIONS, SEED, NUMBER, BEGUN = range(9)


class Native(NativeEngine):
    """RuleSet as native code of a library."""

    place = c_int64  # what ctypes need not convert each time
    _begin: Callable[[object], int]

    def __init__(self, rules: RuleSet, options: int, library: Library) -> None:
        """Bind what the library has of the rules.

        Raises:
            Misfit: it was made of other sources, or for another game, or its data cannot be ours.
        """
        super().__init__(rules, options)
        _check(library, rules)
        self.library = facts.under(library, rules)
        self.ns = self.build(playouts)
        self.calls = self.build(single_calls)
        for name in WRITERS & vars(self.calls).keys():
            setattr(self.calls, name, getattr(self.calls, name).held)
        for name in BARE.keys() & vars(self.calls).keys():
            setattr(self, BARE[name], getattr(self.calls, name).bare)
        # Room for the choices and their number, then the words of `SetupArguments`.
        self._room = room = rules.max_choices + 1
        self._template = array("q", bytes(WORD * (room + BEGUN)))
        self._template[room + LENGTH], self._template[room + OPTIONS] = room, options

    def step_of(self, address: int) -> StepCall:
        words, first = self._template[:], self._room
        start = words.buffer_info()[0]
        words[first], words[first + DATA] = address, start
        return words, first + ACTION, c_void_p.from_param(start + WORD * first), words

    def set_up(self, position: NativePosition, seats: int, seed: int, number: int) -> int:
        words, first = position.words, self._room
        words[first + SEATS] = seats
        words[first + SEED], words[first + NUMBER] = seed, number
        return self._begin(position.argument)

    def passed(self, out: Block) -> object:
        """Return what calls take of an array: what ctypes need not look for each time."""
        return out.passed

    def passed_planes(self, out: NDArray[np.int16]) -> object:
        """Return what calls take of a row of planes."""
        super().passed_planes(out)  # which refuses what it is not
        address = out.__array_interface__["data"][0]
        words = array("q", (address, len(out)))
        argument = c_void_p(words.buffer_info()[0])
        argument.kept = words, out  # type: ignore[attr-defined]  # while calls may take it
        return argument

    def direct(self, entry: Any, *sample: object) -> object:
        """Return what takes words alone."""
        del sample
        return entry.direct

    def passing(self, entry: Any, at: int, value: Any) -> object:
        """Return the address of the words of an argument."""
        alive: list[object] = []
        argument = c_void_p(entry.convert[at](value, alive))
        argument.kept = alive, value  # type: ignore[attr-defined]  # while calls may take it
        return argument

    def numbers(self, out: Block) -> array[int]:
        """Return the numbers of an array as Python's own."""
        return out.numbers

    def states(self, count: int) -> NativeStates:
        """Return `count` zeroed states."""
        return NativeStates(count, self.rules.state.layout_.size)

    def integers(self, count: int) -> Block:
        """Return `count` zeros."""
        return Block("i64", count)

    def table(self, rows: int, columns: int) -> Block:
        """Return rows of zeros."""
        return Block("i64", rows, columns)

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Return the entries of loops that the library has.

        Raises:
            Misfit: it has no such loops.
        """
        _check_data(self.library, self.rules, modules)
        entries = self.library.entries(key_of(modules, named, inner))
        if entries is None:
            names = ", ".join(module.__name__ for module in modules)
            msg = f"{self.library.path} has no loops of {names} with these bindings"
            raise Misfit(msg)
        return SimpleNamespace(**entries)


def key_of(modules: Iterable[ModuleType], named: Named, inner: Inner) -> dict[str, object]:
    """Return in plain names what loops are built of: the same request has the same key."""
    return {
        "modules": [plain_name(module.__name__) for module in modules],
        "named": [[_full_name(one), _full_name(other)] for one, other in named],
        "inner": sorted(plain_name(module.__name__) for module in inner),
    }


def _full_name(function: Function) -> str:
    """Return where a function is defined, and its name."""
    return f"{plain_name(function.__module__)}.{function.__qualname__}"


def _check(library: Library, rules: RuleSet) -> None:
    """Refuse a library of another game or of other sources.

    Raises:
        Misfit: says which.
    """
    table, state = library.table, rules.state.layout_.codec.format
    if (table["game"], table["state"]) != (rules.name, state):
        msg = f"{library.path} is for {table['game']}, or its states have another memory layout"
        raise Misfit(msg)
    if not library.has_our_sources:
        msg = f"{library.path} was built from other sources than these: build it again"
        raise Misfit(msg)
    _check_data(library, rules, [*rules.shared, *rules.modules])


def _check_data(library: Library, rules: RuleSet, modules: Iterable[ModuleType]) -> None:
    """Refuse a library into which other data were compiled than the modules have read.

    Raises:
        Misfit: says of which module.
    """
    for module in modules:
        read, name = data_of(module, rules.facts), plain_name(module.__name__)
        if read and library.table["data"].get(name) != read:
            msg = f"{library.path} was built with other data than {name} has read"
            raise Misfit(msg)
