"""Observation buffer: observation and action mask, written to the same arrays again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.core.records.chance_source import Counter
from moguls.errors import UsageError
from moguls.kernel.engines.position import CHANCE, COUNT, OVER
from moguls.kernel.loops.single_calls import ACTION, ON_TURN
from moguls.kernel.state.arguments import seat_of, whole
from moguls.kernel.state.numpy_arrays import mask_of, numpy_for

if TYPE_CHECKING:
    from collections.abc import Callable

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
        mask: (num_actions,) of bool, which actions are legal; read-only, since a call writes only
            what has changed.
    """

    planes: NDArray[Any]
    mask: NDArray[np.bool_]
    # Of the reader, so that a step looks them up in one place.
    _words: Any
    _argument: Any
    _call: Callable[[Any], int]

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
        self._position: NativePosition | None = None  # where the reader stands
        self.planes = arrays.planes if observation == "int16" else arrays.floats
        self._mask = arrays.flags.view(bool)
        self.mask = self._mask.view()
        self.mask.flags.writeable = False

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
        self._turn_to(native).read(native, observer)
        return _choices(native)

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
        native = play._native  # noqa: SLF001  # of the same package
        if native is None or native is not self._position or seat is not None:
            return self._step_elsewhere(play, action, seat)
        # What `Playthrough.step` does. Each call of a function would take 4 % of a step.
        if type(action) is not int:
            action = whole(action, "action")
        before = native.memory.raw
        try:
            self._words[ACTION] = action
        except OverflowError:  # more than 64 bits
            play._refuse(action)  # noqa: SLF001  # of the same package
        status = self._call(self._argument)
        if status < 0:
            play._refuse(action)  # noqa: SLF001  # of the same package
        native.status = status
        log = play._trajectory.log  # noqa: SLF001  # of the same package
        log.append(before)
        log.append(action)
        if status >= OVER:  # or CHANCE, which is higher
            play.over = status & OVER != 0
            if status & CHANCE:
                self._draw_chance(play, native)
        # What `_choices` does.
        return native.numbers[native.parts[native.status & COUNT]].tolist()

    def _step_elsewhere(self, play: Playthrough, action: int, seat: int | None) -> list[int]:
        """Step where the last call was not, or with another observer than the seat to act."""
        observer = self._observer(play, seat)
        native = play._native  # noqa: SLF001  # of the same package
        if native is None:
            play.step(action)
            return self.read(play, seat)
        reader = self._turn_to(native)
        reader.words[reader.seat_at] = observer
        try:
            return self.step(play, action)
        finally:
            reader.words[reader.seat_at] = ON_TURN

    def _draw_chance(self, play: Playthrough, native: NativePosition) -> None:
        """Draw the chance that is due, and read again."""
        reader = self._turn_to(native)
        if not isinstance(play.later_chance, Counter):
            play.draw_later()
            reader.read(native, reader.words[reader.seat_at])
            return
        # What `Playthrough.draw_later` does, in fewer calls.
        while native.status & CHANCE:
            before = native.memory.raw
            native.draw_chance()
            play._trajectory.note_chance(before, native.memory.raw)  # noqa: SLF001  # of the same package
            native.status = reader.take_chance()
        play.over = native.status & OVER != 0

    def _observer(self, play: Playthrough, seat: int | None) -> int:
        if play.game.rules is not self._rules:
            msg = f"this buffer is for {self._rules.name}, not for {play.game.name}"
            raise UsageError(msg)
        return ON_TURN if seat is None else seat_of(seat, play.seats)

    def _turn_to(self, native: NativePosition) -> Reader:
        """Let the reader stand at a position."""
        if self._reader is None or native.engine is not self._engine:
            from moguls.kernel.native.reading import reader_of  # noqa: PLC0415  # imports NumPy

            self._engine, memory = native.engine, self._perfect_memory
            reader = reader_of(native.engine, self._arrays, perfect_memory=memory)
            self._words, self._argument, self._call = reader.words, reader.argument, reader.call
            self._reader = reader
        self._reader.turn_to(native)
        self._position = native
        return self._reader

    def _read_plain(self, play: Playthrough, seat: int) -> list[int]:
        raw = self._arrays.planes
        play.observe(seat, perfect_memory=self._perfect_memory, out=raw)
        if self.planes is not raw:
            self._scaling.scale(raw, self.planes)
        choices = play.choices()
        mask_of(choices, len(self._mask), self._mask)
        self._arrays.forget()
        return choices


def _choices(native: NativePosition) -> list[int]:
    return native.numbers[native.parts[native.status & COUNT]].tolist()
