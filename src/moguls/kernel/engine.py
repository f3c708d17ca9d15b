"""The two ways to run a game's rules in bulk, with the same calls: plain and compiled."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import NoNativeCode, UsageError
from moguls.kernel import advance as moves
from moguls.kernel import bits, chance, rules_defaults, rules_interface, single_calls
from moguls.kernel import playouts as loops
from moguls.kernel.arguments import whole
from moguls.kernel.numbers import wrapped
from moguls.kernel.one_state import Handle
from moguls.kernel.rebind import Function, functions_of, namespace, rebind

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.kernel.batch import Batch
    from moguls.kernel.rule_set import RuleSet
    from moguls.kernel.state import State

Named = tuple[tuple[Function, Function], ...]
Inner = frozenset[ModuleType]
NONE: Final[Inner] = frozenset()
NO_COMPILER: Final = "there is no compiler: pip install 'moguls[jit]'"


class Engine:
    """RuleSet bound for bulk play; `Plain` and `NativeEngine` say how.

    `ns` has the rules and the loops of `kernel.playouts` by name.
    """

    def __init__(self, rules: RuleSet, options: int) -> None:
        """Bind the rules with the switches packed in `options`."""
        self.rules, self.options = rules, options
        self.has_sets = rules.legal is not None  # legal actions as a set of bits
        self._bound: dict[Function, Any] = {}
        self.ns = SimpleNamespace()

    def states(self, count: int) -> Any:
        """Return `count` zeroed states: a list of plain ones, or an array of records."""
        raise NotImplementedError

    def integers(self, count: int) -> Any:
        """Return `count` zeros: a list, or an array of signed numbers of 64 bits."""
        raise NotImplementedError

    def table(self, rows: int, columns: int) -> Any:
        """Return rows of zeros: a list of lists, or an array of two dimensions."""
        raise NotImplementedError

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Bind loops over the names of `kernel.rules_interface` to this game.

        Functions that are to be called from Python are those that the module lists in ENTRIES,
        or all public ones; none of the modules that are named as `inner`.
        `named` pairs placeholders of the loops' own (a policy) with functions of these modules.
        """
        raise NotImplementedError

    def playouts(self, seats: int, seed: int, games: int, first: int = 0) -> tuple[int, int]:
        """Play `games` games at random; the same numbers plain and compiled.

        Args:
            seats: as many as the game allows.
            seed: of the batch, any int; the same modulo 2**64.
            games: at least 0.
            first: number of the first game, so that a batch can be cut into parts.

        Returns:
            The number of plies, and a hash of how all games ended (64 bits).

        Raises:
            UsageError: the game is not for this number of seats.
        """
        self.rules.check(seats, self.options)
        # Between two unused ones: the state of one thread shares no cache line with another's.
        states = self.states(3)
        seed = wrapped(seed)
        moves, checksum = self.ns.playouts(states, 1, seats, self.options, seed, first, games)
        return int(moves), int(checksum)


class Plain(Engine):
    """The rules as ordinary Python: for the debugger, for coverage, for comparison."""

    def __init__(self, rules: RuleSet, options: int, draw: Function | None = None) -> None:
        """Bind the rules; `draw(state, bound)` replaces the counter of random numbers."""
        super().__init__(rules, options)
        replaced: dict[Function, Any] = {} if draw is None else {chance.draw: draw}
        self._bound = complete(rules, replaced, _rebound)
        self.ns = self.build(loops)
        self.ns.__dict__.update(_names_of(rules, self._bound))

    def states(self, count: int) -> list[State]:
        """Return `count` zeroed plain states."""
        return [self.rules.state() for _ in range(count)]

    def integers(self, count: int) -> list[int]:
        """Return a list of `count` zeros."""
        return [0] * count

    def table(self, rows: int, columns: int) -> list[list[int]]:
        """Return lists of zeros."""
        return [[0] * columns for _ in range(rows)]

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Bind loops to the plain rules."""
        del inner  # all can be called alike
        return namespace(rebind(modules, self._bound, named=named), modules)


class NativeEngine(Engine):
    """RuleSet as native code, made beforehand or in this process.

    Attributes:
        calls: single calls, as `Handle` makes them.
        place: makes of an address what calls take of it.
    """

    calls: SimpleNamespace
    place: Callable[[int], Any] = int

    def passed(self, out: Any) -> Any:
        """Return what calls take of an array."""
        return out

    def first(self, out: Any, count: int) -> list[int]:
        """Return the first numbers of an array."""
        found: list[int] = out[:count].tolist()
        return found

    def new(self, seats: int, seed: int) -> Handle:
        """Set up a game in a buffer of its own, for single compiled calls.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        self.rules.check(seats, self.options)
        made = Handle(self, bytes(self.rules.state.layout_.size))
        rng = wrapped(chance.stream(whole(seed, "seed"), 0))
        self.calls.setup_at(made.address, seats, self.options, rng)
        return made

    def batch(self, tables: int, seats: int, seed: int) -> Batch:
        """Begin many tables that are stepped together, as `kernel.batch` describes.

        Raises:
            UsageError: NumPy is missing, or what `Batch` refuses.
        """
        try:
            from moguls.kernel.batch import Batch as Made  # noqa: PLC0415  # NumPy is slow to import
        except ImportError as error:
            msg = f"a batch of tables needs NumPy: pip install 'moguls[research]' ({error})"
            raise UsageError(msg) from error
        return Made(self, tables, seats, seed)

    def load(self, data: bytes) -> Handle:
        """Put a packed state into a buffer of its own."""
        return Handle(self, data)


