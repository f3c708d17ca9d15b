"""Named bots in the seats around a learner: they see what their seat may know, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from moguls.bots.bot import make
from moguls.bots.foreign import is_foreign
from moguls.bots.search.decision import seed_at
from moguls.bots.service import choose, prepare
from moguls.envs.positions import advance
from moguls.errors import UsageError

if TYPE_CHECKING:
    import numpy as np

    from moguls.envs.setting import Setting
    from moguls.kernel.engines.position import Position


def invited(setting: Setting, names: str | Sequence[str]) -> list[str]:
    """Return the names of the bots, clockwise from the learner.

    Args:
        setting: of the environment.
        names: one for all seats, or one for each but the learner's.

    Raises:
        UsageError: no bot has this name, or they are too few or too many.
    """
    others = setting.seats - 1
    given: object = [names] * others if isinstance(names, str) else names
    if not isinstance(given, Sequence) or not all(isinstance(name, str) for name in given):
        msg = f"opponents: {names!r} are no names of bots; give one name for all, or one for each"
        raise UsageError(msg)
    each = list(given)
    if len(each) != others:
        msg = f"{len(each)} opponents, and the learner has {others}: {each}"
        msg += "; give one name for all, or one for each"
        raise UsageError(msg)
    for name in set(each):
        if is_foreign(name):
            msg = f"{name!r} cannot be an opponent here, since it is asked in whole games"
            msg += "; moguls.arena plays against programs and saved policies"
            raise UsageError(msg)
        make(name, setting.game)
    return each


class Opponents:
    """One bot for each seat but the learner's, clockwise from the seat after it.

    Attributes:
        names: of the bots, in that order.
        seated: the bot of each seat, in the game that is played.
    """

    def __init__(self, setting: Setting, names: str | Sequence[str]) -> None:
        """Invite the bots.

        Args:
            setting: of the environment.
            names: one for all seats, or one for each but the learner's.

        Raises:
            UsageError: no bot has this name, or they are too few or too many.
        """
        self.names, self.setting = invited(setting, names), setting
        if setting.engine != "plain":
            prepare(setting.game.rules.key)

    def sit(self, learner: int, rng: np.random.Generator) -> None:
        """Take the seats for one game, with seeds of their choices."""
        seats = self.setting.seats
        others = [(learner + place) % seats for place in range(1, seats)]
        self.seated = dict(zip(others, self.names, strict=True))
        self._seed = int(rng.integers(1 << 62))
        self._plies = 0

    def play(self, position: Position) -> None:
        """Play the move of the bot on turn."""
        game, seat = self.setting.game, position.turn
        self._plies += 1
        seed = seed_at(self._seed, self._plies)
        name = game.rules.key
        move = choose(name, game.options, position.bytes, seat, self.seated[seat], seed)
        advance(position, game.rules.codec.actions[move])
