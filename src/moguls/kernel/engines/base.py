"""Engine: the rules of a game bound for play, and the binding that engines share."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from moguls.kernel.loops import advance as moves
from moguls.kernel.rules import defaults as rules_defaults
from moguls.kernel.rules import interface as rules_interface
from moguls.kernel.rules import legal_sets as offers
from moguls.kernel.rules.binding import Function, callers_of, functions_of, namespace
from moguls.kernel.state.arguments import wrapped
from moguls.kernel.state.types import Seating, Slice

if TYPE_CHECKING:
    from moguls.kernel.engines.position import Position
    from moguls.kernel.rules.rule_set import RuleSet

Named = tuple[tuple[Function, Function], ...]
Make = Callable[..., dict[Function, Any]]  # takes modules, what is bound, and `named`
Inner = frozenset[ModuleType]
NONE: Final[Inner] = frozenset()


class Engine:
    """Rules bound for play: `Plain` in Python, `NativeEngine` as native code.

    Attributes:
        rules: of the game.
        options: the switches, packed.
        seats: the numbers of seats that the switches allow.
        has_sets: whether the game has its legal actions as a set of bits.
        ns: the rules and the loops of `kernel.loops.playouts`, by name.
    """

    def __init__(self, rules: RuleSet, options: int) -> None:
        """Bind the rules with the switches packed in `options`."""
        self.rules, self.options = rules, options
        self.has_sets = rules.legal is not None
        self.seats = frozenset(n for n in rules.seats if rules.refuse(n, options) is None)
        self._bound: dict[Function, object] = {}
        self.ns = SimpleNamespace()

    def begin(self, seats: int, seed: int, number: int = 0) -> Position:
        """Deal a game and return its position.

        Args:
            seats: as many as the game allows.
            seed: of all chance, any int.
            number: which game of the seed.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        raise NotImplementedError

    def position(self, data: bytes) -> Position:
        """Return the position of a state that `State.pack` has written."""
        raise NotImplementedError

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

        Python can call the functions that a module lists in ENTRIES, or all public ones; none of
        modules in `inner`.
        `named` pairs placeholders of the loops (a policy) with functions of these modules.
        """
        raise NotImplementedError

    def playouts(self, seats: int, seed: int, games: int, first: int = 0) -> tuple[int, int]:
        """Play games at random; the numbers are the same plain and native.

        Args:
            seats: as many as the game allows.
            seed: of the batch, any int, taken modulo 2**64.
            games: at least 0.
            first: number of the first game, to split a batch into parts.

        Returns:
            The number of plies, and a hash of how all games ended (64 bits).

        Raises:
            UsageError: the game is not for this number of seats.
        """
        self.rules.check(seats, self.options)
        # Between two unused ones, so that threads share no cache line.
        states = self.states(3)
        table, part = Seating(seats, self.options), Slice(wrapped(seed), first, games)
        plies, checksum = self.ns.playouts(states, 1, table, part)
        return int(plies), int(checksum)


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
    bound.update({function: own[name] for name, function in placeholders.items() if name in own})
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
    rest = {function: value for function, value in bound.items() if function not in anew}
    named = ((rules_interface.choices, choices),)
    again = make(modules, {**rest, offers.offer: bound[writer]}, named=named)
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
