"""Trajectory: the steps of a game and the state before each, kept as bytes.

A game of Take Stock has some 240 states of 512 bytes. A server, which holds many games, compresses
them to a sixth.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moguls.kernel.state.arguments import own

if TYPE_CHECKING:
    from moguls.core.rules import Rules
    from moguls.kernel.state.layout import State

    Pickled = tuple[list[bytes], list[bytes], list[bytes], list["Step"]]

BLOCK: Final = 16  # states that are compressed together
SMALL: Final = 256  # bytes of a state that is not worth compressing


class Step(NamedTuple):
    """One step of a record: an action, or an outcome of chance as the record has it.

    Attributes:
        seat: who acted; None for chance.
        action: its number; None for chance.
        chance: the outcome of chance; None for an action.
    """

    seat: int | None
    action: int | None
    chance: dict[str, object] | None = None


class Trajectory:
    """The steps of one game.

    A step is noted as it is played, and becomes a `Step` when the steps are read: random games,
    which are never read, are faster.

    Attributes:
        log: for each step that has not been read yet two members, the state before it and then
            the action, or the state with the outcome of chance.
        dealt: the states before outcomes of chance.
    """

    # Lists of objects that hold no others: Python's collector never scans them.
    __slots__ = ("_blocks", "_rules", "_states", "_steps", "dealt", "log")

    def __init__(self, rules: Rules) -> None:
        """Begin with no steps."""
        self._rules = rules
        self.log: list[Any] = []
        self.dealt: list[bytes] = []
        self._steps: list[Step] = []
        self._states: list[bytes] = []
        self._blocks: list[bytes] = []  # earlier states, compressed

    def _read(self) -> None:
        states = self.log[::2]
        self._steps += map(self._step, states, self.log[1::2])
        self._states += states
        self.log = []

    def _step(self, before: bytes, event: int | bytes) -> Step:
        if isinstance(event, bytes):
            return Step(None, None, self._rules.codec.write_chance(self._rules.state.unpack(event)))
        return Step(int.from_bytes(before[self._rules.turn_place], "little"), event)

    @property
    def steps(self) -> list[Step]:
        """All steps."""
        if self.log:
            self._read()
        return self._steps

    @property
    def length(self) -> int:
        """The number of steps."""
        return len(self._steps) + len(self.log) // 2

    @property
    def plies(self) -> int:
        """The number of steps that are actions."""
        return self.length - len(self.dealt)

    @property
    def last_action(self) -> int | None:
        """The index of the last step that is an action; None before the first action."""
        steps = self.steps
        actions = (i for i in reversed(range(len(steps))) if steps[i].chance is None)
        return next(actions, None)

    def note_chance(self, before: bytes, outcome: bytes) -> None:
        """Add an outcome of chance: the states before it and with it."""
        self.log += before, outcome
        self.dealt.append(before)

    def take_back(self) -> bytes:
        """Remove the last action and the chance after it; return the state before the action."""
        self._read()
        while self._steps.pop().chance is not None:
            self.dealt.pop()
            self._pop()
        return self._pop()

    def _pop(self) -> bytes:
        if not self._states:
            self._states = self._unfolded(self._blocks.pop())
        return self._states.pop()

    def _unfolded(self, block: bytes) -> list[bytes]:
        data, size = zlib.decompress(block), self._rules.state.layout_.size
        return [data[at : at + size] for at in range(0, len(data), size)]

    def compact(self) -> None:
        """Compress all states but the last few, if they are large."""
        self._read()
        while len(self._states) > BLOCK and self._rules.state.layout_.size > SMALL:
            self._blocks.append(zlib.compress(b"".join(self._states[:BLOCK]), 1))
            del self._states[:BLOCK]

    @property
    def blocks(self) -> tuple[bytes, ...]:
        """What has been compressed."""
        return tuple(self._blocks)

    def state(self, number: int) -> State:
        """Return the state before step `number`, counted from 0; it must not be changed.

        Raises:
            IndexError: there is no such step.
        """
        state: State = self._rules.state.unpack(self.packed_state(number))
        return state

    def packed_state(self, number: int) -> bytes:
        """Return the same as bytes.

        Raises:
            IndexError: there is no such step.
        """
        if not 0 <= number < self.length:
            msg = f"there is no step {number}; there are {self.length} steps"
            raise IndexError(msg)
        self._read()
        block, index = divmod(number, BLOCK)
        if block < len(self._blocks):
            return self._unfolded(self._blocks[block])[index]
        return self._states[number - len(self._blocks) * BLOCK]

    def _all(self) -> list[bytes]:
        self._read()
        return [data for block in self._blocks for data in self._unfolded(block)] + self._states

    def states(self) -> list[State]:
        """Return the states before all steps; they must not be changed."""
        return [self._rules.state.unpack(data) for data in self._all()]

    def recorded(self) -> list[dict[str, Any]]:
        """Return the steps as a record has them."""
        text = self._rules.to_text
        return [
            own(step.chance)
            if step.action is None
            else {"seat": step.seat, "move": text(step.action)}
            for step in self.steps
        ]

    def counters(self, now: State) -> list[int]:
        """Return the counter of chance at first, and after each outcome of chance."""
        counters = [state.rng for state in [*self.states(), now]]
        after = zip(self.steps, counters[1:], strict=True)
        return counters[:1] + [rng for step, rng in after if step.chance]

    def copy(self) -> Trajectory:
        """Return an independent copy."""
        self._read()
        copy = Trajectory(self._rules)
        copy.dealt, copy._steps = self.dealt[:], self._steps[:]
        copy._states, copy._blocks = self._states[:], self._blocks[:]
        return copy

    def pickled(self) -> Pickled:
        """Return compressed states, later states, those before chance, and the steps."""
        self._read()
        return self._blocks[:], self._states[:], self.dealt[:], self._steps[:]

    @classmethod
    def of(cls, rules: Rules, pickled: Pickled) -> Trajectory:
        """Return the trajectory that `pickled` described."""
        trajectory = cls(rules)
        trajectory._blocks, trajectory._states, trajectory.dealt, trajectory._steps = pickled
        return trajectory
