"""One run of a game: checked stepping for people and servers; raises, explains, records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.core.chance_source import LaterChance, of_the_system
from moguls.core.step import WHOLE, Step
from moguls.errors import Denial, GameOver, IllegalMove, MalformedMove, RecordError
from moguls.kernel.arguments import own, seat_of, viewer_of, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.core.configured import ConfiguredRules
    from moguls.kernel.state import State


class Playthrough:
    """A game from its deal to now. Make one with `Game.new` or `Game.replay`.

    Attributes:
        game: the game and its house rules.
        seats: number of seats.
        deal: every outcome of chance in the setup, as records have it; read it, never write it.
        state: the state now, a plain object; read it, never write it.
        later_chance: what draws chance that falls due during the game; None waits for `chance`.
    """

    def __init__(
        self,
        game: ConfiguredRules,
        seats: int,
        deal: dict[str, Any],
        later_chance: LaterChance | None = of_the_system,
    ) -> None:
        """Deal and begin.

        Raises:
            RecordError: the deal is not one of this game.
        """
        self.game, self.seats, self.deal = game, seats, own(deal)
        self.later_chance = later_chance
        self.state: State = game.rules.state()
        self._steps: list[Step] = []
        self._plies = 0
        self._begin()

    def __repr__(self) -> str:
        """Say which game it is and where it stands."""
        now = "over" if self.over else f"seat {self.turn} to act"
        return f"<{self.game.name}, {self.seats} seats, ply {self.ply}, {now}>"

    def _begin(self) -> None:
        """Put the deal into the state and start the first round."""
        rules, state = self.game.rules, self.state
        state.seats = self.seats  # type: ignore[attr-defined]  # a deal may be one for several
        count = rules.read_deal(state, self.deal, self.game.options)
        if count != self.seats:
            msg = f"the deal is for {count} seats, the game for {self.seats}"
            raise RecordError(msg)
        rules.begin(state)
        self.draw_later()

    # -- where the game stands ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.is_over(self.state)

    @property
    def turn(self) -> int | None:
        """The seat to act, or None when over or when chance is due."""
        idle = self.over or self.chance_due
        return None if idle else int(self.state.turn)  # type: ignore[attr-defined]  # each game's state has it

    @property
    def chance_due(self) -> bool:
        """Whether nobody can act before chance has come: only where `later_chance` is None."""
        return self.game.rules.chance_due(self.state)

    @property
    def phase(self) -> str:
        """The phase, as records name it."""
        return self.game.rules.phase(self.state)

    @property
    def round(self) -> int:
        """Rounds begun, from 1."""
        return int(self.state.round)  # type: ignore[attr-defined]  # each game's state has it

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self._plies

    @property
    def scores(self) -> list[int]:
        """The points of each seat now."""
        return [self.game.rules.points(self.state, seat) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        if not self.over:
            return []
        leading = self.game.rules.winners(self.state)
        return [seat for seat in range(self.seats) if leading >> seat & 1]

    def returns(self) -> list[float]:
        """Return each seat's share of the win: they sum to 1; all 0 until the game is over."""
        won = self.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.seats)]

    # -- what can be played ---------------------------------------------------------------------

    def legal(self) -> dict[str, int]:
        """Return the moves of the seat to act with their action numbers, in that order."""
        rules = self.game.rules
        return {rules.to_text(a): a for a in self._choices()}

    def _choices(self) -> list[int]:
        """Return the legal actions, ascending."""
        return self.game.rules.legal_actions(self.state)

    def why_not(self, move: str) -> Denial | None:
        """Say why a move is not legal now, or None when it is.

        Raises:
            MalformedMove: the text is no move of this game.
        """
        return self._why_not(self._read(move))

    def _why_not(self, action: int) -> Denial | None:
        """Say why an action is not legal now, or None when it is."""
        why = self.game.rules.why_not(self.state, action)
        return None if why == 0 else self.game.rules.denial(why)

    def denials(self) -> list[tuple[str, Denial]]:
        """Return every move that is not legal now with its reason."""
        rules = self.game.rules
        found = ((rules.to_text(a), self._why_not(a)) for a in range(rules.num_actions))
        return [(move, denial) for move, denial in found if denial is not None]

    def _read(self, move: str) -> int:
        """Return the action number of a move."""
        action = self.game.rules.actions.get(move)
        if action is None:
            raise MalformedMove(move, sorted(self.legal()))
        return action

    # -- playing --------------------------------------------------------------------------------

    def move(self, move: str) -> None:
        """Play a move of the seat to act, in the notation of records.

        Raises:
            MalformedMove: the text is no move of this game.
            IllegalMove: the rules forbid it here; `.denial` says why, `.legal` what is open.
            GameOver: the game has ended.
        """
        self.act(self._read(move))

    def act(self, action: int) -> None:
        """Play an action by its number.

        Args:
            action: 0 to the game's `num_actions` - 1.

        Raises:
            IllegalMove, GameOver: as `move`.
            UsageError: it is no whole number.
        """
        number = whole(action, "action")
        self._refuse(number)
        self._play(number)

    def _refuse(self, action: int) -> None:
        """Refuse an action that cannot be played now."""
        rules = self.game.rules
        if self.over:
            msg = f"the game is over after {self.ply} plies; undo, or begin another"
            raise GameOver(msg)
        if not 0 <= action < rules.num_actions:
            raise MalformedMove(str(action), sorted(self.legal()))
        denial = self._why_not(action)
        if denial is not None:
            turn = self.state.turn  # type: ignore[attr-defined]  # each game's state has it
            raise IllegalMove(turn, rules.to_text(action), denial, sorted(self.legal()))

    def _play(self, action: int) -> None:
        """Play a legal action and remember what was before."""
        turn = int(self.state.turn)  # type: ignore[attr-defined]  # each game's state has it
        self._remember(Step(self.state.copy(), turn, action))
        self._plies += 1
        self._apply(action)
        self.draw_later()

    def _remember(self, step: Step) -> None:
        """Add a step; the last one keeps its state, which is told of now, the others its bytes."""
        if self._steps:
            last = len(self._steps) - 1
            self._steps[last].shrink(self._steps[last - last % WHOLE])
        self._steps.append(step)

    def _apply(self, action: int) -> None:
        """Change the state by the rules."""
        self.game.rules.apply(self.state, action)

    def chance(self, step: dict[str, Any]) -> None:
        """Let chance bring what a record says.

        Args:
            step: a chance step as the format has it.

        Raises:
            RecordError: no chance is due, or it cannot bring this.
        """
        if not self.chance_due:
            msg = f"no chance is due here: {self._standing()}"
            raise RecordError(msg)
        rules, before = self.game.rules, self.state.copy()
        laid = self.state.copy()
        rules.read_chance(laid, step)
        self.state = laid
        self._take_chance(before)

    def _standing(self) -> str:
        """Say who is to act."""
        return "the game is over" if self.over else f"seat {self.turn} is to act"

    def draw_later(self) -> None:
        """Draw all chance that is due, unless it is left to `chance`; actions do so themselves."""
        while self.later_chance is not None and self.chance_due:
            before = self.state.copy()
            drawn = len(self._steps) - self._plies
            self.later_chance(self.game.rules, self.state, drawn)
            self._take_chance(before)

    def play_on(self, steps: list[dict[str, Any]]) -> None:
        """Play steps as a record has them.

        Raises:
            RulesError, RecordError: as `move` and `chance`.
        """
        for step in steps:
            if "chance" in step:
                self.chance(step)
            else:
                self.move(step["move"])

    def _take_chance(self, before: State) -> None:
        """Remember the outcome that has been laid, and go on from it."""
        self._remember(Step(before, None, None, self.game.rules.write_chance(self.state)))
        self._go_on()

    def _go_on(self) -> None:
        """Go on from an outcome of chance by the rules."""
        self.game.rules.take_chance(self.state)

    def undo(self) -> None:
        """Take the last action back, and the chance that followed it.

        Raises:
            GameOver: nothing has been played.
        """
        if all(step.chance is not None for step in reversed(self._steps)):  # mostly the first tells
            msg = "there is nothing to undo: no action has been played"
            raise GameOver(msg)
        while (last := self._steps.pop()).chance is not None:
            pass
        self._plies -= 1
        self.state = last.before.copy()  # a twin may hold the same step

    def copy(self) -> Playthrough:
        """Return an independent twin."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin._steps = self._steps[:]
        return twin

    def preview(self, move: str) -> dict[str, Any]:
        """Return what a legal move would change, as far as its effect in the view does not say.

        Raises:
            MalformedMove, IllegalMove, GameOver: as `move`.
        """
        action, rules = self._read(move), self.game.rules
        self._refuse(action)
        return {} if rules.preview is None else dict(rules.preview(self.state, action))

    # -- what others see of it ------------------------------------------------------------------

    def view(self, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return what a seat may know now, ready for JSON; None is a spectator.

        Args:
            seat: who looks.
            public: what `public` has returned since the last change, to be made once for all seats.

        Raises:
            UsageError: the table has no such seat.
        """
        own = self.game.rules.own(self.state, viewer_of(seat, self.seats))
        return {**(self.public() if public is None else public), **own}

    def public(self) -> dict[str, Any]:
        """Return what everybody may know now, ready for JSON: the part of views that all share."""
        seen, more = self.game.rules.public(self.state), {"ply": self.ply}
        return {**seen, **self._past(), **more, "options": dict(self.game.options)}

    def _past(self) -> Mapping[str, Any]:
        """Return what a state has forgotten that everybody has seen, as a score sheet."""
        past = self.game.rules.past
        if past is None:
            return {}
        dealt = [step.before for step in self._steps if step.chance is not None]
        return past([*dealt, self.state])

    def observation(self, seat: int, *, perfect_memory: bool = False) -> dict[str, list[int]]:
        """Return what a seat sees as numbers, by the names of the game's planes.

        Args:
            seat: the observer; seats in the planes are counted from it, clockwise.
            perfect_memory: with all that it has seen so far: its information state.

        Raises:
            UsageError: the table has no such seat; a spectator has no observation.
        """
        rules, seat = self.game.rules, seat_of(seat, self.seats)
        out = [0] * sum(plane.count for plane in rules.planes)
        (rules.information if perfect_memory else rules.observe)(self.state, seat, out)
        return {plane.name: out[plane.start :][: plane.count] for plane in rules.planes}

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """Return what the last action (or the deal, at ply 0) made happen, as a seat may see it.

        What chance brought after it belongs to it.
        """
        acts = (i for i in reversed(range(self.length)) if self._steps[i].chance is None)
        return self.happened(seat, next(acts, None))

    def happened(self, seat: int | None, since: int | None = None) -> list[dict[str, Any]]:
        """Return what all steps after the first `since` made happen, as a seat may see it.

        With None it begins with the deal.
        """
        seat = viewer_of(seat, self.seats)
        tell, told, after = self.game.rules.tell, list[dict[str, Any]](), self.state
        for step in reversed(self._steps[since or 0 :]):
            what = step.action if step.chance is None else step.chance
            told[:0] = tell(step.before, what, after, seat)
            after = step.before
        return [*tell(None, None, after, seat), *told] if since is None else told

    def step_at(self, number: int) -> Step | None:
        """Return the step after which there were `number`; None for the deal, or if none is."""
        return self._steps[number - 1] if 0 < number <= len(self._steps) else None

    def check_state(self) -> dict[str, Any]:
        """Return the state as a record's check has it."""
        common = {"turn": self.turn, "over": self.over, "legal": sorted(self.legal())}
        return {**common, **self.game.rules.check_state(self.state)}

    def record(self) -> dict[str, Any]:
        """Return the record of the game so far (format `moguls-record/1`)."""
        made: dict[str, Any] = {
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

    @property
    def length(self) -> int:
        """How many steps there are: actions, and outcomes of chance after the deal."""
        return len(self._steps)

    def states(self) -> list[State]:
        """Return the states after 0, 1, 2, … steps; read them, never write them."""
        return [*(step.before for step in self._steps), self.state]

    def steps(self) -> list[dict[str, Any]]:
        """Return the actions played and what chance brought, as a record has them."""
        return [self._written(step) for step in self._steps]

    def _written(self, step: Step) -> dict[str, Any]:
        """Return a step as a record has it."""
        if step.action is None:
            return {**own(step.chance or {})}
        return {"seat": step.seat, "move": self.game.rules.to_text(step.action)}
