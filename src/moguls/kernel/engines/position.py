"""Position: a state that is played on without checks, for search, learners and playthroughs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, Self

from moguls.kernel.loops.single_calls import CHANCE_BIT, OVER_BIT, TURN_BIT

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.state.layout import State

COUNT: Final = (1 << TURN_BIT) - 1
TURN: Final = (1 << OVER_BIT - TURN_BIT) - 1
OVER: Final = 1 << OVER_BIT
CHANCE: Final = 1 << CHANCE_BIT


class Position(Protocol):
    """A state and its moves; `engine.begin` and `engine.position` make one.

    It trusts its caller: an action that is not legal spoils the state. `try_step` alone checks.
    `Playthrough` explains refusals, records and takes back.

    Attributes:
        status: the seat to act and the flags `OVER` and `CHANCE`, packed into one number.
    """

    __slots__ = ()
    status: int

    @property
    def turn(self) -> int:
        """The seat to act; meaningless when the game is over."""
        return self.status >> TURN_BIT & TURN

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.status & OVER != 0

    @property
    def chance_due(self) -> bool:
        """Whether an outcome of chance must be drawn before anyone can act."""
        return self.status & CHANCE != 0

    @property
    def state(self) -> State:
        """The state as a plain object, to be read; it stays the same when the position moves on."""

    def write(self, data: bytes) -> None:
        """Replace the state by one that `State.pack` has written."""

    @property
    def bytes(self) -> bytes:
        """The state as `State.pack` writes it."""

    def choices(self) -> list[int]:
        """Return the legal actions, ascending; none when over and while chance is due."""

    def sample(self) -> int:
        """Draw a legal action by the state's own counter."""

    def why_not(self, action: int) -> int:
        """Return why an action is not legal, as a number of `RuleSet.denials`; 0 when it is."""

    def apply(self, action: int) -> None:
        """Play a legal action; stop where chance is due."""

    def try_step(self, action: int) -> int:
        """Play an action as `apply` does if it is legal; return the status, or REFUSED."""

    def draw_chance(self) -> None:
        """Draw the outcome of the chance that is due, by the state's own counter."""

    def take_chance(self) -> None:
        """Go on from the outcome of chance that has been drawn."""

    def redeal(self, seat: int) -> None:
        """Draw again all that a seat cannot know, by the state's own counter: a determinization."""

    def observe(
        self, seat: int, *, perfect_memory: bool = False, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """Return what a seat sees, laid out as the game's planes say.

        Args:
            seat: the observer; seats in the planes are counted from it, clockwise.
            perfect_memory: its information state: with all that it has seen so far.
            out: (`RuleSet.size`,) of int16, written and returned in place of a new array.

        Raises:
            UsageError: `out` has another shape or type, or NumPy is missing.
        """

    def copy(self) -> Self:
        """Return an independent copy."""
