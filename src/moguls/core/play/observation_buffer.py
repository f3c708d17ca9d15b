"""Observation buffer: observation and action mask, written to the same arrays again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.errors import UsageError
from moguls.kernel.engines.position import CHANCE, COUNT, OVER
from moguls.kernel.loops.single_calls import ON_TURN
from moguls.kernel.state.arguments import seat_of, whole
from moguls.kernel.state.numpy_arrays import mask_of, numpy_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.engines.native import NativeEngine, NativePosition
    from moguls.kernel.engines.reading import Reader


class ObservationBuffer:
    """Reads playthroughs of one game without new arrays. Make one with `Game.observation_buffer`.

    Attributes:
        planes: (size of the planes,) of int16, or of float32 where they are scaled.
        mask: (num_actions,) of bool; which actions are legal.
    """

    planes: NDArray[Any]
    mask: NDArray[np.bool_]

    def __init__(
        self, game: ConfiguredRules, observation: str = "int16", *, perfect_memory: bool = False
    ) -> None:
        """Allocate the arrays.

        Args:
            game: all that is read must be of it.
            observation: int16, the planes as they are; unit, signed or playing, scaled float32.
            perfect_memory: read information states: with all that a seat has seen so far.

        Raises:
            UsageError: NumPy is missing, or there is no such observation.
        """
        numpy_for("an observation buffer")
        from moguls.kernel.engines.reading import ReadArrays  # noqa: PLC0415  # imports NumPy
        from moguls.kernel.engines.scaling import Scaling, refuse_form  # noqa: PLC0415  # too

        refuse_form(observation)
        self._perfect_memory, self._rules = perfect_memory, game.rules
        self._arrays = arrays = ReadArrays.of(game.rules, observation)
        self._scaling = Scaling(game.rules, observation)
        self._engine: NativeEngine | None = None  # that the reader is for
        self._reader: Reader | None = None
        self.planes = arrays.planes if observation == "int16" else arrays.floats
        self.mask = arrays.flags.view(bool)

    def read(self, play: Playthrough, seat: int | None = None) -> list[int]:
        """Overwrite both arrays; return the legal actions of the seat to act, ascending.

        Args:
            play: a game of the same rules.
            seat: the observer; None is the seat to act, and seat 0 where nobody is.

        Raises:
            UsageError: the playthrough is of another game, or the table has no such seat.
        """
        observer = self._observer(play, seat)
        native = play._native  # noqa: SLF001  # of the same package
        if native is None:
            return self._read_plain(play, play.turn or 0 if seat is None else observer)
        self._reader_of(native).read(native, observer)
        return native.numbers[native.parts[native.status & COUNT]].tolist()

    def step(self, play: Playthrough, action: int, seat: int | None = None) -> list[int]:
        """Play an action as `Playthrough.step` does, then do as `read`: one native call.

        Args:
            play: a game of the same rules.
            action: 0 to the game's `num_actions` - 1.
            seat: the observer of what comes next; as for `read`.

        Raises:
            IllegalMove, MalformedMove, GameOver, UsageError: as `Playthrough.step` and `read`;
                nothing is changed.
        """
        observer = self._observer(play, seat)
        native = play._native  # noqa: SLF001  # of the same package
        if native is None:
            play.step(action)
            return self.read(play, seat)
        if type(action) is not int:
            action = whole(action, "action")
        before = native.memory.raw
        status = self._reader_of(native).step(native, action, observer)
        _note_step(play, native, before, action, status)
        if status & CHANCE:  # what has been drawn since is seen as well
            return self.read(play, seat)
        return native.numbers[native.parts[status & COUNT]].tolist()

    def _observer(self, play: Playthrough, seat: int | None) -> int:
        if play.game.rules is not self._rules:
            msg = f"this buffer is for {self._rules.name}, not for {play.game.name}"
            raise UsageError(msg)
        return ON_TURN if seat is None else seat_of(seat, play.seats)

    def _reader_of(self, native: NativePosition) -> Reader:
        if self._reader is None or native.engine is not self._engine:
            from moguls.kernel.native.reading import reader_of  # noqa: PLC0415  # imports NumPy

            self._engine, memory = native.engine, self._perfect_memory
            self._reader = reader_of(native.engine, self._arrays, perfect_memory=memory)
        return self._reader

    def _read_plain(self, play: Playthrough, seat: int) -> list[int]:
        raw = self._arrays.planes
        play.observe(seat, perfect_memory=self._perfect_memory, out=raw)
        if self.planes is not raw:
            self._scaling.scale(raw, self.planes)
        choices = play.choices()
        mask_of(choices, len(self.mask), self.mask)
        return choices


def _note_step(
    play: Playthrough, native: NativePosition, before: bytes, action: int, status: int
) -> None:
    """Do as `Playthrough.step` does after native code has played an action, or refused it."""
    if status < 0:
        play._refuse(action)  # noqa: SLF001  # of the same package
    native.status = status
    play._trajectory.log += before, action  # noqa: SLF001  # too
    if status >= OVER:
        play.over = status & OVER != 0
        play.draw_later()
