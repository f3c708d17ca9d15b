"""Bots around the learners, for each thread with a workspace of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.searcher.searcher import Searcher
from moguls.errors import UsageError
from moguls.kernel.loops.vector_fields import TableRange

if TYPE_CHECKING:
    from moguls.kernel.loops.vector_fields import How, Kept
    from moguls.vector.plan import VectorPlan


class Thinker:
    """Plays the moves of bots by native code: the moves that the same bots play elsewhere."""

    def __init__(self, plan: VectorPlan) -> None:
        """Make room for the longest thought.

        Raises:
            UsageError: one of the bots thinks by other loops than these.
        """
        policy = policy_of(plan.setting.game.rules.key)
        configs = [config_of(name, policy) for name in plan.bots]
        for name, config in zip(plan.bots, configs, strict=True):
            if config.classic:
                msg = f"{name!r} cannot be an opponent in native loops over tables; possible are"
                msg += " random, steady, beginner, easy, normal, hard, expert and search:SIMS"
                raise UsageError(msg)
        searcher = Searcher(plan.engine)
        tree = searcher.arrays(max(1, *(config.sims for config in configs)))
        self._args = searcher.packed_configs(configs), tree, searcher.scratch
        self._states, self._play = searcher.states, searcher.loops.play_on

    def play_on(self, arrays: Kept, settings: How, first: int, last: int) -> None:
        """Play on at tables `first` to `last` - 1 until learners are on turn, or the end."""
        self._play(self._states, arrays, TableRange(settings.seed, first, last), *self._args)
