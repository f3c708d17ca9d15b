"""Plain engine: the rules as ordinary Python, for debugging, coverage and comparison."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from moguls.kernel.engines.base import NONE, Engine, Inner, Named, complete, names_of
from moguls.kernel.engines.position import CHANCE, OVER, Position
from moguls.kernel.loops import playouts as loops
from moguls.kernel.loops.single_calls import REFUSED, TURN_BIT
from moguls.kernel.rules import chance
from moguls.kernel.rules.binding import Function, namespace, rebind
from moguls.kernel.state.arguments import wrapped
from moguls.kernel.state.bits import MASK
from moguls.kernel.state.numpy_arrays import numpy_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.rules.rule_set import RuleSet
    from moguls.kernel.state.layout import State


class Plain(Engine):
    """The rules as ordinary Python."""

    def __init__(self, rules: RuleSet, options: int, draw: Function | None = None) -> None:
        """Bind the rules; `draw(state, bound)` replaces the counter of random numbers."""
        super().__init__(rules, options)
        replaced: dict[Function, object] = {} if draw is None else {chance.draw: draw}
        self._bound = complete(rules, replaced, _rebound)
        self.ns = self.build(loops)
        self.ns.__dict__.update(names_of(rules, self._bound))

    def states(self, count: int) -> list[State]:
        return [self.rules.state() for _ in range(count)]

    def integers(self, count: int) -> list[int]:
        return [0] * count

    def table(self, rows: int, columns: int) -> list[list[int]]:
        return [[0] * columns for _ in range(rows)]

    def build(
        self, *modules: ModuleType, named: Named = (), inner: Inner = NONE
    ) -> SimpleNamespace:
        del inner  # all can be called alike
        return namespace(rebind(modules, self._bound, named=named), modules)

    def begin(self, seats: int, seed: int, number: int = 0) -> PlainPosition:
        if seats not in self.seats:
            self.rules.check(seats, self.options)
        state = self.rules.state()
        rng = chance.stream(wrapped(seed) & MASK, wrapped(number, "number"))
        self.ns.setup(state, seats, self.options, rng)
        return PlainPosition(self, state)

    def position(self, data: bytes) -> PlainPosition:
        return PlainPosition(self, self.rules.state.unpack(data))


class PlainPosition(Position):
    """A state played by the plain rules; each change replaces the state object."""

    __slots__ = ("_engine", "_rules", "_state", "status")

    def __init__(self, engine: Plain, state: State) -> None:
        """Begin at a state, which must not be changed from now on."""
        self._engine, self._rules = engine, engine.rules
        self._stand(state)

    def _stand(self, state: Any) -> None:
        rules, self._state = self._rules, state
        self.status = int(state.turn) << TURN_BIT
        if rules.is_over(state):
            self.status |= OVER
        if rules.chance_due(state):
            self.status |= CHANCE

    @property
    def state(self) -> State:
        state: State = self._state
        return state

    def write(self, data: bytes) -> None:
        self._stand(self._rules.state.unpack(data))

    @property
    def bytes(self) -> bytes:
        return self.state.pack()

    def choices(self) -> list[int]:
        return self._rules.legal_actions(self._state)

    def sample(self) -> int:
        state = self._state.copy()
        action = int(self._engine.ns.sample(state))
        self._stand(state)
        return action

    def why_not(self, action: int) -> int:
        return int(self._rules.why_not(self._state, action))

    def apply(self, action: int) -> None:
        state = self._state.copy()
        self._rules.apply(state, action)
        self._stand(state)

    def try_step(self, action: int) -> int:
        if not 0 <= action < self._rules.num_actions or self.why_not(action):
            return REFUSED
        self.apply(action)
        return self.status

    def draw_chance(self) -> None:
        state = self._state.copy()
        self._rules.draw_chance(state)
        self._stand(state)

    def take_chance(self) -> None:
        state = self._state.copy()
        self._rules.take_chance(state)
        self._stand(state)

    def redeal(self, seat: int) -> None:
        state = self._state.copy()
        self._rules.redeal(state, seat)
        self._stand(state)

    def observe(
        self, seat: int, *, perfect_memory: bool = False, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        rules = self._rules
        row: NDArray[np.int16]
        row = numpy_for("observe").zeros(rules.size, "int16") if out is None else out
        rules.check_row(row)
        numbers = [0] * rules.size
        (rules.information if perfect_memory else rules.observe)(self._state, seat, numbers)
        row[:] = numbers
        return row

    def copy(self) -> PlainPosition:
        return PlainPosition(self._engine, self._state)

    def __reduce__(self) -> tuple[Any, ...]:
        return _position, (self._rules, self._engine.options, self.bytes)


def _position(rules: RuleSet, options: int, data: bytes) -> PlainPosition:
    return plain_engine(rules, options).position(data)


def _without_enum(value: object, *_: object) -> object:
    """Replace an enumeration by plain ints by name: those are read in half the time."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        return SimpleNamespace(**{member.name: int(member) for member in value})
    return value


def _rebound(
    modules: list[ModuleType], bound: dict[Function, object], named: Named = ()
) -> dict[Function, Any]:
    return rebind(modules, bound, constant=_without_enum, named=named)


@cache
def plain_engine(rules: RuleSet, options: int) -> Plain:
    """Return the plain engine of a game with these switches, made once."""
    return Plain(rules, options)
