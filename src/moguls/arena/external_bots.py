"""Programs at the tables of an arena: each is kept for the next game that wants one."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from moguls.bots.bot import make

if TYPE_CHECKING:
    from moguls.bots.bot import Bot
    from moguls.core.play.game import Game


class ExternalBots:
    """Bots that are none of ours, by name; who is not playing waits."""

    def __init__(self) -> None:
        """Begin without any."""
        self._waiting: dict[str, list[Bot]] = defaultdict(list)

    def take(self, name: str, game: Game, seed: int) -> Bot:
        """Return a bot that plays one game with a seed of its own.

        Raises:
            UsageError: no such bot.
        """
        waiting = self._waiting[name]
        if not waiting:
            return make(name, game, seed)
        bot = waiting.pop()
        bot.sit(seed)
        return bot

    def leave(self, bot: Bot) -> None:
        """Take a bot back until it is wanted again."""
        self._waiting[bot.name].append(bot)

    def close(self) -> None:
        """Let all of them go: programs are ended."""
        for waiting in self._waiting.values():
            while waiting:
                waiting.pop().close()
