"""A state played by ordinary Python, with the verbs of the native `Handle`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.engines.base import Plain
    from moguls.kernel.state.layout import State


class PlainHandle:
    """One state, played by the plain rules."""

    __slots__ = ("_engine", "_rules", "_state")

    def __init__(self, engine: Plain, data: bytes) -> None:
        """Unpack the state."""
        self._engine, self._rules = engine, engine.rules
        self._state: Any = self._rules.state.unpack(data)

    def choices(self) -> list[int]:
        """Return the legal actions, ascending."""
        return self._rules.legal_actions(self._state)

    def why_not(self, action: int) -> int:
        """Return why an action is not legal, as a number of the game's; 0 when it is."""
        return int(self._rules.why_not(self._state, action))

    def apply_unchecked(self, action: int) -> None:
        """Play a legal action; stop where chance is due."""
        self._rules.apply(self._state, action)

    def advance(self, action: int) -> None:
        """Play a legal action, and draw the chance that follows by the own counter."""
        self._engine.ns.advance(self._state, action)

    def observe(
        self, seat: int, *, perfect_memory: bool, out: NDArray[np.int16]
    ) -> NDArray[np.int16]:
        """Write what a seat sees, or knows with a perfect memory; return `out`."""
        rules, numbers = self._rules, [0] * len(out)
        (rules.information if perfect_memory else rules.observe)(self._state, seat, numbers)
        out[:] = numbers
        return out

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        return int(self._state.turn)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._rules.is_over(self._state))

    @property
    def chance_due(self) -> bool:
        """Whether chance is due, so that nobody can act."""
        return bool(self._rules.chance_due(self._state))

    @property
    def bytes(self) -> bytes:
        """The state as bytes, as `State.pack` writes them."""
        packed: bytes = self._state.pack()
        return packed

    def unpack(self) -> State:
        """Return the state as a plain object; read it, never write it."""
        state: State = self._state
        return state