class Compiled(NativeEngine):
    """The rules compiled in this process; made once a game and kept."""

    def __init__(self, rules: RuleSet, options: int) -> None:
        """Prepare to compile; each function is compiled when it is first called."""
        from moguls.kernel import arrays  # noqa: PLC0415  # NumPy is slow to import

        super().__init__(rules, options)
        self._arrays = arrays
        self.dtype = arrays.dtype_of(rules.state)
        self._bound = _compiled_rules(rules)
        self.ns = self.build(loops)
        self.calls = self.build(single_calls)
        self.ns.__dict__.update(_names_of(rules, self._bound))

    def states(self, count: int) -> Any:
        """Return an array of `count` zeroed records."""
        return self._arrays.zeroed(self.rules.state, count)

    def integers(self, count: int) -> Any:
        """Return an array of `count` zeros."""
        return self._arrays.integers(count)

    def table(self, rows: int, columns: int) -> Any:
        """Return an array of zeros, of two dimensions."""
        return self._arrays.integers(rows * columns).reshape(rows, columns)

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Compile loops against the compiled rules; ENTRIES of each module are cached on disk."""
        return _compiled_loops(self.rules, modules, named, inner)


def _without_enum(value: Any, *_: Any) -> Any:
    """Return an enumeration as plain ints by name: those are read in half the time."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        return SimpleNamespace(**{member.name: int(member) for member in value})
    return value


@cache
def plain_engine(rules: RuleSet, options: int) -> Plain:
    """Return the plain engine of a game with these switches, made once."""
    return Plain(rules, options)


@cache
def compiled_engine(rules: RuleSet, options: int) -> Compiled:
    """Return the compiled engine of a game with these switches, made once.

    Raises:
        NoNativeCode: there is no compiler.
    """
    try:
        return Compiled(rules, options)
    except ImportError as error:
        msg = f"{NO_COMPILER} ({error})"
        raise NoNativeCode(msg) from error


@cache
def _compiled_rules(rules: RuleSet) -> dict[Function, Any]:
    """Compile the rules of a game; switches lie in the state, so all share this."""
    from moguls.kernel.compiler import build  # noqa: PLC0415  # Numba is slow to import

    base = build.compile_modules([bits, chance], build.base_of(rules.state))
    return complete(rules, base, build.compile_modules)


@cache
def _compiled_loops(
    rules: RuleSet, modules: tuple[ModuleType, ...], named: Named, inner: Inner
) -> SimpleNamespace:
    """Compile loops against a game, once; the disk cache is keyed by all their sources."""
    from moguls.kernel.compiler import build  # noqa: PLC0415  # Numba is slow to import

    folder = build.cache_folder([*rules.shared, *rules.modules, *modules])
    place = None if folder is None else folder / rules.name
    called = [module for module in modules if module not in inner]
    entries = frozenset(name for module in called for name in entries_of(module))
    known = _compiled_rules(rules)
    bound = build.compile_modules(list(modules), known, entries, place, named)
    return namespace(bound, modules)


def _rebound(modules: list[ModuleType], bound: dict[Function, Any]) -> dict[Function, Any]:
    """Bind modules as ordinary Python."""
    return rebind(modules, bound, constant=_without_enum)


def complete(
    rules: RuleSet,
    base: dict[Function, Any],
    make: Callable[[list[ModuleType], dict[Function, Any]], dict[Function, Any]],
) -> dict[Function, Any]:
    """Bind the rules, and the placeholders of `rules_api` to them or to the defaults."""
    bound = make([*rules.shared, *rules.modules], base)
    own = vars(namespace(bound, rules.modules))
    placeholders = functions_of(rules_interface)
    bound.update({each: own[name] for name, each in placeholders.items() if name in own})
    bound = make([rules_defaults], bound)
    given = vars(namespace(bound, [rules_defaults]))
    missing = (placeholders.keys() & given.keys()) - own.keys()
    bound.update({placeholders[name]: given[name] for name in missing})
    return make([moves], bound)


def _names_of(rules: RuleSet, bound: dict[Function, Any]) -> dict[str, Any]:
    """Return all that is bound for a game by name; the game's own comes before the defaults."""
    return vars(namespace(bound, [rules_defaults, moves, *rules.modules]))


def entries_of(module: ModuleType) -> tuple[str, ...]:
    """Return the functions of a module that Python calls: its ENTRIES, else all public ones."""
    names = getattr(module, "ENTRIES", None)
    if names is not None:
        return tuple(names)
    return tuple(name for name in functions_of(module) if not name.startswith("_"))
