"""An engine that plays nothing: what is built on it is typed and lowered by Numba, and kept.

No machine code is made. Numba's function passes are left out: they lay structures out for pointers
of 64 bits, and what comes of them goes wrong, silently, where pointers have 32 (`docs/native.md`).
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING, Any

from numba.core import types as numba_types
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler_lock import global_compiler_lock

from moguls.kernel.engines.base import NONE, Engine, Inner, Named, complete, entries_of
from moguls.kernel.jit import build
from moguls.kernel.jit.build import _constant as usual
from moguls.kernel.jit.parts import Code, Part, without_values
from moguls.kernel.native.engine import key_of
from moguls.kernel.rules import chance
from moguls.kernel.rules import interface as rules_interface
from moguls.kernel.rules.binding import functions_of, namespace, rebind
from moguls.kernel.state import arrays, bits
from tools.native import data, samples

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType, SimpleNamespace

    from moguls.core.rules import Rules
    from moguls.kernel.native.facts import Table

types: Any = numba_types  # they do not say what they take
LIBRARY: Any = CPUCodeLibrary
CODE: Any = Code
# Functions that are parts and that Python calls all the same, now and then.
ALSO = {("moguls.bots.search.sequential_halving", "mean_of")}


class LoweredEntry(Part):
    """A function that Python calls: lowered like an entry of the JIT."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return the types of a call; like `Entry`, without the values of numbers."""
        return super().get_call_template(*without_values(args, kws))


@dataclass
class Lowered:
    """An entry that has been lowered.

    Attributes:
        function: as it stands in its module.
        code: what Numba made of it: signature, names, library.
    """

    function: FunctionType
    code: Any


@dataclass
class Build:
    """Loops bound to a game.

    Attributes:
        key: what `Engine.build` was asked for, in plain names.
        modules: the same, as they are.
        entries: what Python may call, by name.
    """

    key: dict[str, Any]
    modules: tuple[ModuleType, ...]
    entries: dict[str, Lowered]


class Lowering(Engine):
    """Lowers what is built on it; under `without_function_passes` and `data.facts_as_memory`.

    Attributes:
        builds: in the order in which they were asked for.
    """

    def __init__(self, rules: Rules, tables: Iterable[Table] = ()) -> None:
        """Bind the rules; switches lie in the state, so one library serves all of them.

        Args:
            rules: of a game.
            tables: what of its constants a data file may change.
        """
        super().__init__(rules, 0)
        self._facts = data.facts_of(tables)
        base = build.compile_modules([bits, chance], build.base_of(rules.state, is_for_here=False))
        make = partial(build.compile_modules, constant=self._constant)
        self._bound = complete(rules, base, make)
        self.builds: list[Build] = []

    def states(self, count: int) -> Any:
        """Return an array of `count` zeroed records."""
        return arrays.zeroed(self.rules.state, count)

    def integers(self, count: int) -> Any:
        """Return an array of `count` zeros."""
        return arrays.integers(count)

    def table(self, rows: int, columns: int) -> Any:
        """Return an array of zeros, of two dimensions."""
        return arrays.integers(rows * columns).reshape(rows, columns)

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Lower all entries of the loops for the arguments that they are called with."""
        wanted = {
            (module.__name__, name)
            for module in modules
            if module not in inner
            for name in entries_of(module)
        }
        wanted |= ALSO
        bound = rebind(modules, self._bound, lambda it: _part(it, wanted), self._constant, named)
        functions = [f for module in modules for f in functions_of(module).values()]
        called = [f for f in functions if (f.__module__, f.__name__) in wanted and self._has_all(f)]
        entries = {f.__name__: Lowered(f, self._lower(f, bound[f])) for f in called}
        self.builds.append(Build(key_of(modules, named, inner), modules, entries))
        return namespace(bound, modules)

    def _constant(self, value: Any, module: ModuleType, name: str) -> Any:
        if not self._facts or isinstance(value, FunctionType):
            return usual(value)
        data.refuse_whole(module, value)
        origin = data.origin_of(module.__name__, name)
        return usual(value) if origin is None else self._facts[origin]

    def _has_all(self, function: FunctionType) -> bool:
        """Say whether the game has what an entry asks of it: not every one has `legal`."""
        unbound = [f for f in functions_of(rules_interface).values() if f not in self._bound]
        names = function.__code__.co_names
        return not any(function.__globals__.get(name) in unbound for name in names)

    def _lower(self, function: FunctionType, part: Part) -> Any:
        given = samples.arguments(self, function)
        kinds = tuple(types.unliteral(part.typeof_pyval(each)) for each in given)
        part.compile(kinds)
        return part.overloads[kinds]


def _part(function: FunctionType, wanted: set[tuple[str, str]]) -> Part:
    """Return what a function is lowered as: put whole into its callers, called, or an entry."""
    name = (function.__module__, function.__name__)
    if name in wanted:
        return LoweredEntry(function, **build.OPTIONS)
    outlined = name[1] in getattr(sys.modules[name[0]], "OUTLINED", ())
    return Part(function, forceinline=not outlined, **build.OPTIONS)


@contextmanager
def without_function_passes() -> Iterator[None]:
    """Let Numba leave what it lowers as it is; all passes are run for a target, later.

    What the JIT of the same process compiled meanwhile would call parts that are not linked, and
    would be kept so: other threads wait with that.
    """
    with global_compiler_lock:
        passes, finalize = LIBRARY._optimize_functions, CODE.finalize  # noqa: SLF001  # no other way
        LIBRARY._optimize_functions, CODE.finalize = lambda *_: None, _leave_unlinked  # noqa: SLF001
        try:
            yield
        finally:
            LIBRARY._optimize_functions, CODE.finalize = passes, finalize  # noqa: SLF001


def _leave_unlinked(code: Any) -> None:
    """Note that a part is whole, without what it calls: all parts are linked once, at the end."""
    code._finalized = True  # noqa: SLF001  # as Numba notes it


def modules_under(entries: Iterable[Lowered]) -> Iterator[Any]:
    """Yield LLVM's modules of entries and of all that they call, each once, to be used up."""
    waiting, seen = [entry.code.library for entry in entries], set[Any]()
    while waiting:
        code = waiting.pop()
        if code in seen:
            continue
        seen.add(code)
        if isinstance(code, Code):
            waiting += code._linking_libraries  # noqa: SLF001  # as Numba links
            yield code._final_module  # noqa: SLF001
        else:  # a function of Numba's, whole, that others may share
            yield code._get_module_for_linking().clone()  # noqa: SLF001
