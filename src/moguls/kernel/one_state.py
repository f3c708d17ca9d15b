"""One state in a buffer of its own, played by single calls of native code."""

from __future__ import annotations

from ctypes import addressof, create_string_buffer
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moguls.kernel.engine import NativeCalls
    from moguls.kernel.state import State


class Handle:
    """One state in a buffer, played by compiled calls; equality and hash go by its bytes."""

    __slots__ = ("_at", "_calls", "_engine", "_memory", "_out", "_passed", "address")

    def __init__(self, engine: NativeCalls, data: bytes) -> None:
        """Copy `data` into a new buffer."""
        self._engine, self._calls = engine, engine.calls
        self._memory = create_string_buffer(data, len(data))
        self.address = addressof(self._memory)
        self._at = engine.place(self.address)
        self._out: Any = None  # where choices are written; made once they are asked for
        self._passed: Any = None  # the same, as calls take it

    def legal(self) -> int:
        """Return the legal actions as a set of bits; 0 when over, and while chance is due."""
        if self._engine.has_sets:
            return int(self._calls.legal_at(self._at))
        return sum(1 << action for action in self.choices())

    def choices(self) -> list[int]:
        """Return the legal actions, ascending."""
        if self._out is None:
            self._out = self._engine.integers(self._engine.rules.max_choices)
            self._passed = self._engine.passed(self._out)
        return self._engine.first(self._out, self._calls.choices_at(self._at, self._passed))

    def sample(self) -> int:
        """Draw a legal action by the state's own counter."""
        return int(self._calls.sample_at(self._at))

    def why_not(self, action: int) -> int:
        """Return why an action is not legal, as a number of the game's; 0 when it is."""
        return int(self._calls.why_not_at(self._at, action))

    def apply(self, action: int) -> None:
        """Play an action that is legal, any other spoils the state; stop where chance is due."""
        self._calls.apply_at(self._at, action)

    def advance(self, action: int) -> None:
        """Play an action that is legal, and draw the chance that follows by the own counter."""
        self._calls.advance_at(self._at, action)

    def take_chance(self) -> None:
        """Go on from the outcome of chance that has been laid in the state."""
        self._calls.take_chance_at(self._at)

    def redeal(self, seat: int) -> None:
        """Draw again what `seat` cannot know."""
        self._calls.redeal_at(self._at, seat)

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        return int(self._calls.turn_at(self._at))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._calls.is_over_at(self._at))

    @property
    def chance_due(self) -> bool:
        """Whether chance is due, so that nobody can act."""
        return bool(self._calls.chance_due_at(self._at))

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
