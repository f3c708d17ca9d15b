"""Playthrough: one game from its deal to now, with checks, undo, views, records and saving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn, Self

from moguls.core.play.step_events import step_events
from moguls.core.play.trajectory import Trajectory
from moguls.core.records import saved
from moguls.core.records.chance_source import COUNTER, Counter, LaterChance, named, of_the_system
from moguls.errors import Denial, GameOver, IllegalMove, MalformedMove, RecordError
from moguls.kernel.engines.native import NativePosition
from moguls.kernel.engines.position import CHANCE, COUNT, OVER, TURN
from moguls.kernel.loops.single_calls import TURN_BIT
from moguls.kernel.state.arguments import own, seat_of, viewer_of, whole
from moguls.kernel.state.numpy_arrays import mask_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.step_events import Events
    from moguls.core.play.trajectory import Step
    from moguls.kernel.engines.position import Position
    from moguls.kernel.state.layout import State

IDLE: Final = OVER | CHANCE  # nobody can act


class Playthrough:
    """A game from its deal to now. Make one with `Game.new`, `Game.replay` or `Game.load`.

    It holds a `Position`, which plays without checks, and the trajectory up to there.

    Attributes:
        game: the game and its house rules.
        seats: number of seats.
        later_chance: what draws chance that falls due during the game; None waits for `chance`.
        over: whether the game has ended; no property, which would take 6 % of a native step.
        initial_state: the state at which it began, as bytes, if the deal is unknown; else None.
    """

    game: ConfiguredRules
    seats: int
    over: bool
    initial_state: bytes | None = None
    later_chance: LaterChance | None
    _deal: dict[str, object] | None  # None: drawn from the seed when it is read
    _seed: tuple[int, int]  # seed and number, where the deal is drawn from them

    def __init__(
        self,
        game: ConfiguredRules,
        seats: int,
        deal: dict[str, object],
        later_chance: LaterChance | None = of_the_system,
        *,
        rng: int = 0,
    ) -> None:
        """Deal and begin.

        Args:
            game: the game and its house rules.
            seats: number of seats.
            deal: every outcome of chance in the setup, in the format of records.
            later_chance: what draws chance that falls due during the game; None waits for it.
            rng: the state's own counter of chance after the deal, 64 bits.

        Raises:
            RecordError: the deal is not one of this game.
        """
        state = game.rules.state()
        state.seats, state.rng = seats, rng
        count = game.rules.codec.read_deal(state, own(deal), game.options)
        if count != seats:
            msg = f"the deal is for {count} seats, but the game has {seats}"
            raise RecordError(msg)
        game.rules.begin(state)
        self._begin(game, seats, game.ready_engine().position(state.pack()))
        self._deal, self.later_chance = own(deal), later_chance
        self.draw_later()

    def _begin(self, game: ConfiguredRules, seats: int, position: Position) -> None:
        self.game, self.seats = game, seats
        self._trajectory = Trajectory(game.rules)
        self._stand_at(position)

    def _stand_at(self, position: Position) -> None:
        self._position, self.over = position, position.status & OVER != 0
        self._native = position if isinstance(position, NativePosition) else None

    @classmethod
    def of_seed(cls, game: ConfiguredRules, seats: int, seed: int, number: int = 0) -> Self:
        """Return game `number` of a seed; its own counter draws all later chance.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        play = cls.__new__(cls)
        position = game.ready_engine().begin(seats, seed, number)
        play._begin(game, seats, position)  # noqa: SLF001  # of this class
        play._deal, play._seed = None, (seed, number)  # noqa: SLF001  # of this class
        play.later_chance = COUNTER
        if position.status & CHANCE:
            play.draw_later()
        return play

    @classmethod
    def at_state(cls, game: ConfiguredRules, data: bytes, later_chance: LaterChance | None) -> Self:
        """Return a game that goes on from a state that `State.pack` has written."""
        play = cls.__new__(cls)
        position = game.ready_engine().position(data)
        play._begin(game, position.state.seats, position)  # noqa: SLF001  # of this class
        play.initial_state, play.later_chance, play._deal = data, later_chance, {}  # noqa: SLF001
        play.draw_later()
        return play

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.turn} to act"
        return f"<{self.game.name}, {self.seats} seats, ply {self.ply}, {now}>"

    # -- where the game stands ------------------------------------------------------------------

    @property
    def deal(self) -> dict[str, Any]:
        """Every outcome of chance in the setup, like in records; it must not be changed."""
        if self._deal is None:
            seed, number = self._seed
            self._deal = self.game.deal(self.seats, seed, number=number)
        return self._deal

    @property
    def state(self) -> State:
        """The state now, a plain object to be read; assign a changed copy to go on from it."""
        return self._position.state

    @state.setter
    def state(self, state: State) -> None:
        """Go on from another state of the same game, with the same past."""
        self._position.write(state.pack())
        self._stand_at(self._position)

    def position(self) -> Position:
        """Return a copy of the state that is played on without checks, such as by a search."""
        return self._position.copy()

    @property
    def turn(self) -> int | None:
        """The seat to act, or None when over or when chance is due."""
        status = self._position.status
        return None if status & IDLE else status >> TURN_BIT & TURN

    @property
    def chance_due(self) -> bool:
        """Whether nobody can act before chance has come: only where `later_chance` is None."""
        return self._position.status & CHANCE != 0

    @property
    def phase(self) -> str:
        """The name of the phase in records."""
        return self.game.rules.display.phase(self._position.state)

    @property
    def round(self) -> int:
        """Rounds begun, from 1."""
        return int(self._position.state.round)

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
        rules, state = self.game.rules, self._position.state
        return [int(rules.points(state, seat)) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        if not self.over:
            return []
        leading = self.game.rules.winners(self._position.state)
        return [seat for seat in range(self.seats) if leading >> seat & 1]

    def returns(self) -> list[float]:
        """Return each seat's share of the win: they sum to 1; all 0 until the game is over."""
        winners = self.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def legal(self) -> dict[str, int]:
        """Return the moves of the seat to act with their action numbers, in that order."""
        texts = self.game.rules.texts
        return {texts[action]: action for action in self._position.choices()}

    def choices(self) -> list[int]:
        """Return the legal actions, ascending; none when over, and while chance is due."""
        native = self._native
        if native is None:
            return self._position.choices()
        # What `NativePosition.choices` does: the call would take 3 % of a native step.
        return native.numbers[native.parts[native.status & COUNT]].tolist()

    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return which actions are legal: (num_actions,) of bool.

        Args:
            out: written and returned, in place of a new array.

        Raises:
            UsageError: NumPy is missing.
        """
        return mask_of(self._position.choices(), self.game.rules.num_actions, out)

    def why_not(self, move: str) -> Denial | None:
        """Return why a move is not legal now, or None when it is.

        Raises:
            MalformedMove: the text is not a move of this game.
        """
        return self._why_not(self._read(move))

    def _why_not(self, action: int) -> Denial | None:
        why = self.game.rules.why_not(self._position.state, action)
        return None if why == 0 else self.game.rules.denial(why)

    def denials(self) -> list[tuple[str, Denial]]:
        """Return every move that is not legal now with its reason."""
        rules = self.game.rules
        denials = ((rules.to_text(a), self._why_not(a)) for a in range(rules.num_actions))
        return [(move, denial) for move, denial in denials if denial is not None]

    def _read(self, move: str) -> int:
        action = self.game.rules.codec.actions.get(move)
        if action is None:
            raise MalformedMove(move, sorted(self.legal()))
        return action

    # -- playing --------------------------------------------------------------------------------

    def move(self, move: str) -> None:
        """Play a move of the seat to act, in the notation of records.

        Raises:
            MalformedMove: the text is not a move of this game.
            IllegalMove: the rules forbid it here; `.denial` says why, `.legal` what is possible.
            GameOver: the game has ended.
        """
        self.step(self._read(move))

    def step(self, action: int) -> None:
        """Play an action by its number, and let `later_chance` draw what falls due then.

        Args:
            action: 0 to the game's `num_actions` - 1.

        Raises:
            IllegalMove, GameOver: as `move`.
            MalformedMove: the game has no such action.
            UsageError: it is not a whole number.
        """
        if type(action) is not int:
            action = whole(action, "action")
        native = self._native
        if native is None:
            before, status = self._position.bytes, self._position.try_step(action)
        else:
            # What `NativePosition.try_step` does: the call would take 5 % of a native step.
            before = native.memory.raw
            try:
                native.words[native.action_at] = action
            except OverflowError:  # more than 64 bits
                self._refuse(action)
            act = native.act
            status = act(native.argument)
            if status >= 0:
                native.status = status
        if status < 0:
            self._refuse(action)
        log = self._trajectory.log
        log.append(before)
        log.append(action)
        if status >= OVER:  # or CHANCE, which is higher
            self.over = status & OVER != 0
            self.draw_later()

    def _refuse(self, action: int) -> NoReturn:
        rules = self.game.rules
        if self.over:
            msg = f"the game is over after {self.ply} plies; undo, or begin another"
            raise GameOver(msg)
        denial = self._why_not(action) if 0 <= action < rules.num_actions else None
        if denial is None:
            raise MalformedMove(str(action), sorted(self.legal()))
        raise IllegalMove(self._position.turn, rules.to_text(action), denial, sorted(self.legal()))

    def chance(self, step: Mapping[str, object] | None = None) -> None:
        """Play the outcome of chance that a record has, or one that the state's counter draws.

        Args:
            step: a chance step as the format has it; None draws.

        Raises:
            RecordError: no chance is due, or this outcome is not possible.
        """
        if not self.chance_due:
            where = "the game is over" if self.over else f"seat {self.turn} is to act"
            msg = f"no chance is due here: {where}"
            raise RecordError(msg)
        if step is None:
            self._draw()
            return
        outcome = self._position.state.copy()
        self.game.rules.codec.read_chance(outcome, dict(step))
        self._take_chance(outcome)

    def draw_later(self) -> None:
        """Draw all chance that is due, unless it is left to `chance`; actions do so themselves."""
        position, later_chance = self._position, self.later_chance
        while later_chance is not None and position.status & CHANCE:
            if isinstance(later_chance, Counter):
                self._draw()
                continue
            outcome = position.state.copy()
            later_chance(self.game.rules, outcome, len(self._trajectory.dealt))
            self._take_chance(outcome)

    def _draw(self) -> None:
        position = self._position
        before = position.bytes
        position.draw_chance()
        self._trajectory.note_chance(before, position.bytes)
        position.take_chance()
        self._stand_at(position)

    def _take_chance(self, outcome: State) -> None:
        position, data = self._position, outcome.pack()
        self._trajectory.note_chance(position.bytes, data)
        position.write(data)
        position.take_chance()
        self._stand_at(position)

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

    def undo(self) -> None:
        """Take the last action back, and the chance that followed it.

        Raises:
            GameOver: nothing has been played.
        """
        if self._trajectory.plies == 0:
            msg = "there is nothing to undo: no action has been played"
            raise GameOver(msg)
        self._position.write(self._trajectory.take_back())
        self._stand_at(self._position)

    def compact(self) -> None:
        """Compress the states before most steps, where many games are held."""
        self._trajectory.compact()

    def preview(self, move: str) -> dict[str, Any]:
        """Return what a legal move would change, as far as its effect in the view does not say.

        Raises:
            MalformedMove, IllegalMove, GameOver: as `move`.
        """
        action, rules = self._read(move), self.game.rules
        if self.over or self._why_not(action) is not None:
            self._refuse(action)
        state = self._position.state
        return {} if rules.display.preview is None else dict(rules.display.preview(state, action))

    def view(self, seat: int | None, public: dict[str, object] | None = None) -> dict[str, Any]:
        """Return what a seat may know now, ready for JSON; None is a spectator.

        Args:
            seat: the viewer.
            public: what `public` has returned since the last change, to be made once for all seats.

        Raises:
            UsageError: the table has no such seat.
        """
        private = self.game.rules.display.own(self._position.state, viewer_of(seat, self.seats))
        return {**(self.public() if public is None else public), **private}

    def public(self) -> dict[str, object]:
        """Return what everyone may know now, ready for JSON: the part of views that all share."""
        view, more = self.game.rules.display.public(self._position.state), {"ply": self.ply}
        return {**view, **self._forgotten(), **more, "options": dict(self.game.options)}

    def _forgotten(self) -> Mapping[str, object]:
        past, unpack = self.game.rules.display.past, self.game.rules.state.unpack
        dealt = self._trajectory.dealt
        return {} if past is None else past([*map(unpack, dealt), self._position.state])

    def text(
        self,
        seat: int | None = None,
        *,
        open_hands: bool = False,
        players: Sequence[str] | None = None,
    ) -> str:
        """Return the position as lines of text.

        Args:
            seat: the viewer; None is a spectator, who sees no hidden card.
            open_hands: show what any seat may know, put together; decks stay closed.
            players: their names, one a seat; "seat 0" and so on unless given.

        Raises:
            UsageError: the table has no such seat, or not as many players.
        """
        return self._depict("text", seat, players, open_hands=open_hands)

    def svg(
        self,
        seat: int | None = None,
        *,
        open_hands: bool = False,
        players: Sequence[str] | None = None,
    ) -> str:
        """Return the position as SVG, with a description in words; arguments and errors: `text`."""
        return self._depict("svg", seat, players, open_hands=open_hands)

    def _repr_html_(self) -> str:
        return self._depict("html", None, None, open_hands=False)

    def _depict(
        self, form: str, seat: int | None, players: Sequence[str] | None, *, open_hands: bool
    ) -> str:
        rules = self.game.rules
        view = rules.display.seen(self._position.state, seat, open_hands=open_hands)
        return rules.depict(form, {**self.public(), **view}, players)

    def observation(self, seat: int, *, perfect_memory: bool = False) -> dict[str, list[int]]:
        """Return what a seat sees as numbers, by the names of the game's planes.

        Args:
            seat: the observer; seats in the planes are counted from it, clockwise.
            perfect_memory: its information state: with all that it has seen so far.

        Raises:
            UsageError: the table has no such seat; a spectator has no observation.
        """
        rules, number = self.game.rules, seat_of(seat, self.seats)
        out = [0] * rules.size
        write = rules.information if perfect_memory else rules.observe
        write(self._position.state, number, out)
        return {plane.name: out[plane.start :][: plane.count] for plane in rules.planes}

    def observe(
        self, seat: int, *, perfect_memory: bool = False, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """Return the same as one flat array, laid out as the game's planes say.

        Args:
            seat: the observer.
            perfect_memory: as for `observation`.
            out: (size of the planes,) of int16, written and returned in place of a new array.

        Raises:
            UsageError: the table has no such seat, or NumPy is missing.
        """
        number = seat_of(seat, self.seats)
        return self._position.observe(number, perfect_memory=perfect_memory, out=out)

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """Return the events of the last action and its chance (at ply 0 the deal) for a seat."""
        return self.events_for(seat)[0]

    def events_for(self, *seats: int | None) -> list[Events]:
        """Return the same for several seats; each state is unpacked once."""
        return self._events_since(seats, self._trajectory.last_action)

    def happened(self, seat: int | None, since: int | None = None) -> list[dict[str, Any]]:
        """Return the events after the first `since` steps (None: from the deal on) for a seat."""
        return self._events_since([seat], since)[0]

    def _events_since(self, seats: Sequence[int | None], since: int | None) -> list[Events]:
        viewers = [viewer_of(seat, self.seats) for seat in seats]
        since = since or 0 if self.initial_state else since  # the deal is unknown
        return step_events(self._position, self.game.rules, self._trajectory, viewers, since)

    def step_at(self, number: int) -> Step | None:
        """Return the step after which there were `number`; None for the deal, or if none is."""
        steps = self._trajectory.steps
        return steps[number - 1] if 0 < number <= len(steps) else None

    def before(self, number: int) -> State:
        """Return the state before the step after which there were `number`.

        Raises:
            IndexError: there are not so many steps.
        """
        return self._trajectory.state(number - 1)

    def states(self) -> list[State]:
        """Return the states after 0, 1, 2, … steps; they must not be changed."""
        return [*self._trajectory.states(), self._position.state]

    def check_state(self) -> dict[str, Any]:
        """Return the state as a record's check has it."""
        rules, state = self.game.rules, self._position.state
        legal = sorted(map(rules.to_text, self._position.choices()))
        check = rules.codec.check_state(state)
        return {"turn": self.turn, "over": self.over, "legal": legal, **check}

    def record(self) -> dict[str, Any]:
        """Return the record of the game so far (format `moguls-record/1`).

        Raises:
            RecordError: it began at a state, whose deal is unknown.
        """
        if self.initial_state is not None:
            msg = "a record begins with the deal; this game began at a saved state: use save()"
            raise RecordError(msg)
        head = {"format": "moguls-record/1", "game": self.game.name, "seats": self.seats}
        body = {"options": dict(self.game.options), "deal": own(self.deal), "steps": self.steps()}
        record: dict[str, object] = {**head, **body}
        if self.over:
            record["result"] = {"scores": self.scores, "winners": self.winners}
        return record

    def steps(self) -> list[dict[str, Any]]:
        """Return the actions played and the outcomes of chance, as a record has them."""
        return self._trajectory.recorded()

    def save(self) -> bytes:
        """Return the game as bytes, with all that chance will bring; `Game.load` reads it.

        Unlike a record it also contains future chance: show it to no player.

        Raises:
            UsageError: `later_chance` is a function of one's own, which cannot be saved.
        """
        rules = self.game.rules
        past = {"options": dict(self.game.options), "seats": self.seats, "steps": self.steps()}
        counters = self._trajectory.counters(self._position.state)
        body = {**past, "chance": named(self.later_chance), "counters": counters}
        if self.initial_state is None:
            return saved.write(rules, {**body, "deal": self.deal})
        start = {"state": self.initial_state.hex(), "layout": saved.layout_of(rules)}
        return saved.write(rules, {**body, **start})

    # -- the game as a value --------------------------------------------------------------------

    def copy(self) -> Self:
        """Return an independent copy; future chance is the same, where it is fixed."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._trajectory = self._trajectory.copy()
        copy._stand_at(self._position.copy())
        return copy

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Compare rules, deal and steps."""
        if not isinstance(other, Playthrough):
            return NotImplemented
        mine, theirs = ((p.game, p.seats, p.deal, p.initial_state) for p in (self, other))
        return mine == theirs and self._trajectory.steps == other._trajectory.steps

    def __hash__(self) -> int:
        """Hash what `==` compares, except for outcomes of chance; do not play on in a key."""
        actions = tuple((step.seat, step.action) for step in self._trajectory.steps)
        deal = repr(sorted(self.deal.items()))
        return hash((self.game, self.seats, deal, self.initial_state, actions))

    def __getstate__(self) -> dict[str, object]:
        position = {"_position": self._position.bytes, "_native": None}
        return {**self.__dict__, **position, "_trajectory": self._trajectory.pickled()}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self.__dict__.update(pickled)
        self._stand_at(self.game.ready_engine().position(pickled["_position"]))
        self._trajectory = Trajectory.of(self.game.rules, pickled["_trajectory"])
