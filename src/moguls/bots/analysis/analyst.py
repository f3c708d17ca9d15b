"""Analyst: expected results of each action of a position, by the information of one seat.

The best action is that of the strongest bot. Results come from its search: from its simulations
(`moguls.bots.analysis.by_simulation`), or in Moguli from its minimax values
(`moguls.bots.analysis.by_minimax`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.by_minimax import MinimaxAnalysis
from moguls.bots.analysis.by_simulation import SimulationAnalysis
from moguls.bots.analysis.estimates import Analysis, Chances, chances_of
from moguls.bots.analysis.paired_difference import PairedDifference, difference
from moguls.bots.analysis.request import AnalysisRequest
from moguls.bots.levels import config_of, in_full
from moguls.bots.search.action_values import ROW
from moguls.bots.search.options import DEFAULTS, set_options
from moguls.bots.search.tree import floats
from moguls.bots.searcher.searcher import SEEDS, Searcher
from moguls.kernel.state.types import Slice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.kernel.engines.base import Engine
    from moguls.kernel.state.layout import State

STRONGEST: Final = "expert"


class Analyst:
    """Analyses positions of one game on one engine, plain or native; one at a time."""

    def __init__(self, engine: Engine) -> None:
        """Bind the loops; arrays are allocated on first use."""
        self.searcher = Searcher(engine)
        policy = self.searcher.policy
        self.config = in_full(config_of(STRONGEST, policy))
        self._method: SimulationAnalysis | MinimaxAnalysis = (
            SimulationAnalysis(self.searcher)
            if policy.own_action_values is None
            else MinimaxAnalysis(self.searcher, policy.own_action_values)
        )

    def analyse(
        self,
        state: State,
        seed: int,
        sims: int | None = None,
        budget: float | None = None,
        also: Sequence[int] = (),
    ) -> Analysis:
        """Return the expected results of each action, by the information of the seat on turn.

        Args:
            state: with a seat on turn; not changed.
            seed: the same seed, information state and simulations give the same analysis.
            sims: simulations; None for the default.
            budget: seconds after which the search stops, or None for no limit. Actions with few
                visits then get as much time again; unvisited ones are left out.
            also: legal actions to include besides the candidates.
        """
        return self._method.analyse(state, self._request(seed, sims, budget), also)

    def compare(
        self, state: State, actions: tuple[int, int], seed: int, sims: int
    ) -> PairedDifference | None:
        """Return the difference in results of two actions of the seat on turn.

        Each is searched in a tree of its own, with the same determinizations, and with none that
        `analyse` used with this seed and as many simulations: luck that made an action best there
        does not count here. None in a game whose search draws nothing.

        Args:
            state: with a seat on turn; not changed.
            actions: two legal actions.
            seed: the same seed gives the same answer.
            sims: simulations of each, about.

        Returns:
            The results of the first action less those of the second.
        """
        if isinstance(self._method, MinimaxAnalysis):
            return None
        return difference(self._method, state, actions, self._request(seed, sims, None))

    def standing(self, state: State, seed: int, sims: int) -> Chances | None:
        """Return the chances by rollouts from the state with all hands open.

        None in a game in which all seats have the same information: there an analysis says it.
        """
        searcher = self.searcher
        if searcher.policy.reshuffle is None:
            return None
        searcher.put(state)
        set_options(searcher.scratch, DEFAULTS, 0)  # no seat searches
        seats = int(state.seats)
        sums = floats(searcher.engine, ROW)
        deals = Slice(seed & SEEDS, 0, sims)
        searcher.loops.try_out(searcher.states, deals, searcher.scratch, sums)
        return chances_of(sums, 0, seats)

    def _request(self, seed: int, sims: int | None, budget: float | None) -> AnalysisRequest:
        return AnalysisRequest(self.config, seed & SEEDS, sims or self.config.sims, budget)
