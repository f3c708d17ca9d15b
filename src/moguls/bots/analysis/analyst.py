"""An analysis of a position, knowing what one seat knows: what each of its actions may bring.

The best action is what the strongest bot plays. What the actions bring comes from the same search:
from its simulations (`moguls.bots.analysis.by_simulation`), or in Moguli from what its search says
they are worth (`moguls.bots.analysis.by_minimax`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.by_minimax import ByWorths
from moguls.bots.analysis.by_simulation import BySimulations
from moguls.bots.analysis.estimates import Analysis, Chances, chances_of
from moguls.bots.analysis.paired_difference import Difference, difference
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
    """Analyses positions of one game on one engine, plain or compiled; one at a time."""

    def __init__(self, engine: Engine) -> None:
        """Bind what is needed; arrays are made when they are first used."""
        self.searcher = Searcher(engine)
        policy = self.searcher.policy
        self.config = in_full(config_of(STRONGEST, policy))
        self._way: BySimulations | ByWorths = (
            BySimulations(self.searcher)
            if policy.own_outlook is None
            else ByWorths(self.searcher, policy.own_outlook)
        )

    def analyse(
        self,
        state: State,
        seed: int,
        sims: int | None = None,
        budget: float | None = None,
        also: Sequence[int] = (),
    ) -> Analysis:
        """Say what each action of the seat on turn may bring, as far as that seat can know.

        Args:
            state: a position in which somebody is on turn; left as it is.
            seed: the same seed, knowledge and number of simulations give the same analysis.
            sims: simulations; None for as many as usual.
            budget: seconds after which the search stops, or None for no limit. Neglected actions
                then get as long again; what has not been tried by then is left out.
            also: legal actions to look at besides those worth trying.
        """
        return self._way.analyse(state, self._request(seed, sims, budget), also)

    def compare(
        self, state: State, actions: tuple[int, int], seed: int, sims: int
    ) -> Difference | None:
        """Say by how much one action of the seat on turn is better than another, as it can know.

        Each is searched in a tree of its own, as often and on the same deals, and on none
        that `analyse` has seen with this seed and as many simulations: an action that it found
        best by luck has no more luck here. None in a game whose search draws nothing.

        Args:
            state: a position in which somebody is on turn; left as it is.
            actions: two that are legal.
            seed: the same one gives the same answer.
            sims: simulations of each, about.

        Returns:
            What the first one brings less what the second does.
        """
        if isinstance(self._way, ByWorths):
            return None
        return difference(self._way, state, actions, self._request(seed, sims, None))

    def standing(self, state: State, seed: int, sims: int) -> Chances | None:
        """Return the chances as somebody sees them who looks into all hands, playing by advice.

        None where that is no more than what every seat knows: there an analysis tells the same.
        """
        searcher = self.searcher
        if searcher.policy.reshuffle is None:
            return None
        searcher.put(state)
        set_options(searcher.scratch, DEFAULTS, 0)  # no seat is the one that thinks
        seats = int(state.seats)
        sums = floats(searcher.engine, ROW)
        deals = Slice(seed & SEEDS, 0, sims)
        searcher.loops.try_out(searcher.states, deals, searcher.scratch, sums)
        return chances_of(sums, 0, seats)

    def _request(self, seed: int, sims: int | None, budget: float | None) -> AnalysisRequest:
        """Return how the strongest bot is to think."""
        return AnalysisRequest(self.config, seed & SEEDS, sims or self.config.sims, budget)
