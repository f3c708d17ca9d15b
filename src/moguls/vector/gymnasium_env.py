"""The tables as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from moguls.envs import spaces
from moguls.errors import UsageError
from moguls.vector.stepping import Tables

if TYPE_CHECKING:
    from moguls.vector.plan import VectorPlan


class MogulsVectorEnv(Tables, VectorEnv):
    """N tables; `moguls.vector.make` makes one."""

    def __init__(self, plan: VectorPlan) -> None:
        """Make tables at which no game has begun: `reset` deals."""
        super().__init__(plan)
        self.metadata = {**self.metadata, "autoreset_mode": AutoresetMode(plan.autoreset)}
        self.single_observation_space = spaces.observed(plan.setting)
        self.single_action_space = Discrete(plan.setting.num_actions)
        self.observation_space = batch_space(self.single_observation_space, plan.n)
        self.action_space = batch_space(self.single_action_space, plan.n)

    def reset(self, *, seed: int | None = None, **given: Any) -> Any:
        """Deal new games, like `Tables.reset`."""
        if isinstance(seed, list | tuple):
            msg = "seed: a list is not possible; expected one integer for all tables"
            raise UsageError(msg)
        VectorEnv.reset(self, seed=seed)
        return Tables.reset(self, seed=seed, **given)

    def close(self, **kwargs: object) -> None:
        """End the threads, once."""
        VectorEnv.close(self, **kwargs)

    def close_extras(self, **kwargs: object) -> None:
        """End the threads."""
        Tables.close(self, **kwargs)
