"""One run of a game: checked stepping for people and servers; raises, explains, records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, Self

from moguls.core.play import saving
from moguls.core.play.played import Played
from moguls.core.play.position import UNKNOWN, dealt, position_at
from moguls.core.play.trajectory import Trajectory
from moguls.core.records.chance_source import COUNTER, LaterChance, of_the_system
from moguls.errors import Denial, GameOver, IllegalMove, MalformedMove, RecordError
from moguls.kernel.engines.held_state import CHANCE, COUNT
from moguls.kernel.state.arguments import own, whole
from moguls.kernel.state.numpy_arrays import mask_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.position import Position
    from moguls.kernel.engines.base import Engine
    from moguls.kernel.state.layout import State


class Playthrough(Played):
    """A game from its deal to now. Make one with `Game.new`, `Game.replay` or `Game.at`.

    Where a library of native code fits, it plays the steps; the rules are the same.

    Attributes:
        game: the game and its house rules.
        seats: number of seats.
        deal: every outcome of chance in the setup, as records have it; read it, never write it.
        later_chance: what draws chance that falls due during the game; None waits for `chance`.
    """

    later_chance: LaterChance | None

    def __init__(
        self,
        game: ConfiguredRules,
        seats: int,
        deal: dict[str, object],
        later_chance: LaterChance | None = of_the_system,
        *,
        rng: int = 0,
        engine: Engine | None = None,
    ) -> None:
        """Deal and begin.

        Args:
            game: the game and its house rules.
            seats: number of seats.
            deal: every outcome of chance in the setup, as records have it.
            later_chance: what draws chance that falls due during the game; None waits for it.
            rng: where the state's own counter of chance stands after the deal, 64 bits.
            engine: what plays the steps; None takes a library if one fits, else the plain rules.

        Raises:
            RecordError: the deal is not one of this game.
        """
        state = game.rules.state()
        state.seats, state.rng = seats, rng
        count = game.rules.read_deal(state, own(deal), game.options)
        if count != seats:
            msg = f"the deal is for {count} seats, the game for {seats}"
            raise RecordError(msg)
        game.rules.begin(state)
        self._begin(game, seats, position_at(game.rules, state, engine or game.ready_engine()))
        self._deal, self.later_chance = own(deal), later_chance
        self.draw_later()

    def _begin(self, game: ConfiguredRules, seats: int, position: Position) -> None:
        """Stand at a position without a past, and wait for chance."""
        self.game, self.seats, self._position = game, seats, position
        self._deal, self._seed, self.begun_at = {}, (0, 0), None
        self.later_chance = None
        self._trajectory = Trajectory(game.rules)

    @classmethod
    def of_seed(
        cls,
        game: ConfiguredRules,
        seats: int,
        seed: int,
        number: int = 0,
        engine: Engine | None = None,
    ) -> Self:
        """Return the game that a seed deals; its own counter draws all later chance.

        Args:
            game: the game and its house rules.
            seats: number of seats.
            seed: any int.
            number: which game of the seed.
            engine: as for a new one.

        Raises:
            UsageError: the game is not for this number of seats.
        """
        made = cls.__new__(cls)
        own_engine = engine or game.ready_engine()
        position = dealt(game, own_engine, seats, seed, number)
        made._begin(game, seats, position)  # noqa: SLF001  # one of these
        made._deal, made._seed = None, (seed, number)  # noqa: SLF001  # asked for seldom
        made.later_chance = COUNTER
        if position.told & CHANCE:  # or it is not known
            made.draw_later()
        return made

    @classmethod
    def at_state(
        cls,
        game: ConfiguredRules,
        data: bytes,
        later_chance: LaterChance | None,
        engine: Engine | None = None,
    ) -> Self:
        """Return a game that goes on from a state, whose deal and past are not known.

        Args:
            game: the game and its house rules.
            data: the state as `State.pack` writes it.
            later_chance: as for a new one.
            engine: as for a new one.
        """
        made = cls.__new__(cls)
        state = game.rules.state.unpack(data)
        position = position_at(game.rules, state, engine or game.ready_engine())
        made._begin(game, state.seats, position)  # noqa: SLF001  # one of these
        made.begun_at, made.later_chance = data, later_chance
        made.draw_later()
        return made

    def __repr__(self) -> str:
        """Say which game it is and where it stands."""
        now = "over" if self.over else f"seat {self.turn} to act"
        return f"<{self.game.name}, {self.seats} seats, ply {self.ply}, {now}>"

    # -- what can be played ---------------------------------------------------------------------

    def legal(self) -> dict[str, int]:
        """Return the moves of the seat to act with their action numbers, in that order."""
        texts = self.game.rules.texts
        return {texts[a]: a for a in self._position.choices()}

    def choices(self) -> list[int]:
        """Return the legal actions, ascending; none when over, and while chance is due."""
        position = self._position
        told = position.told
        if told < 0:
            return position.choices()
        return position.numbers[position.parts[told & COUNT]].tolist()

    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return which actions are legal: (num_actions,) of bool, as NumPy has it.

        Args:
            out: written and returned, in place of a new array.

        Raises:
            UsageError: NumPy is missing.
        """
        return mask_of(self._position.choices(), self.game.rules.num_actions, out)

    def why_not(self, move: str) -> Denial | None:
        """Say why a move is not legal now, or None when it is.

        Raises:
            MalformedMove: the text is no move of this game.
        """
        return self._why_not(self._read(move))

    def _why_not(self, action: int) -> Denial | None:
        """Say why an action is not legal now, or None when it is."""
        why = self.game.rules.why_not(self._position.peek(), action)
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
        self.step(self._read(move))

    def step(self, action: int) -> None:
        """Play an action by its number, and let `later_chance` draw what falls due then.

        Args:
            action: 0 to the game's `num_actions` - 1.

        Raises:
            IllegalMove, GameOver: as `move`.
            MalformedMove: the game has no such action.
            UsageError: it is no whole number.
        """
        position = self._position
        if position.told < 0 or type(action) is not int:
            self._step_with_care(action)
            return
        # What `Handle.attempt` does, again: one call more would take a tenth of the time.
        before = position.memory.raw
        try:
            position.words[position.where] = action
            told = position.act(position.passed)
        except OverflowError:  # more than 64 bits
            self._refuse(action)
        if told < 0:
            self._refuse(action)
        position.told = told
        trajectory = self._trajectory
        trajectory.befores.append(before)
        trajectory.fresh.append(action)
        if told & CHANCE:
            self.draw_later()

    def _step_with_care(self, action: int) -> None:
        """Play an action that may be none, or where it is not known whether somebody can act."""
        number = whole(action, "action")
        before = self._position.attempt(number)
        if before is None:
            self._refuse(number)
        self._trajectory.befores.append(before)
        self._trajectory.fresh.append(number)
        self.draw_later()

    act = step

    def _refuse(self, action: int) -> NoReturn:
        """Say why an action cannot be played now."""
        rules = self.game.rules
        if self.over:
            msg = f"the game is over after {self.ply} plies; undo, or begin another"
            raise GameOver(msg)
        denial = self._why_not(action) if 0 <= action < rules.num_actions else None
        if denial is None:
            raise MalformedMove(str(action), sorted(self.legal()))
        raise IllegalMove(self._position.turn, rules.to_text(action), denial, sorted(self.legal()))

    def chance(self, step: dict[str, object] | None = None) -> None:
        """Let chance bring what a record says, or what the state's own counter draws.

        Args:
            step: a chance step as the format has it; None draws.

        Raises:
            RecordError: no chance is due, or it cannot bring this.
        """
        if not self.chance_due:
            where = "the game is over" if self.over else f"seat {self.turn} is to act"
            msg = f"no chance is due here: {where}"
            raise RecordError(msg)
        if step is None:
            self._trajectory.note_chance(*self._position.draw())
            return
        laid = self._position.peek().copy()
        self.game.rules.read_chance(laid, step)
        self._take_chance(laid)

    def draw_later(self) -> None:
        """Draw all chance that is due, unless it is left to `chance`; actions do so themselves."""
        if self._position.told == UNKNOWN:
            self._trajectory.settle()  # plain states are large, and are not kept as they are
        while self.later_chance is not None and self.chance_due:
            if self.later_chance == COUNTER:
                self._trajectory.note_chance(*self._position.draw())
                continue
            laid = self._position.peek().copy()
            self.later_chance(self.game.rules, laid, len(self._trajectory.dealt))
            self._take_chance(laid)

    def _take_chance(self, laid: State) -> None:
        """Remember the outcome that has been laid, and go on from it."""
        self._trajectory.note_chance(self._position.data(), laid)
        self._trajectory.settle()  # whoever laid it may go on with it
        self._position.go_on(laid)

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
        self._position = self._position.put(self._trajectory.take_back())

    def compact(self) -> None:
        """Keep the states before most steps compressed: for those who hold many games."""
        self._trajectory.past.compact()

    def preview(self, move: str) -> dict[str, Any]:
        """Return what a legal move would change, as far as its effect in the view does not say.

        Raises:
            MalformedMove, IllegalMove, GameOver: as `move`.
        """
        action, rules = self._read(move), self.game.rules
        if self.over or self._why_not(action) is not None:
            self._refuse(action)
        state = self._position.peek()
        return {} if rules.preview is None else dict(rules.preview(state, action))

    # -- the game as a value --------------------------------------------------------------------

    def copy(self) -> Self:
        """Return an independent twin; what chance will bring is the same, where it is fixed."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._position, twin._trajectory = self._position.copy(), self._trajectory.copy()
        return twin

    def __copy__(self) -> Self:
        """Return an independent twin."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        """Return an independent twin."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Say whether both are the same game up to now: rules, deal and steps."""
        if not isinstance(other, Playthrough):
            return NotImplemented
        mine, theirs = ((p.game, p.seats, p.deal, p.begun_at) for p in (self, other))
        return mine == theirs and self._trajectory.steps == other._trajectory.steps

    def __hash__(self) -> int:
        """Hash what `==` compares, but for what chance brought; do not play on in a key."""
        acts = tuple((step.seat, step.action) for step in self._trajectory.steps)
        return hash((self.game, self.seats, repr(sorted(self.deal.items())), self.begun_at, acts))

    def __getstate__(self) -> dict[str, object]:
        """Return what is pickled: states as bytes, and no engine."""
        trajectory = self._trajectory.pickled()
        return {**self.__dict__, "_position": self._position.data(), "_trajectory": trajectory}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        """Become what was pickled, played by what plays here."""
        self.__dict__.update(pickled)
        rules = self.game.rules
        now = rules.state.unpack(pickled["_position"])
        self._position = position_at(rules, now, self.game.ready_engine())
        self._trajectory = Trajectory.of(rules, pickled["_trajectory"])

    def save(self) -> bytes:
        """Return the game as bytes, with all that chance will bring; `Game.at` reads it.

        A record tells what has been; this also tells what is to come: show it to no player.

        Raises:
            UsageError: `later_chance` is a function of one's own, which no bytes hold.
        """
        return saving.save(self, self.later_chance)
