"""What has been played, and the state before each step.

A step is noted as it was played, and made a `Step` when somebody asks for one: whoever plays a game
to its end asks for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.core.play.past import Past
from moguls.core.play.step import Step

if TYPE_CHECKING:
    from moguls.core.rules import Rules
    from moguls.kernel.state.layout import State

    Packed = bytes | State
    Pickled = tuple[list[bytes], list[bytes], list[Step]]


class Trajectory:
    """The steps of one game.

    Attributes:
        befores: of steps that nobody has asked for yet, the states before: bytes, or plain states.
        fresh: for each of them the action, or the state in which the outcome of chance was laid.
        dealt: the states before outcomes of chance, as bytes.
    """

    # Two lists of what holds no other objects: Python's collector never looks at them.
    __slots__ = ("_past", "_rules", "_steps", "befores", "dealt", "fresh")

    def __init__(self, rules: Rules) -> None:
        """Begin with no steps."""
        self._rules = rules
        self.befores: list[Packed] = []
        self.fresh: list[int | Packed] = []
        self.dealt: list[bytes] = []
        self._past: Past | None = None  # none yet
        self._steps: list[Step] = []

    def settle(self) -> Past:
        """Make steps of what has been played since somebody asked; return the states before all."""
        past = self._past
        if past is None:
            past = self._past = Past(self._rules.state)
        befores, fresh, self.befores, self.fresh = self.befores, self.fresh, [], []
        for before, what in zip(befores, fresh, strict=True):
            self._steps.append(self._step(before, what))
            if isinstance(before, bytes):
                past.add_bytes(before)
            else:
                past.add(before)
        return past

    def _step(self, before: Packed, what: int | Packed) -> Step:
        """Return a step: an action, or what chance brought."""
        if not isinstance(what, int):
            laid = self._rules.state.unpack(what) if isinstance(what, bytes) else what
            return Step(None, None, self._rules.write_chance(laid))
        if isinstance(before, bytes):
            return Step(int.from_bytes(before[self._rules.turn_place], "little"), what)
        return Step(int(before.turn), what)  # type: ignore[attr-defined]  # each game's state has it

    @property
    def past(self) -> Past:
        """The states before each step."""
        return self.settle()

    @property
    def steps(self) -> list[Step]:
        """All steps."""
        if self.fresh:
            self.settle()
        return self._steps

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._steps) + len(self.fresh)

    @property
    def plies(self) -> int:
        """How many of them are actions."""
        return self.length - len(self.dealt)

    def note_chance(self, before: bytes, laid: Packed) -> None:
        """Note where chance fell due, and the state in which the outcome was laid."""
        self.befores.append(before)
        self.fresh.append(laid)
        self.dealt.append(before)

    def take_back(self) -> bytes:
        """Take the last action back, and the chance after it; return the state before, as bytes.

        There is an action.
        """
        past = self.settle()
        data = past.pop()
        while self._steps.pop().chance is not None:
            self.dealt.pop()
            data = past.pop()
        return data

    def copy(self) -> Trajectory:
        """Return an independent twin."""
        twin = Trajectory(self._rules)
        twin._past, twin._steps = self.past.copy(), self._steps[:]
        twin.dealt = self.dealt[:]
        return twin

    def pickled(self) -> Pickled:
        """Return the states before steps, those before chance, and the steps."""
        return [state.pack() for state in self.past.all()], self.dealt[:], self._steps[:]

    @classmethod
    def of(cls, rules: Rules, pickled: Pickled) -> Trajectory:
        """Return the trajectory of which `pickled` told."""
        made = cls(rules)
        states, made.dealt, made._steps = pickled
        past = made.settle()
        for data in states:
            past.add_bytes(data)
        return made
