"""Readers: one native call plays an action and writes what a seat sees and what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from moguls.kernel.engines.scaling import scale_of
from moguls.kernel.loops.single_calls import (
    ACTION,
    ADDRESS,
    LOOKS,
    ON_TURN,
    PLAYS,
    REFUSED,
    TAKES,
    UNKNOWN,
    ReadArguments,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from moguls.kernel.engines.native import NativeEngine, NativePosition
    from moguls.kernel.rules.rule_set import RuleSet


class ReadArrays(NamedTuple):
    """What readers write, and how observations are scaled: members of `ReadArguments`.

    Attributes:
        planes: (size,) int16, the observation.
        previous: (size,) int16, or (0,) where no floats are wanted.
        floats: (size,) float32, the observation scaled; like `previous`.
        low, high, factors, shift: of `loops.scaling.Scale`.
        flags: (actions,) uint8, 1 where an action is legal.
        flagged: (max_choices + 1,) int64, the actions whose flags are 1, and last how many, or
            UNKNOWN.
    """

    planes: NDArray[np.int16]
    previous: NDArray[np.int16]
    floats: NDArray[np.float32]
    low: NDArray[np.int16]
    high: NDArray[np.int16]
    factors: NDArray[np.float32]
    shift: NDArray[np.float32]
    flags: NDArray[np.uint8]
    flagged: NDArray[np.int64]

    @classmethod
    def of(cls, rules: RuleSet, form: str) -> ReadArrays:
        """Allocate arrays; `form` is one of `engines.scaling.FORMS`."""
        size, scaled = rules.size, 0 if form == "int16" else rules.size
        previous, floats = np.zeros(scaled, np.int16), np.zeros(scaled, np.float32)
        low, high, factors, shift = scale_of(rules.planes, form)
        planes, flags = np.zeros(size, np.int16), np.zeros(rules.num_actions, np.uint8)
        flagged = np.zeros(rules.max_choices + 1, np.int64)
        return cls(planes, previous, floats, low, high, factors, shift, flags, flagged)

    def forget(self) -> None:
        """Let the next call write all flags: other code than a reader has written them."""
        self.flagged[-1] = UNKNOWN


class Reader:
    """Reads positions of one engine into the same arrays. `reader_of` makes one.

    Attributes:
        words: the members of `ReadArguments` for the position that it stands at. Between two calls
            they say that an action is played, and that the seat to act observes.
        argument: `words` as `call` takes them.
        call: plays and reads; it returns a status, or REFUSED: nothing is changed. The status of
            the position is left to the caller.
    """

    words: Any
    argument: Any
    call: Callable[[Any], int]
    # Indices of `words` after the action's.
    out_at, plays_at, seat_at = 2, 3, 4

    def __init__(
        self, engine: NativeEngine, arrays: ReadArrays, *, perfect_memory: bool = False
    ) -> None:
        """Prepare for positions of an engine."""
        self._entry, self._actions = engine.calls.read_asked, engine.rules.num_actions
        self._position: NativePosition | None = None
        self.words = [0, 0, None, PLAYS, ON_TURN, int(perfect_memory), *arrays]
        self.argument, self.call = self.words, self._call_checked

    def _call_checked(self, words: list[Any]) -> int:
        """Call; an action of more than 64 bits would be of another kind."""
        if not 0 <= words[ACTION] < self._actions:
            return REFUSED
        return int(self._entry(ReadArguments(*words)))

    def turn_to(self, position: NativePosition) -> None:
        """Stand at a position."""
        if position is not self._position:
            self._write_place(position)
            self._position = position

    def _write_place(self, position: NativePosition) -> None:
        words: Any = position.words
        self.words[ADDRESS], self.words[self.out_at] = words[0], words[2]

    def read(self, position: NativePosition, seat: int) -> None:
        """Write what a seat sees, or who is on turn where it is `single_calls.ON_TURN`."""
        self.turn_to(position)
        words = self.words
        words[ACTION], words[self.plays_at], words[self.seat_at] = 0, LOOKS, seat
        self.call(self.argument)
        words[self.plays_at], words[self.seat_at] = PLAYS, ON_TURN

    def take_chance(self) -> int:
        """Go on from the outcome of chance that has been laid where it stands; return as `call`."""
        words = self.words
        words[ACTION], words[self.plays_at] = 0, TAKES
        status = self.call(self.argument)
        words[self.plays_at] = PLAYS
        return status
