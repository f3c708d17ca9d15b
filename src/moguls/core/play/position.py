"""Where a game stands, and how it goes on: by the plain rules, or by a library of native code.

A playthrough has one. Both kinds give the same bytes after every step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.kernel.engines.native_engine import NativeEngine
from moguls.kernel.engines.native_position import Handle
from moguls.kernel.rules.chance import stream
from moguls.kernel.state.bits import MASK
from moguls.kernel.state.numpy_arrays import numpy_for

if TYPE_CHECKING:
    from collections.abc import Callable
    from ctypes import Array, c_char

    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.rules import Rules
    from moguls.kernel.engines.base import Engine
    from moguls.kernel.engines.passed import Settable
    from moguls.kernel.state.layout import State
    from moguls.kernel.state.numpy_arrays import Sliceable

    Row = NDArray[np.int16]

UNKNOWN: Final = -1  # where a position stands, as `Handle.told` has it, if it must be asked


class AskedPosition:
    """A position that is asked anew where it stands, each time.

    What else is named here only a native position has, for steps without a call more than needed:
    they are for where `told` is known.
    """

    __slots__ = ()
    told: int = UNKNOWN
    memory: Array[c_char]
    words: Settable
    where: int
    passed: object
    numbers: Sliceable
    parts: tuple[slice, ...]
    act: Callable[[object], int]


class PlainPosition(AskedPosition):
    """A state played by the plain rules."""

    __slots__ = ("_rules", "state")

    def __init__(self, rules: Rules, state: State) -> None:
        """Begin at a state, which is the position's own from now on."""
        self._rules, self.state = rules, state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._rules.is_over(self.state)

    @property
    def chance_due(self) -> bool:
        """Whether chance is due."""
        return self._rules.chance_due(self.state)

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        return int(self.state.turn)  # type: ignore[attr-defined]  # each game's state has it

    def choices(self) -> list[int]:
        """Return the legal actions, ascending."""
        return self._rules.legal_actions(self.state)

    def peek(self) -> State:
        """Return the state, to be read until the next step."""
        return self.state

    def data(self) -> bytes:
        """Return the state as bytes."""
        return self.state.pack()

    def observe(self, seat: int, *, perfect_memory: bool, out: Row | None) -> Row:
        """Return what a seat sees, or all that it knows; `out` is written and returned."""
        made: Row = numpy_for("observe").zeros(self._rules.size, "int16") if out is None else out
        write = self._rules.information if perfect_memory else self._rules.observe
        write(self.state, seat, made)
        return made

    def attempt(self, action: int) -> State | None:
        """Play an action if it is legal; return the state before, or None: nothing has changed."""
        rules, state = self._rules, self.state
        if not 0 <= action < rules.num_actions or rules.why_not(state, action):
            return None
        before = state.copy()
        rules.apply(state, action)
        return before

    def draw(self) -> tuple[bytes, State]:
        """Let the state's own counter draw the chance that is due, and go on from it.

        Returns:
            The state before as bytes, and the state with the outcome as it was laid.
        """
        before = self.state.pack()
        self._rules.draw_chance(self.state)
        laid = self.state.copy()
        self._rules.take_chance(self.state)
        return before, laid

    def go_on(self, laid: State) -> None:
        """Go on from an outcome of chance that has been laid.

        Args:
            laid: the state with the outcome.
        """
        self.state.assign(laid)
        self._rules.take_chance(self.state)

    def put(self, data: bytes) -> PlainPosition:
        """Stand at another state; return the position there."""
        self.state = self._rules.state.unpack(data)
        return self

    def lent(self) -> PlainPosition:
        """Return the position whose state may be changed: this one."""
        return self

    def copy(self) -> PlainPosition:
        """Return an independent twin."""
        return PlainPosition(self._rules, self.state.copy())


