"""Readers: one native call plays an action and writes what a seat sees and what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from moguls.kernel.engines.scaling import scale_of
from moguls.kernel.loops.single_calls import REFUSED, ReadArguments

if TYPE_CHECKING:
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
    """

    planes: NDArray[np.int16]
    previous: NDArray[np.int16]
    floats: NDArray[np.float32]
    low: NDArray[np.int16]
    high: NDArray[np.int16]
    factors: NDArray[np.float32]
    shift: NDArray[np.float32]
    flags: NDArray[np.uint8]

    @classmethod
    def of(cls, rules: RuleSet, form: str) -> ReadArrays:
        """Allocate arrays; `form` is one of `engines.scaling.FORMS`."""
        size, scaled = rules.size, 0 if form == "int16" else rules.size
        previous, floats = np.zeros(scaled, np.int16), np.zeros(scaled, np.float32)
        low, high, factors, shift = scale_of(rules.planes, form)
        planes, flags = np.zeros(size, np.int16), np.zeros(rules.num_actions, np.uint8)
        return cls(planes, previous, floats, low, high, factors, shift, flags)


class Reader:
    """Reads positions of one engine into the same arrays. `reader_of` makes one."""

    def __init__(
        self, engine: NativeEngine, arrays: ReadArrays, *, perfect_memory: bool = False
    ) -> None:
        """Prepare for positions of an engine."""
        self._call, self._actions = engine.calls.read_asked, engine.rules.num_actions
        self._memory, self._arrays = int(perfect_memory), arrays

    def read(self, position: NativePosition, seat: int) -> None:
        """Write what a seat sees, or who is on turn where it is `single_calls.ON_TURN`."""
        words: Any = position.words
        self._call(ReadArguments(words[0], 0, words[2], 0, seat, self._memory, *self._arrays))

    def step(self, position: NativePosition, action: int, seat: int) -> int:
        """Play an action and do as `read`; return the status, or REFUSED: nothing is changed.

        The status of the position is left to the caller.
        """
        words: Any = position.words
        if not 0 <= action < self._actions:
            return REFUSED
        arguments = ReadArguments(words[0], action, words[2], 1, seat, self._memory, *self._arrays)
        return int(self._call(arguments))
