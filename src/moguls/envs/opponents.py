"""Opponents of a learner: bots that play the other seats by the information of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from moguls.bots.bot import make
from moguls.bots.external.names import is_program
from moguls.bots.python_player import PythonPlayer
from moguls.bots.registered import is_bot, is_registered, names_of
from moguls.bots.saved.names import is_policy
from moguls.bots.search.decision import seed_at
from moguls.bots.service import choose, prepare
from moguls.core.play.playthrough import Playthrough
from moguls.envs.positions import advance
from moguls.errors import UsageError

if TYPE_CHECKING:
    import numpy as np

    from moguls.bots.python_bot import Bot
    from moguls.envs.setting import Setting
    from moguls.kernel.engines.position import Position

    BotOrName = str | Bot


def opponent_names(setting: Setting, bots: BotOrName | Sequence[BotOrName]) -> list[str]:
    """Return the names of the bots, clockwise from the learner.

    Args:
        setting: of the environment.
        bots: a name or an object for all seats, or one for each but the learner's.

    Raises:
        UsageError: no bot has this name, or they are too few or too many.
    """
    others = setting.seats - 1
    given: object = [bots] * others if isinstance(bots, str) or is_bot(bots) else bots
    if not isinstance(given, Sequence) or not all(isinstance(b, str) or is_bot(b) for b in given):
        msg = f"invalid opponents {bots!r}: expected the name of a bot or an object with a method"
        msg += " choose(decision), one for all seats or a list with one for each"
        raise UsageError(msg)
    names = names_of(given)
    if len(names) != others:
        msg = f"{len(names)} opponents for {others} seats: {names}; expected one for all, or one"
        msg += " for each"
        raise UsageError(msg)
    for name in set(names):
        if is_program(name) or is_policy(name):
            msg = f"{name!r} cannot be an opponent in an environment, only in whole games:"
            msg += " moguls.arena plays against programs and saved policies"
            raise UsageError(msg)
        make(name, setting.game).start() if is_registered(name) else make(name, setting.game)
    return names


class Opponents:
    """One bot for each seat but the learner's, clockwise from the seat after it.

    Attributes:
        names: of the bots, in that order.
        by_seat: the bot of each seat, in the present game.
    """

    def __init__(self, setting: Setting, bots: BotOrName | Sequence[BotOrName]) -> None:
        """Check the bots.

        Args:
            setting: of the environment.
            bots: a name or an object for all seats, or one for each but the learner's.

        Raises:
            UsageError: no bot has this name, or they are too few or too many.
        """
        self.names, self.setting = opponent_names(setting, bots), setting
        self._players: dict[int, PythonPlayer] = {}
        if setting.engine != "plain":
            prepare(setting.game.rules.key)

    def sit(self, learner: int, rng: np.random.Generator) -> None:
        """Seat the bots for one game, with seeds of their choices."""
        seats, game = self.setting.seats, self.setting.game
        others = [(learner + place) % seats for place in range(1, seats)]
        self.by_seat = dict(zip(others, self.names, strict=True))
        self._seed = int(rng.integers(1 << 62))
        self._plies = 0
        self._players = {
            seat: PythonPlayer(name, game, seed_at(self._seed, -1 - seat))
            for seat, name in self.by_seat.items()
            if is_registered(name)
        }

    def play(self, position: Position) -> None:
        """Play the move of the bot on turn.

        Raises:
            UsageError: a Python bot has raised an exception, or its answer is illegal.
        """
        game, seat = self.setting.game, position.turn
        self._plies += 1
        if seat in self._players:
            move = self._ask(position, seat)
        else:
            seed, name = seed_at(self._seed, self._plies), game.rules.key
            move = choose(name, game.options, position.bytes, seat, self.by_seat[seat], seed)
        advance(position, game.rules.codec.actions[move])

    def _ask(self, position: Position, seat: int) -> str:
        """Return the move of a Python bot; an environment has no history, so `events` is empty."""
        play = Playthrough.at_state(self.setting.game, position.bytes, None)
        return self._players[seat].decide(play, seat, self._plies)
