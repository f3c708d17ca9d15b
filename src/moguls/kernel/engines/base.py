"""Engines: rules bound for bulk play, plain here, native in `kernel.engines.native_engine`."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import Array, c_char
from enum import IntEnum
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from moguls.errors import UsageError
from moguls.kernel.loops import advance as moves
from moguls.kernel.loops import playouts as loops
from moguls.kernel.rules import chance
from moguls.kernel.rules import defaults as rules_defaults
from moguls.kernel.rules import interface as rules_interface
from moguls.kernel.rules import legal_sets as offers
from moguls.kernel.rules.binding import Function, callers_of, functions_of, namespace, rebind
from moguls.kernel.state.numbers import wrapped
from moguls.kernel.state.types import Seating, Slice

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.engines.passed import Asking
    from moguls.kernel.rules.rule_set import RuleSet
    from moguls.kernel.state.layout import State
    from moguls.kernel.state.numpy_arrays import Sliceable

Named = tuple[tuple[Function, Function], ...]
Make = Callable[..., dict[Function, Any]]  # takes modules, what is bound, and `named`
Inner = frozenset[ModuleType]
NONE: Final[Inner] = frozenset()


class Engine:
    """Rules bound for bulk play; `Plain` and `NativeCalls` say how.

    `ns` has the rules and the loops of `kernel.loops.playouts` by name.
    """

    def __init__(self, rules: RuleSet, options: int) -> None:
        """Bind the rules with the switches packed in `options`."""
        self.rules, self.options = rules, options
        self.has_sets = rules.legal is not None  # legal actions as a set of bits
        self._bound: dict[Function, object] = {}
        self.ns = SimpleNamespace()

    def states(self, count: int) -> Any:
        """Return `count` zeroed states: a list of plain ones, or an array of records."""
        raise NotImplementedError

    def integers(self, count: int) -> Any:
        """Return `count` zeros: a list, or an array of signed numbers of 64 bits."""
        raise NotImplementedError

    def table(self, rows: int, columns: int) -> object:
        """Return rows of zeros: a list of lists, or an array of two dimensions."""
        raise NotImplementedError

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        """Bind loops over the names of `kernel.rules.interface` to this game.

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
        table, part = Seating(seats, self.options), Slice(wrapped(seed), first, games)
        moves, checksum = self.ns.playouts(states, 1, table, part)
        return int(moves), int(checksum)


class Plain(Engine):
    """The rules as ordinary Python: for the debugger, for coverage, for comparison."""

    def __init__(self, rules: RuleSet, options: int, draw: Function | None = None) -> None:
        """Bind the rules; `draw(state, bound)` replaces the counter of random numbers."""
        super().__init__(rules, options)
        replaced: dict[Function, object] = {} if draw is None else {chance.draw: draw}
        self._bound = complete(rules, replaced, _rebound)
        self.ns = self.build(loops)
        self.ns.__dict__.update(names_of(rules, self._bound))

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


