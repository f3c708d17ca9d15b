"""Rules as native code, compiled by Numba in this process."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import NoNativeCode
from moguls.extras import command
from moguls.kernel.engines.base import NONE, Inner, Named, complete, entries_of, names_of
from moguls.kernel.engines.native import NativeEngine
from moguls.kernel.loops import playouts, single_calls
from moguls.kernel.rules import chance
from moguls.kernel.rules.binding import Function, namespace
from moguls.kernel.state import bits

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType, SimpleNamespace

    from moguls.kernel.rules.rule_set import RuleSet

DIGITS: Final = 16  # of a hash, in the name of a folder


class Jit(NativeEngine):
    """The rules compiled in this process; made once a game and kept."""

    def __init__(self, rules: RuleSet, options: int) -> None:
        """Prepare to compile; each function is compiled when it is first called."""
        from moguls.kernel.state import arrays  # noqa: PLC0415  # NumPy is slow to import

        super().__init__(rules, options)
        self._arrays = arrays
        self.dtype = arrays.dtype_of(rules.state)
        self._bound = _jit_rules(rules)
        self.ns = self.build(playouts)
        self.calls = calls = self.build(single_calls)
        self.stand = lambda words: int(calls.standing_at(words[0], words[2]))
        self.act = lambda words: self._play(calls.act_at, words)
        self.ns.__dict__.update(names_of(rules, self._bound))

    def _play(self, entry: Callable[..., int], words: list[Any]) -> int:
        """Play the action that is asked for; one of more than 64 bits would be of another kind."""
        if not 0 <= words[1] < self.rules.num_actions:
            return single_calls.REFUSED
        return int(entry(*words))

    def states(self, count: int) -> object:
        """Return an array of `count` zeroed records."""
        return self._arrays.zeroed(self.rules.state, count)

    def integers(self, count: int) -> Any:
        """Return an array of `count` zeros."""
        return self._arrays.integers(count)

    def table(self, rows: int, columns: int) -> object:
        """Return an array of zeros, of two dimensions."""
        return self._arrays.integers(rows * columns).reshape(rows, columns)

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Compile loops against the compiled rules; ENTRIES of each module are cached on disk."""
        return _jit_loops(self.rules, modules, named, inner)

    def direct(self, entry: Any, *sample: object) -> object:
        """Return the machine code of an entry: Numba looks longer at tuples than a loop takes."""
        kinds = tuple(entry.typeof_pyval(value) for value in sample)
        entry.compile(kinds)
        return entry.overloads[kinds].entry_point


def no_compiler() -> str:
    """Return a sentence for people who have none."""
    return f"there is no compiler: {command('jit')}"


@cache
def jit_engine(rules: RuleSet, options: int) -> Jit:
    """Return the jit engine of a game with these switches, made once.

    Raises:
        NoNativeCode: there is no compiler.
    """
    try:
        return Jit(rules, options)
    except ImportError as error:
        msg = f"{no_compiler()} ({error})"
        raise NoNativeCode(msg) from error


@cache
def _jit_rules(rules: RuleSet) -> dict[Function, object]:
    """Compile the rules of a game; switches lie in the state, so all share this."""
    from moguls.kernel.jit import build  # noqa: PLC0415  # Numba is slow to import

    base = build.compile_modules([bits, chance], build.base_of(rules.state))
    return complete(rules, base, build.compile_modules)


def bound_by(named: Named) -> str:
    """Return a folder's name for what stands for the placeholders of loops; none for nothing.

    Loops bound to one policy are other code than the same loops bound to another.
    """
    names = [
        f"{function.__module__}.{function.__qualname__}" for pair in named for function in pair
    ]
    return sha256(" ".join(names).encode()).hexdigest()[:DIGITS] if names else ""


@cache
def _jit_loops(
    rules: RuleSet, modules: tuple[ModuleType, ...], named: Named, inner: Inner
) -> SimpleNamespace:
    """Compile loops against a game, once; the disk cache is keyed by their sources and `named`."""
    from moguls.kernel.jit import build  # noqa: PLC0415  # Numba is slow to import

    folder = build.cache_folder([*rules.shared, *rules.modules, *modules])
    place = None if folder is None else folder / rules.name / bound_by(named)
    called = [module for module in modules if module not in inner]
    entries = frozenset(name for module in called for name in entries_of(module))
    rules_bound = _jit_rules(rules)
    bound = build.compile_modules(list(modules), rules_bound, entries, place, named)
    return namespace(bound, modules)
