"""What has been played, as seats, spectators and records see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.errors import RecordError
from moguls.kernel.depicted import Depicted
from moguls.kernel.engines.held_state import OVER
from moguls.kernel.state.arguments import own, seat_of, viewer_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.position import Position
    from moguls.core.play.step import Step
    from moguls.core.play.trajectory import Trajectory
    from moguls.kernel.state.layout import State


class Played(Depicted):
    """A game from its deal to now, to be read. `core.play.playthrough` plays it on.

    Attributes:
        game: the game and its house rules.
        seats: number of seats.
        begun_at: the state at which it began, as bytes, where the deal is not known; else None.
    """

    game: ConfiguredRules
    seats: int
    begun_at: bytes | None
    _deal: dict[str, object] | None  # None: not asked for yet
    _seed: tuple[int, int]  # seed and number, of which the deal came then
    _position: Position
    _trajectory: Trajectory

    @property
    def deal(self) -> dict[str, Any]:
        """Every outcome of chance in the setup, as records have it; read it, never write it."""
        if self._deal is None:
            seed, number = self._seed
            self._deal = self.game.deal(self.seats, seed, number=number)
        return self._deal

    # -- where the game stands ------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state now, a plain object; read it anew after each step, never write it."""
        position = self._position = self._position.lent()
        return position.state

    @state.setter
    def state(self, state: State) -> None:
        """Stand at another state of the same game, with the same past."""
        self._position = self._position.put(state.pack())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        position = self._position
        told = position.told
        return told & OVER != 0 if told >= 0 else position.over

    @property
    def turn(self) -> int | None:
        """The seat to act, or None when over or when chance is due."""
        position = self._position
        return None if position.over or position.chance_due else position.turn

    @property
    def chance_due(self) -> bool:
        """Whether nobody can act before chance has come: only where `later_chance` is None."""
        return self._position.chance_due

    @property
    def phase(self) -> str:
        """The phase, as records name it."""
        return self.game.rules.phase(self._position.peek())

    @property
    def round(self) -> int:
        """Rounds begun, from 1."""
        return int(self._position.peek().round)  # type: ignore[attr-defined]  # each game's state has it

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self._trajectory.plies

    @property
    def length(self) -> int:
        """How many steps there are: actions, and outcomes of chance after the deal."""
        return self._trajectory.length

    @property
    def scores(self) -> list[int]:
        """The points of each seat now."""
        rules, state = self.game.rules, self._position.peek()
        return [rules.points(state, seat) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        if not self.over:
            return []
        leading = self.game.rules.winners(self._position.peek())
        return [seat for seat in range(self.seats) if leading >> seat & 1]

    def returns(self) -> list[float]:
        """Return each seat's share of the win: they sum to 1; all 0 until the game is over."""
        won = self.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    # -- what a seat sees -----------------------------------------------------------------------

    def view(self, seat: int | None, public: dict[str, object] | None = None) -> dict[str, Any]:
        """Return what a seat may know now, ready for JSON; None is a spectator.

        Args:
            seat: who looks.
            public: what `public` has returned since the last change, to be made once for all seats.

        Raises:
            UsageError: the table has no such seat.
        """
        own = self.game.rules.own(self._position.peek(), viewer_of(seat, self.seats))
        return {**(self.public() if public is None else public), **own}

    def public(self) -> dict[str, object]:
        """Return what everybody may know now, ready for JSON: the part of views that all share."""
        seen, more = self.game.rules.public(self._position.peek()), {"ply": self.ply}
        return {**seen, **self._forgotten(), **more, "options": dict(self.game.options)}

    def _forgotten(self) -> Mapping[str, object]:
        """Return what a state has forgotten that everybody has seen, as a score sheet."""
        past, unpack = self.game.rules.past, self.game.rules.state.unpack
        if past is None:
            return {}
        return past([*map(unpack, self._trajectory.dealt), self._position.peek()])

    def _depict(
        self, form: str, seat: int | None, players: Sequence[str] | None, *, open_hands: bool
    ) -> str:
        """Return the position in a form."""
        rules = self.game.rules
        seen = rules.seen(self._position.peek(), seat, open_hands=open_hands)
        return rules.depict(form, {**self.public(), **seen}, players)

    def observation(self, seat: int, *, perfect_memory: bool = False) -> dict[str, list[int]]:
        """Return what a seat sees as numbers, by the names of the game's planes.

        Args:
            seat: the observer; seats in the planes are counted from it, clockwise.
            perfect_memory: with all that it has seen so far: its information state.

        Raises:
            UsageError: the table has no such seat; a spectator has no observation.
        """
        rules, number = self.game.rules, seat_of(seat, self.seats)
        out = [0] * rules.size
        write = rules.information if perfect_memory else rules.observe
        write(self._position.peek(), number, out)
        return {plane.name: out[plane.start :][: plane.count] for plane in rules.planes}

    def observe(
        self, seat: int, *, perfect_memory: bool = False, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """Return the same as one flat array, laid out as the game's planes say.

        Args:
            seat: as for `observation`.
            perfect_memory: as for `observation`.
            out: (size of the planes,) of int16, written and returned in place of a new array.

        Raises:
            UsageError: the table has no such seat, or NumPy is missing.
        """
        number = seat_of(seat, self.seats)
        return self._position.observe(number, perfect_memory=perfect_memory, out=out)

    # -- what has happened ----------------------------------------------------------------------

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """Return what the last action (or the deal, at ply 0) made happen, as a seat may see it.

        What chance brought after it belongs to it.
        """
        steps = self._trajectory.steps
        acts = (i for i in reversed(range(len(steps))) if steps[i].chance is None)
        return self.happened(seat, next(acts, None))

    def happened(self, seat: int | None, since: int | None = None) -> list[dict[str, object]]:
        """Return what all steps after the first `since` made happen, as a seat may see it.

        With None it begins with the deal, where that is known.
        """
        seat = viewer_of(seat, self.seats)
        tell, told, after = self.game.rules.tell, list[dict[str, object]](), self._position.peek()
        steps, past = self._trajectory.steps, self._trajectory.past
        for number in reversed(range(since or 0, self.length)):
            step, before = steps[number], past[number]
            what = step.action if step.chance is None else step.chance
            told[:0] = tell(before, what, after, seat)
            after = before
        knows_deal = since is None and self.begun_at is None
        return [*tell(None, None, after, seat), *told] if knows_deal else told

    def step_at(self, number: int) -> Step | None:
        """Return the step after which there were `number`; None for the deal, or if none is."""
        steps = self._trajectory.steps
        return steps[number - 1] if 0 < number <= len(steps) else None

    def before(self, number: int) -> State:
        """Return the state before the step after which there were `number`; never write it.

        Raises:
            IndexError: there are not so many steps.
        """
        return self._trajectory.past[number - 1]

    def states(self) -> list[State]:
        """Return the states after 0, 1, 2, … steps; read them, never write them."""
        return [*self._trajectory.past.all(), self._position.peek()]

    # -- records --------------------------------------------------------------------------------

    def check_state(self) -> dict[str, Any]:
        """Return the state as a record's check has it."""
        rules, state = self.game.rules, self._position.peek()
        legal = sorted(map(rules.to_text, self._position.choices()))
        return {"turn": self.turn, "over": self.over, "legal": legal, **rules.check_state(state)}

    def record(self) -> dict[str, Any]:
        """Return the record of the game so far (format `moguls-record/1`).

        Raises:
            RecordError: it began at a state, of which no deal is known.
        """
        if self.begun_at is not None:
            msg = "a record begins with the deal; this game began at a saved state: use save()"
            raise RecordError(msg)
        made: dict[str, object] = {
            "format": "moguls-record/1",
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.game.options),
            "deal": own(self.deal),
            "steps": self.steps(),
        }
        if self.over:
            made["result"] = {"scores": self.scores, "winners": self.winners}
        return made

    def steps(self) -> list[dict[str, Any]]:
        """Return the actions played and what chance brought, as a record has them."""
        return [self._written(step) for step in self._trajectory.steps]

    def _written(self, step: Step) -> dict[str, object]:
        """Return a step as a record has it."""
        if step.action is None:
            return {**own(step.chance or {})}
        return {"seat": step.seat, "move": self.game.rules.to_text(step.action)}