class NativeCalls(Engine):
    """Rules as native code, whose single calls take an address.

    Attributes:
        calls: single calls, as `Handle` makes them.
        place: makes of an address what calls take of it.
        memory: makes room for one zeroed state.
        stand: tells where a state stands; it takes what `asking` has made of the state.
        act: plays the action that is asked for, and stops where chance is due.
        step: plays it, and draws the chance that follows.
        parts: of what can be listed the first 0, 1, 2, … numbers.
    """

    calls: SimpleNamespace
    place: Callable[[int], object] = int
    stand: Callable[[Any], int]
    act: Callable[[Any], int]
    step: Callable[[Any], int]

    def __init__(self, rules: RuleSet, options: int) -> None:
        """Bind the rules with the switches packed in `options`."""
        super().__init__(rules, options)
        self.memory: Callable[[], Array[c_char]] = c_char * rules.state.layout_.size
        self.parts = tuple(slice(count) for count in range(rules.max_choices + 1))

    def asking(self, address: int) -> Asking:
        """Return how the state at an address is stepped: what calls take of it, made once."""
        out = self.integers(self.rules.max_choices + 1)  # the last is for their number
        words = [self.place(address), 0, self.passed(out)]
        return words, 1, words, self.numbers(out)

    def begin(self, asking: Asking, seats: int, seed: int, number: int) -> int:
        """Set up a state for game `number` of a seed; return where it stands.

        Args:
            asking: how the state is stepped.
            seats: as many as the game allows.
            seed: wrapped to 64 bits, signed.
            number: wrapped as well.
        """
        words: Any = asking[0]
        rng = wrapped(chance.stream(seed, number))
        self.calls.setup_at(words[0], seats, self.options, rng)
        return self.stand(words)

    def passed(self, out: Any) -> object:
        """Return what calls take of an array."""
        return out

    def passed_planes(self, out: NDArray[np.int16]) -> object:
        """Return what calls take of a row of planes.

        Raises:
            UsageError: it is no array of int16 with as many numbers as an observation has.
        """
        size = self.rules.size
        if out.dtype != "int16" or out.shape != (size,) or not out.flags.c_contiguous:
            msg = f"out must be ({size},) of int16 without gaps, not {out.shape} of {out.dtype}"
            raise UsageError(msg)
        return out

    def numbers(self, out: Any) -> Sliceable:
        """Return the numbers of an array as what can be sliced, and a slice made a list."""
        found: Sliceable = out
        return found


def _without_enum(value: object, *_: object) -> object:
    """Return an enumeration as plain ints by name: those are read in half the time."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        return SimpleNamespace(**{member.name: int(member) for member in value})
    return value


@cache
def plain_engine(rules: RuleSet, options: int) -> Plain:
    """Return the plain engine of a game with these switches, made once."""
    return Plain(rules, options)


def _rebound(
    modules: list[ModuleType], bound: dict[Function, object], named: Named = ()
) -> dict[Function, Any]:
    """Bind modules as ordinary Python."""
    return rebind(modules, bound, constant=_without_enum, named=named)


def complete(
    rules: RuleSet,
    base: dict[Function, object],
    make: Make,
) -> dict[Function, object]:
    """Bind the rules, and the placeholders of `interface` to them or to the defaults."""
    bound = make([offers], base)
    bound = make([*rules.shared, *rules.modules], bound)
    own = vars(namespace(bound, rules.modules))
    placeholders = functions_of(rules_interface)
    bound.update({each: own[name] for name, each in placeholders.items() if name in own})
    bound = make([rules_defaults], bound)
    given = vars(namespace(bound, [rules_defaults]))
    missing = (placeholders.keys() & given.keys()) - own.keys()
    bound.update({placeholders[name]: given[name] for name in missing})
    for name, writer in WRITERS.items():
        bound[placeholders[name]] = _offering(rules, bound, writer, make)[name]
    return make([moves], bound)


# What writes the sets that `choices` offers, for each of the other calls that it makes.
WRITERS: Final = {"legal_words": offers.offer_bits, "legal_count": offers.offer_unseen}


def _offering(
    rules: RuleSet, bound: dict[Function, object], writer: Function, make: Make
) -> dict[str, object]:
    """Bind `choices` and all that it offers by once more, to another writer; return the defaults.

    Everything else of the rules is what it was.
    """
    modules = [*rules.modules, rules_defaults]
    choices = rules.functions.get("choices", rules_defaults.choices)
    anew = callers_of(offers.offer, modules) | set(functions_of(rules_defaults).values())
    kept = {each: value for each, value in bound.items() if each not in anew}
    named = ((rules_interface.choices, choices),)
    again = make(modules, {**kept, offers.offer: bound[writer]}, named=named)
    return vars(namespace(again, [rules_defaults]))


def names_of(rules: RuleSet, bound: dict[Function, object]) -> dict[str, object]:
    """Return all that is bound for a game by name; the game's own comes before the defaults."""
    return vars(namespace(bound, [rules_defaults, moves, *rules.modules]))


def entries_of(module: ModuleType) -> tuple[str, ...]:
    """Return the functions of a module that Python calls: its ENTRIES, else all public ones."""
    names = getattr(module, "ENTRIES", None)
    if names is not None:
        return tuple(names)
    return tuple(name for name in functions_of(module) if not name.startswith("_"))
