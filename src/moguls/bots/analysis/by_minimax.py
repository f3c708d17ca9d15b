"""Analysis by minimax values, in a game whose search draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.bots.analysis.estimates import (
    ActionChances,
    Analysis,
    Chances,
    chances_of_value,
    ranked,
)
from moguls.bots.analysis.minimax_values import ActionEvaluator
from moguls.kernel.state.bits import has, popcount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.analysis.request import AnalysisRequest
    from moguls.bots.game_policy import OwnActionValues
    from moguls.bots.searcher.searcher import Searcher
    from moguls.kernel.state.layout import State


class MinimaxAnalysis:
    """Analyses positions of two seats with perfect information."""

    def __init__(self, searcher: Searcher, own: OwnActionValues) -> None:
        """Use the arrays of a searcher."""
        self.searcher, self.evaluator = searcher, ActionEvaluator(searcher, own)

    def analyse(self, state: State, request: AnalysisRequest, also: Sequence[int]) -> Analysis:
        """Search for a move, then evaluate each action by that search.

        Args:
            state: with a seat on turn; not changed.
            request: the search; simulations are calls of the turn generator here.
            also: legal actions to include besides the candidates.
        """
        searcher, seat = self.searcher, int(state.turn)
        only = searcher.set_up(state, request.config.options, request.seed)
        if only >= 0:
            return self._after(state, only, request)
        searcher.search(seat, request.sims, request.seed, request.budget)
        best = int(searcher.loops.best_action(searcher.states, searcher.tree))
        values = self.evaluator.evaluate(seat, best, also, request.sims, request.budget)
        actions = [
            ActionChances(action, chances_of_value(seat, value)) for action, value in values.items()
        ]
        return Analysis(seat, best, ranked(actions, best, seat))

    def _after(self, state: State, only: int, request: AnalysisRequest) -> Analysis:
        """Return the analysis of the position after the only legal action."""
        rules, after = self.searcher.engine.rules, state.copy()
        rules.apply(after, only)
        if rules.is_over(after):
            won, seats = rules.winners(after), range(2)
            wins = tuple(has(won, seat) / popcount(won) for seat in seats)
            chances = Chances(0, wins, (0.0, 0.0))
        else:
            then = self.analyse(after, request, ())
            chances = then.of(then.best)
        return Analysis(int(state.turn), only, (ActionChances(only, chances),))
