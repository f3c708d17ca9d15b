"""The vector environment once more, a table at a time, by single states and single bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.decision import seed_at, seed_of
from moguls.bots.searcher.searcher import Searcher
from moguls.envs import rewards
from moguls.envs.positions import advance

if TYPE_CHECKING:
    from moguls.kernel.engines.native import NativePosition
    from moguls.vector.plan import VectorPlan


class Alone:
    """One table of a plan."""

    def __init__(self, plan: VectorPlan, number: int, learner: int) -> None:
        """Deal game `number`; bots play until the learner is on turn.

        Args:
            plan: of the environment.
            number: of the game, within the seed.
            learner: its seat; -1 where all seats learn.
        """
        self.plan, self.learner = plan, learner
        self.setting, self.game = plan.setting, plan.setting.game
        policy = policy_of(self.game.rules.key)
        self.configs = [config_of(name, policy) for name in plan.bots]
        self.thinker = Searcher(plan.engine) if plan.bots else None
        self.deal(number)

    def deal(self, number: int) -> None:
        """Deal a game, and another one where the learner has no turn in it."""
        self.number, self.plies, self.mover = number, 0, 0
        self.at: NativePosition
        self.at = self.plan.engine.begin(self.setting.seats, self.plan.seed, number)
        self.play_on()
        if self.at.over:
            self.deal(number + self.plan.n)

    def play_on(self) -> None:
        seats = self.setting.seats
        while self.thinker is not None and not self.at.over and self.at.turn != self.learner:
            self.plies += 1
            seed = seed_at(seed_of(self.plan.seed, self.number), self.plies)
            config = self.configs[(self.at.turn - self.learner) % seats - 1]
            advance(self.at, self.thinker.think(self.at.state, config, seed, None))

    def step(self, action: int) -> list[float]:
        """Play an action; return what each seat gets if the game is over then, else zeros."""
        self.mover = self.at.turn
        advance(self.at, action)
        self.play_on()
        if not self.at.over:
            return [0.0] * self.setting.seats
        return self.returns()

    def returns(self) -> list[float]:
        rules, state = self.game.rules, self.at.state
        leading = rules.winners(state)
        seats = range(self.setting.seats)
        points = [int(rules.points(state, seat)) for seat in seats]
        won = [seat for seat in seats if leading >> seat & 1]
        return rewards.reward_of(self.setting.reward)(points, won)

    @property
    def viewer(self) -> int:
        if self.learner >= 0:
            return self.learner
        return self.mover if self.at.over else self.at.turn

    def observation(self) -> Any:
        observer = self.setting.observer
        memory = self.setting.perfect_memory
        raw = self.at.observe(self.viewer, perfect_memory=memory)
        if observer.form == "int16":
            return raw
        return observer.scale(raw, np.empty(raw.shape, np.float32))

    def legal(self) -> list[int]:
        return [] if self.at.over else self.at.choices()
