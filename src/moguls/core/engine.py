"""The two ways to run a game's rules in bulk, with the same calls: plain and compiled."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from moguls.core import bits, chance, loops, rules_api
from moguls.core.plain import Function, functions_of, namespace, rebind

if TYPE_CHECKING:
    from moguls.core.batch import Batch
    from moguls.core.declare import State
    from moguls.core.game import Rules

Named = tuple[tuple[Function, Function], ...]


def wrapped(number: int) -> int:
    """Return a number modulo 2**64 as a signed one: compiled calls take no other."""
    return ((number + (1 << 63)) & bits.MASK) - (1 << 63)


class Engine:
    """Rules bound for bulk play; `Plain` and `Compiled` say how.

    `ns` has the rules and the loops of `core.loops` by name.
    """

    def __init__(self, rules: Rules, options: int) -> None:
        """Bind the rules with the switches packed in `options`."""
        self.rules, self.options = rules, options
        self._bound: dict[Function, Any] = {}
        self.ns = SimpleNamespace()

    def states(self, count: int) -> Any:
        """Return `count` zeroed states: a list of plain ones, or an array of records."""
        raise NotImplementedError

    def integers(self, count: int) -> Any:
        """Return `count` zeros: a list, or an array of signed numbers of 64 bits."""
        raise NotImplementedError

    def build(self, *modules: ModuleType, named: Named = ()) -> SimpleNamespace:
        """Bind loops over the names of `core.rules_api` to this game.

        Functions that are to be called from Python are those that the module lists in ENTRIES.
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

    def __init__(self, rules: Rules, options: int, draw: Function | None = None) -> None:
        """Bind the rules; `draw(state, bound)` replaces the counter of random numbers."""
        super().__init__(rules, options)
        replaced: dict[Function, Any] = {} if draw is None else {chance.draw: draw}
        bound = rebind([*rules.shared, *rules.modules], replaced, constant=_without_enum)
        self._bound = _with_names_of_rules(rules, bound)
        self.ns = self.build(loops)
        self.ns.__dict__.update(vars(namespace(bound, rules.modules)))

    def states(self, count: int) -> list[State]:
        """Return `count` zeroed plain states."""
        return [self.rules.state() for _ in range(count)]

    def integers(self, count: int) -> list[int]:
        """Return a list of `count` zeros."""
        return [0] * count

    def build(self, *modules: ModuleType, named: Named = ()) -> SimpleNamespace:
        """Bind loops to the plain rules."""
        return namespace(rebind(modules, self._bound, named=named), modules)


class Compiled(Engine):
    """The rules as native code; made once a game and kept."""

    def __init__(self, rules: Rules, options: int) -> None:
        """Prepare to compile; each function is compiled when it is first called."""
        from moguls.core import build, handle  # noqa: PLC0415  # Numba is slow to import

        super().__init__(rules, options)
        self._build = build
        self.dtype = build.dtype_of(rules.state)
        self._bound = _compiled_rules(rules)
        self.ns = self.build(loops)
        self.calls = self.build(handle)
        self.ns.__dict__.update(vars(namespace(self._bound, rules.modules)))

    def states(self, count: int) -> Any:
        """Return an array of `count` zeroed records."""
        return self._build.zeroed(self.rules.state, count)

    def integers(self, count: int) -> Any:
        """Return an array of `count` zeros."""
        return self._build.integers(count)

    def build(self, *modules: ModuleType, named: Named = ()) -> SimpleNamespace:
        """Compile loops against the compiled rules; ENTRIES of each module are cached on disk."""
        return _compiled_loops(self.rules, modules, named)

    def new(self, seats: int, seed: int) -> Handle:
        """Set up a game in a buffer of its own, for single compiled calls.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        self.rules.check(seats, self.options)
        made = Handle(self, bytes(self.rules.state.layout_.size))
        rng = wrapped(chance.stream(seed, 0))
        self.calls.setup_at(made.address, seats, self.options, rng)
        return made

    def batch(self, tables: int, seats: int, seed: int) -> Batch:
        """Begin many tables that are stepped together, as `core.batch` describes."""
        from moguls.core.batch import Batch as Made  # noqa: PLC0415  # NumPy is slow to import

        return Made(self, tables, seats, seed)

    def load(self, data: bytes) -> Handle:
        """Put a packed state into a buffer of its own."""
        return Handle(self, data)


def _without_enum(value: Any) -> Any:
    """Return an enumeration as plain ints by name: those are read in half the time."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        return SimpleNamespace(**{member.name: int(member) for member in value})
    return value


