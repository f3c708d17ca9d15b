"""Observation buffer: observation and action mask, written to the same arrays again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.kernel.state.numpy_arrays import numpy_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough

FEW: Final = 24  # actions; from there on NumPy is faster than a loop


class ObservationBuffer:
    """Reads playthroughs of one game without new arrays. Make one with `Game.observation_buffer`.

    Attributes:
        planes: (size of the planes,) of int16, laid out as the game's planes say.
        mask: (num_actions,) of bool; which actions are legal.
    """

    planes: NDArray[np.int16]
    mask: NDArray[np.bool_]

    def __init__(self, game: ConfiguredRules, *, perfect_memory: bool = False) -> None:
        """Allocate the arrays.

        Args:
            game: all that is read must be of it.
            perfect_memory: read information states: with all that a seat has seen so far.

        Raises:
            UsageError: NumPy is missing.
        """
        numpy = numpy_for("an observation buffer")
        self._perfect_memory, self._rules = perfect_memory, game.rules
        self._flags = bytearray(game.rules.num_actions)
        self._choices: list[int] = []
        self.planes = numpy.zeros(game.rules.size, "int16")
        self.mask = numpy.frombuffer(self._flags, bool)

    def read(self, play: Playthrough, seat: int | None = None) -> list[int]:
        """Overwrite both arrays; return the legal actions of the seat to act, ascending.

        Args:
            play: a game of the same rules.
            seat: the observer; None is the seat to act, and seat 0 where nobody is.

        Raises:
            UsageError: the playthrough is of another game, or the table has no such seat.
        """
        if play.game.rules is not self._rules:
            msg = f"this buffer is for {self._rules.name}, not for {play.game.name}"
            raise UsageError(msg)
        if seat is None:
            seat = play.turn or 0
        play.observe(seat, perfect_memory=self._perfect_memory, out=self.planes)
        choices = play.choices()
        self._mark(self._choices, 0)
        self._mark(choices, 1)
        self._choices = choices[:]  # the caller may change the list
        return choices

    def _mark(self, actions: list[int], flag: int) -> None:
        if len(actions) > FEW:
            self.mask[actions] = flag
            return
        flags = self._flags
        for action in actions:
            flags[action] = flag
