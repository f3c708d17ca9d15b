"""One state in a buffer of its own, played by single calls of native code."""

from __future__ import annotations

from array import array
from ctypes import addressof, create_string_buffer
from typing import TYPE_CHECKING, Any, Final, NoReturn

from moguls.errors import GameOver, IllegalMove, MalformedMove, RecordError
from moguls.kernel import saved
from moguls.kernel.arguments import seat_of, viewer_of, whole
from moguls.kernel.depicted import Depicted
from moguls.kernel.numpy_arrays import Sliceable, mask_of, numpy_for
from moguls.kernel.single_calls import CHANCE_BIT, OVER_BIT, TURN_BIT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from moguls.kernel.engine import NativeCalls
    from moguls.kernel.state import State

COUNT: Final = (1 << TURN_BIT) - 1
TURN: Final = (1 << OVER_BIT - TURN_BIT) - 1
OVER: Final = 1 << OVER_BIT
CHANCE: Final = 1 << CHANCE_BIT
IDLE: Final = OVER | CHANCE
NOTHING: Final = array("q")


class Row:
    """Where an observation is written, and what calls take of it: made once for many calls."""

    __slots__ = ("out", "passed")

    def __init__(self, engine: NativeCalls, out: NDArray[np.int16] | None) -> None:
        """Take an array of the caller's, or make one.

        Raises:
            UsageError: it is not as long as an observation, or NumPy is missing.
        """
        if out is None:
            out = numpy_for("observe").zeros(engine.rules.size, "int16")
        self.out, self.passed = out, engine.passed_planes(out)


class Handle(Depicted):
    """One state in a buffer, played by compiled calls; equality and hash go by its bytes.

    Its verbs are those of a `Playthrough`: `choices`, `step`, `chance`, `observe`, `returns`,
    `view`, `undo`. What ends in `_unchecked` trusts its caller.

    Attributes:
        told: where the state stands, as `standing` returns it; -1 where that is not known.
    """

    __slots__ = (
        "_at",
        "_calls",
        "_engine",
        "_memory",
        "_numbers",
        "_out",
        "_passed",
        "_past",
        "_row",
        "told",
    )

    def __init__(self, engine: NativeCalls, data: bytes, past: tuple[bytes, ...] = ()) -> None:
        """Copy `data` into a new buffer.

        Args:
            engine: plays it.
            data: a state as `State.pack` writes it.
            past: the states to which `undo` leads back, the oldest first.
        """
        self._engine, self._calls = engine, engine.calls
        self._memory = create_string_buffer(data, len(data))
        self._at = engine.place(addressof(self._memory))
        self._out: object = None  # where choices are written; made once they are asked for
        self._passed: object = None  # the same, as calls take it
        self._numbers: Sliceable = NOTHING  # the same, as what can be listed
        self._row: Row | None = None  # where observations are written
        self.told = -1  # where the state stands, as `act_at` returns it; -1: not asked yet
        self._past = list(past)

    def standing(self) -> int:
        """Return the number of choices, the turn and the flags, packed as `act_at` has them."""
        if self.told < 0:
            if self._out is None:
                self._out = self._engine.integers(self._engine.rules.max_choices)
                self._passed = self._engine.passed(self._out)
                self._numbers = self._engine.numbers(self._out)
            self.told = self._calls.standing_at(self._at, self._passed)
        return self.told

    # -- where the game stands ------------------------------------------------------------------

    @property
    def address(self) -> int:
        """Where the state lies."""
        return addressof(self._memory)

    @property
    def turn(self) -> int:
        """The seat to act; without meaning when over."""
        return self.standing() >> TURN_BIT & TURN

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.standing() & OVER != 0

    @property
    def chance_due(self) -> bool:
        """Whether chance is due, so that nobody can act."""
        return self.standing() & CHANCE != 0

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int.from_bytes(self._memory.raw[self._engine.rules.seats_place], "little")

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
        told = self.told if self.told >= 0 else self.standing()
        return self._numbers[: told & COUNT].tolist()

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
        self._play(action, self._calls.step_at)

    def apply(self, action: int) -> None:
        """Play an action, and stop where chance is due: `chance` brings it.

        Raises:
            IllegalMove, MalformedMove, GameOver, UsageError: as `step`.
        """
        self._play(action, self._calls.act_at)

    def _play(self, action: int, call: object) -> None:
        """Play an action by a checked call, and remember what was before."""
        number = action if type(action) is int else whole(action, "action")
        before = self._attempt(number, call)
        if before is None:
            self._refuse(number)
        self._past.append(before)

    def attempt(self, action: int) -> bytes | None:
        """Play an action as `apply` does; return the bytes before, or None if it cannot be.

        `undo` does not take it back: whoever asks keeps what was before.
        """
        return self._attempt(action, self._calls.act_at)

    def _attempt(self, action: int, call: Any) -> bytes | None:
        """Play an action by a checked call; return the bytes before, or None if it cannot be."""
        told = self.told if self.told >= 0 else self.standing()
        if told & IDLE or not 0 <= action < self._engine.rules.num_actions:
            return None
        before = self._memory.raw
        told = call(self._at, action, self._passed)
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

    def write(self, data: bytes) -> None:
        """Put another state into the buffer.

        Args:
            data: as long as the state.
        """
        self._memory.raw = data
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
        state = self.unpack()
        return self._engine.rules.view(state, viewer_of(seat, self.seats))

    def _depict(
        self, form: str, seat: int | None, players: Sequence[str] | None, *, open_hands: bool
    ) -> str:
        """Return the position in a form."""
        rules = self._engine.rules
        return rules.depict(form, rules.seen(self.unpack(), seat, open_hands=open_hands), players)

    # -- the state as a value -------------------------------------------------------------------

    @property
    def engine(self) -> NativeCalls:
        """What plays it."""
        return self._engine

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

    def unpack(self) -> State:
        """Return the state as a plain object, for reading and printing."""
        state: State = self._engine.rules.state.unpack(self.bytes)
        return state

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

    @property
    def bytes(self) -> bytes:
        """The state as bytes, as `State.pack` writes them."""
        return self._memory.raw
