"""What the search of a bot compared at each of its decisions, kept while games are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.arena.table import Table
from moguls.bots.searcher.searcher import Searcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.entrant import Entrant
    from moguls.arena.external_bots import ExternalBots
    from moguls.bots.bot import Bot
    from moguls.bots.config import BotConfig
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.state.layout import State

Visits = list[tuple[int, int]]  # actions with how often each was tried


class Watcher(Searcher):
    """A searcher that keeps what its last thought compared.

    Attributes:
        visits: of that thought; None where it needed no search, or its search counts none.
    """

    visits: Visits | None = None
    _searched = False

    def think(self, state: State, config: BotConfig, seed: int, budget: float | None) -> int:
        """Return the action that a bot plays, and keep what was compared."""
        self._searched = False
        action = super().think(state, config, seed, budget)
        self.visits = self.visit_counts() if self._searched else None
        return action

    def search(self, seat: int, sims: int, seed: int, budget: float | None) -> None:
        """Search, and note that there was a search whose tries are counted."""
        super().search(seat, sims, seed, budget)
        self._searched = self.policy.own_search is None


class WatchedTable(Table):
    """A table that keeps what was compared at each ply.

    Attributes:
        visits: by ply; None where nothing was.
    """

    def __init__(
        self,
        game: Game,
        entrants: Sequence[Entrant],
        seed: int,
        searcher: Watcher,
        external_bots: ExternalBots,
    ) -> None:
        """Sit down; the arguments are those of a table."""
        super().__init__(game, entrants, seed, searcher, external_bots)
        self.visits: list[Visits | None] = []
        self._watcher = searcher

    def _move(
        self,
        play: Playthrough,
        place: int,
        own: int,
        bots: Sequence[Bot | None],
        script: Sequence[str] | None,
    ) -> None:
        """Let the bot on turn move, and keep what it compared."""
        self._watcher.visits = None
        super()._move(play, place, own, bots, script)
        self.visits.append(self._watcher.visits)
