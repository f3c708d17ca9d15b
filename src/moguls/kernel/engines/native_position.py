"""One state in a buffer of its own, played by single calls of native code."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from moguls.errors import GameOver, IllegalMove, MalformedMove, RecordError
from moguls.kernel import saved
from moguls.kernel.depicted import Depicted
from moguls.kernel.engines.held_state import COUNT, HeldState, Row
from moguls.kernel.state.arguments import seat_of, viewer_of, whole
from moguls.kernel.state.numpy_arrays import mask_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray


class Handle(HeldState, Depicted):
    """One state in a buffer, played by compiled calls; equality and hash go by its bytes.

    Its verbs are those of a `Playthrough`: `choices`, `step`, `chance`, `observe`, `returns`,
    `view`, `undo`. What ends in `_unchecked` trusts its caller.
    """

    __slots__ = ()

    # -- where the game stands ------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """The points of each seat now."""
        return [int(self._calls.points_at(self._at, seat)) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """Return each seat's share of the win: they sum to 1; all 0 until the game is over."""
        won = int(self._calls.winners_at(self._at)) if self.over else 0
        return [(won >> seat & 1) / max(won.bit_count(), 1) for seat in range(self.seats)]

    # -- what can be played ---------------------------------------------------------------------

    def legal(self) -> int:
        """Return the legal actions as a set of bits; 0 when over, and while chance is due."""
        if self._engine.has_sets:
            return int(self._calls.legal_at(self._at))
        return sum(1 << action for action in self.choices())

    def choices(self) -> list[int]:
        """Return the legal actions, ascending."""
        told = self.told
        if told < 0:
            told = self.standing()
        return self.numbers[self.parts[told & COUNT]].tolist()

    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return which actions are legal: (num_actions,) of bool, as NumPy has it.

        Args:
            out: written and returned, in place of a new array.

        Raises:
            UsageError: NumPy is missing.
        """
        return mask_of(self.choices(), self._engine.rules.num_actions, out)

    def sample(self) -> int:
        """Draw a legal action by the state's own counter."""
        return int(self._calls.sample_at(self._at))

    def why_not(self, action: int) -> int:
        """Return why an action is not legal, as a number of the game's; 0 when it is."""
        return int(self._calls.why_not_at(self._at, action))

    # -- playing --------------------------------------------------------------------------------

    def step(self, action: int) -> None:
        """Play an action, and draw the chance that follows by the state's own counter.

        Args:
            action: 0 to the game's `num_actions` - 1.

        Raises:
            IllegalMove: the rules forbid it here; `.denial` says why, `.legal` what is open.
            MalformedMove: the game has no such action.
            GameOver: the game has ended.
            UsageError: it is no whole number.
        """
        number = action if type(action) is int else whole(action, "action")
        if self.told < 0:
            self.standing()
        before = self.memory.raw
        try:
            self.words[self.where] = number
            told = self._step(self.passed)
        except OverflowError:  # more than 64 bits
            self._refuse(number)
        if told < 0:
            self._refuse(number)
        self.told = told
        self._past.append(before)

    def apply(self, action: int) -> None:
        """Play an action, and stop where chance is due: `chance` brings it.

        Raises:
            IllegalMove, MalformedMove, GameOver, UsageError: as `step`.
        """
        number = action if type(action) is int else whole(action, "action")
        before = self.attempt(number)
        if before is None:
            self._refuse(number)
        self._past.append(before)

    def attempt(self, action: int) -> bytes | None:
        """Play an action as `apply` does; return the bytes before, or None if it cannot be.

        `undo` does not take it back: whoever asks keeps what was before.
        """
        # What `step` does, again: one call more would take a tenth of its time.
        if self.told < 0:
            self.standing()
        if not 0 <= action < self.actions:
            return None
        before = self.memory.raw
        self.words[self.where] = action
        told = self.act(self.passed)
        if told < 0:
            return None
        self.told = told
        return before

    def _refuse(self, action: int) -> NoReturn:
        """Say why an action cannot be played.

        Raises:
            IllegalMove, MalformedMove, GameOver: as `step`.
        """
        rules = self._engine.rules
        if self.over:
            msg = "the game is over; undo, or begin another"
            raise GameOver(msg)
        legal = sorted(rules.to_text(each) for each in self.choices())
        if not 0 <= action < rules.num_actions:
            raise MalformedMove(str(action), legal)
        denial = rules.denial(self.why_not(action))
        raise IllegalMove(self.turn, rules.to_text(action), denial, legal)

    def chance(self, step: Mapping[str, object] | None = None) -> None:
        """Let chance bring what a record says, or what the state's own counter draws.

        Args:
            step: a chance step as the record format has it; None draws.

        Raises:
            RecordError: no chance is due, or it cannot bring this.
        """
        if not self.chance_due:
            where = "the game is over" if self.over else f"seat {self.turn} is to act"
            msg = f"no chance is due here: {where}"
            raise RecordError(msg)
        if step is None:
            self.draw_chance()
        else:
            state = self.unpack()
            self._engine.rules.lay_chance(state, dict(step))
            self.write(state.pack())
        self.take_chance()

    def undo(self) -> None:
        """Take the last action back, and the chance that followed it.

        Raises:
            GameOver: nothing has been played by `step` or `apply`.
        """
        if not self._past:
            msg = "there is nothing to undo: no action has been played"
            raise GameOver(msg)
        self.write(self._past.pop())

    # -- what trusts its caller -----------------------------------------------------------------

    def apply_unchecked(self, action: int) -> None:
        """Play an action that is legal, any other spoils the state; stop where chance is due.

        It cannot be undone, like all that is played unchecked.
        """
        self._calls.apply_at(self._at, action)
        self.told = -1

    def step_unchecked(self, action: int) -> None:
        """Play an action that is legal, and draw the chance that follows by the own counter."""
        self._calls.advance_at(self._at, action)
        self.told = -1

    advance = step_unchecked  # its name before version 0.2

    def draw_chance(self) -> None:
        """Lay the outcome of the chance that is due, by the state's own counter."""
        self._calls.draw_chance_at(self._at)
        self.told = -1

    def take_chance(self) -> None:
        """Go on from the outcome of chance that has been laid in the state."""
        self._calls.take_chance_at(self._at)
        self.told = -1

    def redeal(self, seat: int) -> None:
        """Draw again what `seat` cannot know."""
        self._calls.redeal_at(self._at, seat)
        self.told = -1

    # -- what a seat sees -----------------------------------------------------------------------

    def observe(
        self, seat: int, *, perfect_memory: bool = False, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """Return what a seat sees, as numbers laid out as the game's planes say.

        Args:
            seat: the observer; seats in the planes are counted from it, clockwise.
            perfect_memory: with all that it has seen so far.
            out: (size of the planes,) of int16, written and returned in place of a new array.

        Raises:
            UsageError: there is no such seat, or NumPy is missing.
        """
        number, kept = seat_of(seat, self.seats), self._row
        if kept is None or (out is not None and out is not kept.out):
            kept = self._row = Row(self._engine, out)
        calls = self._calls
        call = calls.information_at if perfect_memory else calls.observe_at
        call(self._at, number, kept.passed)
        return kept.out.copy() if out is None else out

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know now, ready for JSON; None is a spectator.

        Raises:
            UsageError: there is no such seat.
        """
        state = self.peek()
        return self._engine.rules.view(state, viewer_of(seat, self.seats))

    def _depict(
        self, form: str, seat: int | None, players: Sequence[str] | None, *, open_hands: bool
    ) -> str:
        """Return the position in a form."""
        rules = self._engine.rules
        return rules.depict(form, rules.seen(self.peek(), seat, open_hands=open_hands), players)

    # -- the state as a value -------------------------------------------------------------------

    @property
    def past(self) -> tuple[bytes, ...]:
        """The states to which `undo` leads back, the oldest first."""
        return tuple(self._past)

    def save(self) -> bytes:
        """Return the state as bytes with a version, with all that its counter will bring.

        `NativeEngine.load` and `Game.at` read it. Show it to no player.
        """
        rules, state = self._engine.rules, self.bytes.hex()
        options = self._engine.options
        told = {"packed_options": options, "layout": saved.layout_of(rules), "state": state}
        return saved.write(rules, told)

    def copy(self) -> Handle:
        """Return an independent twin."""
        return Handle(self._engine, self.bytes, tuple(self._past))

    def __copy__(self) -> Handle:
        """Return an independent twin."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> Handle:
        """Return an independent twin."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Compare the bytes."""
        return isinstance(other, Handle) and self.bytes == other.bytes

    def __hash__(self) -> int:
        """Hash the bytes; do not play on in a state that is a key."""
        return hash(self.bytes)
