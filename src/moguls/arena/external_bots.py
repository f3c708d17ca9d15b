"""Pool of external bots in an arena: each player is kept for later games."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from moguls.bots.bot import make

if TYPE_CHECKING:
    from moguls.bots.bot import Player
    from moguls.core.play.game import Game


class ExternalBots:
    """Players of external bots by name; those that are not in a game are free."""

    def __init__(self) -> None:
        """Create an empty pool."""
        self._free: dict[str, list[Player]] = defaultdict(list)

    def take(self, name: str, game: Game, seed: int) -> Player:
        """Return a player for one game with a seed of its own.

        Raises:
            UsageError: no such bot.
        """
        free = self._free[name]
        if not free:
            return make(name, game, seed, forfeits=True)
        player = free.pop()
        player.sit(seed)
        return player

    def leave(self, player: Player) -> None:
        """Return a player to the pool."""
        self._free[player.name].append(player)

    def close(self) -> None:
        """Close all players: programs are ended."""
        for free in self._free.values():
            while free:
                free.pop().close()
