"""What each action is worth where a game has a search of its own.

The best action and those that are asked for are weighed as deep as the search for a move has
looked, all others as deep as sweeps allow, from the best on. Where a look ends on the other's turn
it sees less than a step before: so two depths are averaged. That also tempers a win or a loss that
only the deepest look has seen: it follows few turns of a position, and may have missed a way out.
"""

from __future__ import annotations

from math import inf, log
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.game_policy import OwnOutlook
    from moguls.bots.searcher.searcher import Searcher

# A look is a chance of 1 to 99 % at most: what is won, or lost, may yet be played otherwise.
FAR: Final = log(99)
UNKNOWN: Final = -(1 << 40)  # what is said when sweeps are used up
Looks = dict[int, list[int]]  # of each action its worth by depth


class Weigher:
    """Weighs the actions of a position that a kit has searched."""

    def __init__(self, searcher: Searcher, own: OwnOutlook) -> None:
        """Weigh with the arrays of a kit."""
        self.searcher, self.own = searcher, own

    def weigh(
        self, seat: int, best: int, also: Sequence[int], sims: int, seconds: float | None
    ) -> dict[int, float]:
        """Return what each legal action is worth, in parts of the scale; at most as the best one.

        Args:
            seat: on turn in the kit's root.
            best: what the search plays.
            also: actions to weigh as deep.
            sims: sweeps for each of these, and for all others together.
            seconds: after which nothing more is weighed, or None.
        """
        searcher, until = self.searcher, inf if seconds is None else perf_counter() + seconds
        searcher.loops.see_clearly(searcher.states, searcher.tree)
        count = int(searcher.loops.worth_a_thought(searcher.states, searcher.actions))
        actions = [int(searcher.actions[i]) for i in range(count)]
        looks = self._deepen(
            seat, [best], int(searcher.loops.depth_reached(searcher.tree)), sims, until
        )
        depth = len(looks[best]) - 1
        for action in also:
            if action != best:
                looks |= self._deepen(seat, [action], depth, sims, until)
        rest = [action for action in actions if action not in looks]
        looks |= self._deepen(seat, rest, depth, sims, until)
        return self._levelled(looks, best)

    def _deepen(
        self, seat: int, actions: Sequence[int], depth: int, sweeps: int, until: float
    ) -> Looks:
        """Weigh actions a turn deeper each time, as far as sweeps and time allow."""
        searcher, looks = self.searcher, Looks()
        searcher.loops.allow(sweeps, searcher.tree)
        for action in actions:
            looks[action] = [
                int(searcher.loops.weigh_action(searcher.states, seat, action, 0, searcher.tree))
            ]
        for beyond in range(1, depth + 1):
            for action in sorted(actions, key=lambda it: (-looks[it][-1], it)):
                value = int(
                    searcher.loops.weigh_action(
                        searcher.states, seat, action, beyond, searcher.tree
                    )
                )
                if value == UNKNOWN or perf_counter() > until:
                    return looks
                looks[action].append(value)
        return looks

    def _levelled(self, looks: Looks, best: int) -> dict[int, float]:
        """Return worths as if all actions had been weighed as deep as the best."""
        top = [self._mean(looks[best][: depth + 1]) for depth in range(len(looks[best]))]
        return {
            action: min(top[-1], self._mean(values) + top[-1] - top[len(values) - 1])
            for action, values in looks.items()
        }

    def _mean(self, values: Sequence[int]) -> float:
        """Return the mean of the two deepest looks, in parts of the scale."""
        deepest = [max(-FAR, min(FAR, value / self.own.scale)) for value in values[-2:]]
        return fmean(deepest)
