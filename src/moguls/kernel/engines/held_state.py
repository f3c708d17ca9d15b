"""One state in a buffer of its own, and where it stands."""

from __future__ import annotations

from array import array
from ctypes import addressof
from typing import TYPE_CHECKING, Final

from moguls.kernel.loops.single_calls import CHANCE_BIT, OVER_BIT, TURN_BIT
from moguls.kernel.state.numpy_arrays import numpy_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.engines.base import NativeCalls
    from moguls.kernel.engines.passed import Asking
    from moguls.kernel.state.layout import State

COUNT: Final = (1 << TURN_BIT) - 1
TURN: Final = (1 << OVER_BIT - TURN_BIT) - 1
OVER: Final = 1 << OVER_BIT
CHANCE: Final = 1 << CHANCE_BIT
NOTHING: Final[Asking] = array("q"), 0, None, array("q")


class Row:
    """Where an observation is written, and what calls take of it."""

    __slots__ = ("out", "passed")

    def __init__(self, engine: NativeCalls, out: NDArray[np.int16] | None) -> None:
        """Take an array of the caller's, or make one.

        Raises:
            UsageError: it is not as long as an observation, or NumPy is missing.
        """
        if out is None:
            out = numpy_for("observe").zeros(engine.rules.size, "int16")
        self.out, self.passed = out, engine.passed_planes(out)


class HeldState:
    """A state in a buffer, which native code reads and writes.

    Attributes:
        told: where the state stands, as `standing` returns it; -1 where that is not known.
        memory: the bytes.
        numbers: the legal actions there, and behind them what was there.
        parts: the first 0, 1, 2, … of them.
        words, where, passed: as `passed.Asking` has them, once `told` is known.
        act: plays the action in words[where] if it is legal, as `NativeCalls.act`.
        actions: how many actions the game has.
    """

    __slots__ = (
        "_at",
        "_calls",
        "_engine",
        "_past",
        "_row",
        "_seen",
        "_step",
        "act",
        "actions",
        "memory",
        "numbers",
        "parts",
        "passed",
        "told",
        "where",
        "words",
    )

    def __init__(
        self, engine: NativeCalls, data: bytes | None = None, past: tuple[bytes, ...] = ()
    ) -> None:
        """Copy `data` into a new buffer.

        Args:
            engine: plays it.
            data: a state as `State.pack` writes it; None is all zeros.
            past: the states to which `undo` leads back, the oldest first.
        """
        self._engine, self._calls = engine, engine.calls
        self.act, self._step = engine.act, engine.step
        self.actions, self.parts = engine.rules.num_actions, engine.parts
        self.memory = engine.memory()
        if data is not None:
            self.memory.raw = data
        self._at = engine.place(addressof(self.memory))
        self.words, self.where, self.passed, self.numbers = NOTHING  # made once it is asked for
        self.told = -1
        self._past = list(past)
        self._row: Row | None = None  # where observations are written
        self._seen: tuple[bytes, State] | None = None  # what has been unpacked to be read

    def begin(self, seats: int, seed: int, number: int) -> None:
        """Set up a new game in place of the state, as `NativeCalls.begin`."""
        asking = self._asking()
        self.told = self._engine.begin(asking, seats, seed, number)

    def _asking(self) -> Asking:
        """Return how the state is stepped."""
        if self.passed is None:
            made = self._engine.asking(addressof(self.memory))
            self.words, self.where, self.passed, self.numbers = made
            return made
        return self.words, self.where, self.passed, self.numbers

    def standing(self) -> int:
        """Return the number of choices, the turn and the flags, packed as `act_at` has them."""
        if self.told < 0:
            self._asking()
            self.told = self._engine.stand(self.passed)
        return self.told

    @property
    def address(self) -> int:
        """Where the state lies."""
        return addressof(self.memory)

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        told = self.told
        return (told if told >= 0 else self.standing()) >> TURN_BIT & TURN

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        told = self.told
        return (told if told >= 0 else self.standing()) & OVER != 0

    @property
    def chance_due(self) -> bool:
        """Whether chance is due, so that nobody can act."""
        told = self.told
        return (told if told >= 0 else self.standing()) & CHANCE != 0

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int.from_bytes(self.memory.raw[self._engine.rules.seats_place], "little")

    @property
    def engine(self) -> NativeCalls:
        """What plays it."""
        return self._engine

    def write(self, data: bytes) -> None:
        """Put another state into the buffer.

        Args:
            data: as long as the state.
        """
        self.memory.raw = data
        self.told = -1

    def unpack(self) -> State:
        """Return the state as a plain object, for reading and printing."""
        state: State = self._engine.rules.state.unpack(self.bytes)
        return state

    def peek(self) -> State:
        """Return the same, made once, to be read until the next step and never written."""
        data, seen = self.bytes, self._seen
        if seen is None or seen[0] != data:
            seen = self._seen = data, self._engine.rules.state.unpack(data)
        return seen[1]

    @property
    def bytes(self) -> bytes:
        """The state as bytes, as `State.pack` writes them."""
        return self.memory.raw