@cache
def plain_engine(rules: Rules, options: int) -> Plain:
    """Return the plain engine of a game with these switches, made once."""
    return Plain(rules, options)


@cache
def compiled_engine(rules: Rules, options: int) -> Compiled:
    """Return the compiled engine of a game with these switches, made once."""
    return Compiled(rules, options)


@cache
def _compiled_rules(rules: Rules) -> dict[Function, Any]:
    """Compile the rules of a game; switches lie in the state, so all share this."""
    from moguls.core import build  # noqa: PLC0415  # Numba is slow to import

    sources = [bits, chance, *rules.shared, *rules.modules]
    return _with_names_of_rules(rules, build.compile_modules(sources, build.base_of(rules.state)))


@cache
def _compiled_loops(rules: Rules, modules: tuple[ModuleType, ...], named: Named) -> SimpleNamespace:
    """Compile loops against a game, once; the disk cache is keyed by all their sources."""
    from moguls.core import build  # noqa: PLC0415  # Numba is slow to import

    folder = build.cache_folder([*rules.shared, *rules.modules, *modules])
    place = None if folder is None else folder / rules.name
    entries = frozenset(name for module in modules for name in entries_of(module))
    known = _compiled_rules(rules)
    bound = build.compile_modules(list(modules), known, entries, place, named)
    return namespace(bound, modules)


def _with_names_of_rules(rules: Rules, bound: dict[Function, Any]) -> dict[Function, Any]:
    """Bind the placeholders of `rules_api` to the functions of this game by name."""
    named = vars(namespace(bound, rules.modules))
    placeholders = functions_of(rules_api).items()
    return {**bound, **{each: named[name] for name, each in placeholders if name in named}}


def entries_of(module: ModuleType) -> tuple[str, ...]:
    """Return the functions of a module that Python calls: its ENTRIES, else all public ones."""
    names = getattr(module, "ENTRIES", None)
    if names is not None:
        return tuple(names)
    return tuple(name for name in functions_of(module) if not name.startswith("_"))


class Handle:
    """One state in a buffer, played by compiled calls; equality and hash go by its bytes."""

    __slots__ = ("_calls", "_engine", "_memory", "address")

    def __init__(self, engine: Compiled, data: bytes) -> None:
        """Copy `data` into a new buffer."""
        from ctypes import addressof, create_string_buffer  # noqa: PLC0415  # only where used

        self._engine, self._calls = engine, engine.calls
        self._memory = create_string_buffer(data, len(data))
        self.address = addressof(self._memory)

    def legal(self) -> int:
        """Return the legal actions as a set of bits; 0 when the game is over."""
        return int(self._calls.legal_at(self.address))

    def apply(self, action: int) -> None:
        """Play an action that `legal` holds; any other spoils the state."""
        self._calls.apply_at(self.address, action)

    def redeal(self, seat: int) -> None:
        """Draw again what `seat` cannot know."""
        self._calls.redeal_at(self.address, seat)

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        return int(self._calls.turn_at(self.address))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._calls.is_over_at(self.address))

    @property
    def bytes(self) -> bytes:
        """The state as bytes, as `State.pack` writes them."""
        return self._memory.raw

    def unpack(self) -> State:
        """Return the state as a plain object, for reading and printing."""
        state: State = self._engine.rules.state.unpack(self.bytes)
        return state

    def copy(self) -> Handle:
        """Return an independent twin."""
        return Handle(self._engine, self.bytes)

    def __eq__(self, other: object) -> bool:
        """Compare the bytes."""
        return isinstance(other, Handle) and self.bytes == other.bytes

    def __hash__(self) -> int:
        """Hash the bytes; do not play on in a state that is a key."""
        return hash(self.bytes)
