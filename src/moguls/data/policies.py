"""Recording of the visit counts of searches during games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.arena.table import MatchTable
from moguls.bots.searcher.searcher import Searcher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.entrant import Entrant
    from moguls.arena.external_bots import ExternalBots
    from moguls.bots.bot import Player
    from moguls.bots.config import BotConfig
    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.state.layout import State

Visits = list[tuple[int, int]]  # actions with their numbers of visits


class Watcher(Searcher):
    """A searcher that records the visit counts of its last decision.

    Attributes:
        visits: of that decision; None without a search, or if the search does not count visits.
    """

    visits: Visits | None = None
    _searched = False

    def think(self, state: State, config: BotConfig, seed: int, budget: float | None) -> int:
        """Return the action that a bot plays, and record the visit counts."""
        self._searched = False
        action = super().think(state, config, seed, budget)
        self.visits = self.visit_counts() if self._searched else None
        return action

    def search(self, seat: int, sims: int, seed: int, budget: float | None) -> None:
        """Search, and record whether the search counts visits."""
        super().search(seat, sims, seed, budget)
        self._searched = self.policy.own_search is None


class WatchedTable(MatchTable):
    """A table that records the visit counts of each ply.

    Attributes:
        visits: by ply; None without a search.
    """

    def __init__(
        self,
        game: Game,
        entrants: Sequence[Entrant],
        seed: int,
        searcher: Watcher,
        external_bots: ExternalBots,
    ) -> None:
        super().__init__(game, entrants, seed, searcher, external_bots)
        self.visits: list[Visits | None] = []
        self._watcher = searcher

    def _move(
        self,
        play: Playthrough,
        place: int,
        own: int,
        bots: Sequence[Player | None],
        script: Sequence[str] | None,
    ) -> None:
        self._watcher.visits = None
        super()._move(play, place, own, bots, script)
        self.visits.append(self._watcher.visits)
