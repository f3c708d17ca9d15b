"""Where a game stands, and how it goes on: by the plain rules, or by a library of native code.

A playthrough has one. Both kinds give the same bytes after every step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.kernel.bits import MASK
from moguls.kernel.chance import stream
from moguls.kernel.native_engine import NativeEngine
from moguls.kernel.numpy_arrays import numpy_for
from moguls.kernel.one_state import CHANCE, OVER, TURN
from moguls.kernel.single_calls import TURN_BIT

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.configured import ConfiguredRules
    from moguls.core.past import Past
    from moguls.core.rules import Rules
    from moguls.kernel.engine import Engine
    from moguls.kernel.one_state import Handle
    from moguls.kernel.state import State

    Row = NDArray[np.int16]

REFUSED: Final = -1  # what `play` returns of an action that cannot be played


class PlainPosition:
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

    def observe(self, seat: int, out: Row | None, *, perfect_memory: bool) -> Row:
        """Return what a seat sees, or all that it knows; `out` is written and returned."""
        made: Row = numpy_for("observe").zeros(self._rules.size, "int16") if out is None else out
        write = self._rules.information if perfect_memory else self._rules.observe
        write(self.state, seat, made)
        return made

    def play(self, action: int, past: Past) -> int:
        """Play an action if it is legal, and add to the past what was before.

        Returns:
            The seat that acted, or REFUSED: then nothing has changed.
        """
        rules, state = self._rules, self.state
        if not 0 <= action < rules.num_actions or rules.why_not(state, action):
            return REFUSED
        seat = self.turn
        past.add(state.copy())
        rules.apply(state, action)
        return seat

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

    def take_chance(self, laid: State) -> None:
        """Go on from an outcome that has been laid.

        Args:
            laid: the state with the outcome.
        """
        self.state.assign(laid)
        self._rules.take_chance(self.state)

    def put(self, data: bytes) -> None:
        """Stand at another state."""
        self.state = self._rules.state.unpack(data)

    def copy(self) -> PlainPosition:
        """Return an independent twin."""
        return PlainPosition(self._rules, self.state.copy())


class NativePosition:
    """A state in a buffer, played by single calls of native code."""

    __slots__ = ("_handle", "_lent", "_seen")

    def __init__(self, handle: Handle) -> None:
        """Begin at a state, which is the position's own from now on."""
        self._handle = handle
        self._lent: State | None = None  # what somebody has, and may have changed
        self._seen: State | None = None  # what has been unpacked to be read

    def _now(self) -> Handle:
        """Return the handle, with what has been changed in a state that was lent."""
        if self._lent is not None:
            self._handle.write(self._lent.pack())
        return self._handle

    @property
    def state(self) -> State:
        """The state as a plain object; changes of it count, as they do with plain rules."""
        if self._lent is None:
            self._lent = self.peek()
        return self._lent

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        handle = self._handle if self._lent is None else self._now()
        return (handle.told if handle.told >= 0 else handle.standing()) & OVER != 0

    @property
    def chance_due(self) -> bool:
        """Whether chance is due."""
        handle = self._handle if self._lent is None else self._now()
        return (handle.told if handle.told >= 0 else handle.standing()) & CHANCE != 0

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        return self._now().turn

    def choices(self) -> list[int]:
        """Return the legal actions, ascending."""
        return (self._handle if self._lent is None else self._now()).choices()

    def peek(self) -> State:
        """Return the state, to be read until the next step."""
        if self._lent is not None:
            return self._lent
        if self._seen is None:
            self._seen = self._handle.unpack()
        return self._seen

    def data(self) -> bytes:
        """Return the state as bytes."""
        return self._now().bytes

    def observe(self, seat: int, out: Row | None, *, perfect_memory: bool) -> Row:
        """Return what a seat sees, as `PlainPosition.observe`."""
        return self._now().observe(seat, perfect_memory=perfect_memory, out=out)

    def play(self, action: int, past: Past) -> int:
        """Play an action if it is legal, as `PlainPosition.play`."""
        handle = self._handle if self._lent is None else self._now()
        was = handle.told if handle.told >= 0 else handle.standing()
        before = handle.attempt(action)
        if before is None:
            return REFUSED
        past.add_bytes(before)
        self._seen = None
        if self._lent is not None:
            self._moved()
        return was >> TURN_BIT & TURN

    def _moved(self) -> None:
        """Forget what has been read; what was lent shows the state now, as with plain rules."""
        self._seen = None
        if self._lent is not None:
            self._lent.assign(self._handle.unpack())

    def draw(self) -> tuple[bytes, State]:
        """Let the counter draw the chance that is due, as `PlainPosition.draw`."""
        handle = self._now()
        before = handle.bytes
        handle.draw_chance()
        laid = handle.unpack()
        handle.take_chance()
        self._moved()
        return before, laid

    def take_chance(self, laid: State) -> None:
        """Go on from an outcome that has been laid, as `PlainPosition.take_chance`."""
        self._handle.write(laid.pack())
        self._handle.take_chance()
        self._moved()

    def put(self, data: bytes) -> None:
        """Stand at another state."""
        self._lent = self._seen = None
        self._handle.write(data)

    def copy(self) -> NativePosition:
        """Return an independent twin."""
        return NativePosition(self._now().copy())


Position = PlainPosition | NativePosition


def position_at(rules: Rules, state: State, engine: Engine) -> Position:
    """Return the position of a state.

    Args:
        rules: of the game.
        state: it becomes the position's own.
        engine: of native code, or any other for the plain rules.
    """
    if isinstance(engine, NativeEngine):
        return NativePosition(engine.load(state.pack()))
    return PlainPosition(rules, state)


def dealt(game: ConfiguredRules, engine: Engine, seats: int, seed: int, number: int) -> Position:
    """Return where game `number` of a seed begins.

    Raises:
        UsageError: the game is not for this number of seats.
    """
    if isinstance(engine, NativeEngine):
        return NativePosition(engine.new(seats, seed, number))
    game.check_seats(seats)
    state = game.rules.state()
    rng = stream(seed & MASK, number)
    game.plain().ns.setup(state, seats, game.packed_options, rng)
    return PlainPosition(game.rules, state)
