"""Player of a Python bot: a registered bot or a bot object."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING, Final

from moguls.bots.external.answers import illegal_answer
from moguls.bots.external.faults import Fault
from moguls.bots.external.sitting import Sitting, information_state
from moguls.bots.python_bot import DecisionPoint
from moguls.bots.registered import bot_of
from moguls.bots.search.decision import seed_at
from moguls.bots.validation import refuse_other_game
from moguls.errors import GameOver, UsageError

if TYPE_CHECKING:
    from moguls.bots.external.faults import BadAnswer
    from moguls.bots.python_bot import Bot
    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.play.playthrough import Playthrough

MAX_FORFEITS: Final = 3  # in a game; the third one is an error


class PythonPlayer:
    """Player that asks a registered bot, or a bot object, for its moves.

    Attributes:
        name: of the bot.
        faults: illegal answers for which a random move was played.
    """

    def __init__(
        self, name: str, game: ConfiguredRules, seed: int | None, *, forfeits: bool = False
    ) -> None:
        """Create the player; the bot itself is created at the beginning of a game.

        Args:
            name: of a registered bot or a bot object.
            game: that it plays.
            seed: of its random choices; None draws one.
            forfeits: whether an illegal answer is a fault, for which a random move is played,
                instead of an error.
        """
        self.name, self.game, self._forfeits = name, game, forfeits
        self.sit(secrets.randbits(63) if seed is None else seed)

    def sit(self, seed: int) -> None:
        """Begin another game, with another seed."""
        self.seed = seed
        self.faults: list[Fault] = []
        self._sitting: Sitting | None = None
        self._bot: Bot | None = None

    def start(self) -> None:
        """Create the bot, so that a failure to import it is reported before the game."""
        self._bot = bot_of(self.name, self.game, self.seed)

    def move(self, play: Playthrough) -> str:
        """Return the bot's move for the seat on turn.

        Raises:
            GameOver: there is nothing to decide.
            UsageError: it is another game than the bot was made for; the bot raised an exception,
                or its answer is illegal (in a match, the third one of a game).
        """
        refuse_other_game(self.name, self.game, play)
        if play.turn is None:
            msg = f"the game is over: {self.name!r} has nothing to decide"
            raise GameOver(msg)
        return self.decide(play, play.turn, play.ply)

    def decide(self, play: Playthrough, seat: int, ply: int) -> str:
        """Return the bot's move for the seat on turn at a ply, which `play` need not have counted.

        Raises:
            UsageError: as for `move`.
        """
        answer = self._answer(self._decision(play, seat, ply))
        if isinstance(answer, str) and answer in play.legal():
            return answer
        return self._forfeit(play, seat, illegal_answer(answer, play))

    def end(self, play: Playthrough) -> None:
        """Do nothing: a bot is not told of the end."""

    def close(self) -> None:
        """Do nothing: the player holds nothing."""

    def _decision(self, play: Playthrough, seat: int, ply: int) -> DecisionPoint:
        sitting = self._sitting
        if sitting is None or not sitting.goes_on(play, seat):
            sitting = self._sitting = Sitting(play, seat)
        events = play.happened(seat, sitting.steps)
        sitting.play, sitting.steps, sitting.last = play, play.length, play.step_at(play.length)
        return DecisionPoint(
            game=play.game,
            seats=play.seats,
            seat=seat,
            ply=ply,
            view=play.view(seat),
            legal=tuple(play.legal()),
            events=events,
            seed=seed_at(self.seed, ply),
            state=information_state(play, seat),
        )

    def _answer(self, decision: DecisionPoint) -> object:
        if self._bot is None:
            self.start()
        assert self._bot is not None  # noqa: S101  # it has been started
        try:
            return self._bot.choose(decision)
        except Exception as error:
            msg = f"the bot {self.name!r} raised {type(error).__name__}: {error}"
            raise UsageError(msg) from error

    def _forfeit(self, play: Playthrough, seat: int, answer: BadAnswer) -> str:
        if not self._forfeits:
            msg = f"the bot {self.name!r} gave an illegal answer: {answer.text}"
            raise UsageError(msg)
        if len(self.faults) + 1 >= MAX_FORFEITS:
            msg = f"the bot {self.name!r} gave {MAX_FORFEITS} illegal answers in one game, the last"
            msg += f" one: {answer.text}"
            raise UsageError(msg)
        move = random.Random(seed_at(self.seed, play.ply)).choice(list(play.legal()))
        text = f"{self.name} as seat {seat} forfeits a decision ({answer.code}): {answer.text};"
        text += f" {move!r} is played at random"
        self.faults.append(Fault(0, play.ply, seat, answer.code, text, move))
        return move
