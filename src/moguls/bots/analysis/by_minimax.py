"""An analysis in a game whose search draws nothing: by what it says that actions are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.bots.analysis.estimates import Analysis, Chances, Outlook, ranked, worth_as_chances
from moguls.bots.analysis.minimax_values import Weigher
from moguls.kernel.state.bits import has, popcount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.analysis.request import AnalysisRequest
    from moguls.bots.game_policy import OwnOutlook
    from moguls.bots.searcher.searcher import Searcher
    from moguls.kernel.state.layout import State


class ByWorths:
    """Analyses positions of two seats that know all."""

    def __init__(self, searcher: Searcher, own: OwnOutlook) -> None:
        """Think with the arrays of a kit."""
        self.searcher, self.weigher = searcher, Weigher(searcher, own)

    def analyse(self, state: State, request: AnalysisRequest, also: Sequence[int]) -> Analysis:
        """Search for a move, then say what each action is worth by that search.

        Args:
            state: a position in which somebody is on turn; left as it is.
            request: how to think; simulations are sweeps here.
            also: legal actions to look at besides those worth trying.
        """
        searcher, seat = self.searcher, int(state.turn)
        only = searcher.set_up(state, request.config.options, request.seed)
        if only >= 0:
            return self._go_on(state, only, request)
        searcher.search(seat, request.sims, request.seed, request.budget)
        best = int(searcher.loops.best_action(searcher.states, searcher.tree))
        worths = self.weigher.weigh(seat, best, also, request.sims, request.budget)
        found = [Outlook(action, worth_as_chances(seat, worth)) for action, worth in worths.items()]
        return Analysis(seat, best, ranked(found, best, seat))

    def _go_on(self, state: State, only: int, request: AnalysisRequest) -> Analysis:
        """Return that the only action there is brings what comes after it, where all is known."""
        rules, after = self.searcher.engine.rules, state.copy()
        rules.apply(after, only)
        if rules.is_over(after):
            won, seats = rules.winners(after), range(2)
            wins = tuple(has(won, seat) / popcount(won) for seat in seats)
            chances = Chances(0, wins, (0.0, 0.0))
        else:
            then = self.analyse(after, request, ())
            chances = then.of(then.best)
        return Analysis(int(state.turn), only, (Outlook(only, chances),))
