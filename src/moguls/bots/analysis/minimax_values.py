"""Minimax values of each action, for a game with a search of its own.

The best action and requested ones are searched to the depth of the search for a move, all others
as deep as the budget allows, from the best on. Values alternate with the side that moves last, so
the two deepest ones are averaged. That also tempers a win or a loss that only the deepest search
has seen: it follows few turns of a position, and may have missed a defence.
"""

from __future__ import annotations

from math import inf, log
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.game_policy import OwnActionValues
    from moguls.bots.searcher.searcher import Searcher

# Values are clipped to chances of 1 to 99 %, since a won position may still be misplayed.
FAR: Final = log(99)
UNKNOWN: Final = -(1 << 40)  # returned when the budget is used up
ValuesByDepth = dict[int, list[int]]  # the values of each action, by depth


class ActionEvaluator:
    """Evaluates the actions of a position that a searcher has searched."""

    def __init__(self, searcher: Searcher, own: OwnActionValues) -> None:
        """Use the arrays of a searcher."""
        self.searcher, self.own = searcher, own

    def evaluate(
        self, seat: int, best: int, also: Sequence[int], sims: int, seconds: float | None
    ) -> dict[int, float]:
        """Return the value of each legal action, in units of the scale; at most that of the best.

        Args:
            seat: on turn at the root.
            best: the action of the search.
            also: actions to search as deep.
            sims: calls of the turn generator for each of these, and for all others together.
            seconds: after which no more actions are evaluated, or None.
        """
        searcher, until = self.searcher, inf if seconds is None else perf_counter() + seconds
        searcher.loops.set_exact_weights(searcher.states, searcher.tree)
        count = int(searcher.loops.legal_actions(searcher.states, searcher.actions))
        actions = [int(searcher.actions[i]) for i in range(count)]
        values = self._deepen(
            seat, [best], int(searcher.loops.depth_reached(searcher.tree)), sims, until
        )
        depth = len(values[best]) - 1
        for action in also:
            if action != best:
                values |= self._deepen(seat, [action], depth, sims, until)
        rest = [action for action in actions if action not in values]
        values |= self._deepen(seat, rest, depth, sims, until)
        return self._levelled(values, best)

    def _deepen(
        self, seat: int, actions: Sequence[int], depth: int, budget: int, until: float
    ) -> ValuesByDepth:
        searcher, values = self.searcher, ValuesByDepth()
        searcher.loops.allow(budget, searcher.tree)
        for action in actions:
            values[action] = [
                int(searcher.loops.evaluate_action(searcher.states, seat, action, 0, searcher.tree))
            ]
        for beyond in range(1, depth + 1):
            for action in sorted(actions, key=lambda it: (-values[it][-1], it)):
                value = int(
                    searcher.loops.evaluate_action(
                        searcher.states, seat, action, beyond, searcher.tree
                    )
                )
                if value == UNKNOWN or perf_counter() > until:
                    return values
                values[action].append(value)
        return values

    def _levelled(self, values: ValuesByDepth, best: int) -> dict[int, float]:
        top = [self._mean(values[best][: depth + 1]) for depth in range(len(values[best]))]
        return {
            action: min(top[-1], self._mean(by_depth) + top[-1] - top[len(by_depth) - 1])
            for action, by_depth in values.items()
        }

    def _mean(self, values: Sequence[int]) -> float:
        deepest = [max(-FAR, min(FAR, value / self.own.scale)) for value in values[-2:]]
        return fmean(deepest)