class NativePosition(Handle):
    """A state in a buffer, played by single calls of native code."""

    __slots__ = ()

    def data(self) -> bytes:
        """Return the state as bytes."""
        return self.bytes

    def draw(self) -> tuple[bytes, bytes]:
        """Let the counter draw the chance that is due, as `PlainPosition.draw`; both are bytes."""
        before = self.bytes
        self.draw_chance()
        laid = self.bytes
        self.take_chance()
        return before, laid

    def go_on(self, laid: State) -> None:
        """Go on from an outcome of chance that has been laid, as `PlainPosition.go_on`."""
        self.write(laid.pack())
        self.take_chance()

    def put(self, data: bytes) -> NativePosition:
        """Stand at another state; return the position there."""
        self.write(data)
        return self

    def lent(self) -> LentPosition:
        """Return the position whose state may be changed."""
        return LentPosition(self)

    def copy(self) -> NativePosition:
        """Return an independent twin."""
        return NativePosition(self.engine, self.bytes)


class LentPosition(AskedPosition):
    """A native position whose plain state somebody has: changes of it count, as with plain rules.

    Attributes:
        state: what is lent.
    """

    __slots__ = ("_position", "state")

    def __init__(self, position: NativePosition) -> None:
        """Lend its state; the position is this one's own from now on."""
        self._position, self.state = position, position.unpack()

    def _now(self) -> NativePosition:
        """Return the position, with what has been changed in the state."""
        self._position.write(self.state.pack())
        return self._position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now().over

    @property
    def chance_due(self) -> bool:
        """Whether chance is due."""
        return self._now().chance_due

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        return self._now().turn

    def choices(self) -> list[int]:
        """Return the legal actions, ascending."""
        return self._now().choices()

    def peek(self) -> State:
        """Return the state."""
        return self.state

    def data(self) -> bytes:
        """Return the state as bytes."""
        return self.state.pack()

    def observe(self, seat: int, *, perfect_memory: bool, out: Row | None) -> Row:
        """Return what a seat sees, as `PlainPosition.observe`."""
        return self._now().observe(seat, perfect_memory=perfect_memory, out=out)

    def attempt(self, action: int) -> bytes | None:
        """Play an action if it is legal, as `PlainPosition.attempt`."""
        before = self._now().attempt(action)
        if before is not None:
            self._moved()
        return before

    def _moved(self) -> None:
        """Let what was lent show the state now, as with plain rules."""
        self.state.assign(self._position.unpack())

    def draw(self) -> tuple[bytes, bytes]:
        """Let the counter draw the chance that is due, as `NativePosition.draw`."""
        drawn = self._now().draw()
        self._moved()
        return drawn

    def go_on(self, laid: State) -> None:
        """Go on from an outcome of chance that has been laid, as `PlainPosition.go_on`."""
        self._position.go_on(laid)
        self._moved()

    def put(self, data: bytes) -> NativePosition:
        """Stand at another state, which nobody has; return the position there."""
        return self._position.put(data)

    def lent(self) -> LentPosition:
        """Return this one."""
        return self

    def copy(self) -> NativePosition:
        """Return an independent twin, whose state nobody has."""
        return self._now().copy()


Position = PlainPosition | NativePosition | LentPosition


def position_at(rules: Rules, state: State, engine: Engine) -> Position:
    """Return the position of a state.

    Args:
        rules: of the game.
        state: it becomes the position's own.
        engine: of native code, or any other for the plain rules.
    """
    if isinstance(engine, NativeEngine):
        return NativePosition(engine, state.pack())
    return PlainPosition(rules, state)


def dealt(game: ConfiguredRules, engine: Engine, seats: int, seed: int, number: int) -> Position:
    """Return where game `number` of a seed begins.

    Raises:
        UsageError: the game is not for this number of seats.
    """
    if isinstance(engine, NativeEngine):
        return engine.new(seats, seed, number, NativePosition)
    game.check_seats(seats)
    state = game.rules.state()
    rng = stream(seed & MASK, number)
    game.plain().ns.setup(state, seats, game.packed_options, rng)
    return PlainPosition(game.rules, state)
