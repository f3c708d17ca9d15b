"""The tables as what stable-baselines3 learns from; that package is not needed to import this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from moguls.envs.extras import need
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from moguls.vector.gymnasium_env import MogulsVectorEnv

    Indices = int | Iterable[int] | None  # of tables; None is all


def wrapped(env: MogulsVectorEnv, *, self_play: bool = False) -> Any:
    """Return an environment as a `VecEnv`, with `action_masks` for sb3-contrib's MaskablePPO.

    Args:
        env: of `moguls.vector.make`, with opponents and autoreset="SameStep".
        self_play: whether all seats may learn; a reward is then that of the seat that has acted,
            and a learner must pay the others from `infos["returns"]` (`moguls.baselines`).

    Raises:
        MissingExtra: stable-baselines3 is not installed.
        UsageError: the environment is made otherwise.
    """
    if env.plan.autoreset != "SameStep" or not (env.plan.bots or self_play):
        msg = 'stable-baselines3 needs opponents=… and autoreset="SameStep"'
        raise UsageError(msg)
    package: Any = need("stable_baselines3.common.vec_env", "baselines")
    return type("MogulsVecEnv", (_Verbs, package.VecEnv), {})(env)


class _Verbs:
    """The verbs of a `VecEnv`."""

    def __init__(self, env: MogulsVectorEnv) -> None:
        """Take an environment over."""
        self.env = env
        self.infos: dict[str, Any] = {}  # of the last step, as the tables give them
        self._actions: NDArray[np.generic] | None = None
        self.render_mode = None
        # Called as a base does that has no `super`: the next one is stable-baselines3's.
        super().__init__(  # type: ignore[call-arg]  # of the class that `wrapped` makes
            env.num_envs, env.single_observation_space, env.single_action_space
        )

    def reset(self) -> NDArray[np.generic]:
        """Deal at all tables; return what is observed."""
        seeds: list[int | None] = getattr(self, "_seeds", [None])
        seen, self.infos = self.env.reset(seed=seeds[0])
        self._reset_seeds()  # type: ignore[attr-defined]  # as each VecEnv does
        return self._own(seen)

    def step_async(self, actions: NDArray[np.generic]) -> None:
        """Take actions over."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[
        NDArray[np.generic], NDArray[np.generic], NDArray[np.generic], list[dict[str, object]]
    ]:
        """Play them; tell observations, rewards, ends, and what stands beside an end."""
        assert self._actions is not None  # noqa: S101  # step_async comes before
        seen, rewards, ended, _, infos = self.env.step(self._actions)
        self.infos = infos
        infos_: list[dict[str, object]] = [{} for _ in range(self.env.num_envs)]
        for i in np.flatnonzero(ended):
            infos_[i] = {
                "terminal_observation": infos["final_obs"][i].copy(),
                "TimeLimit.truncated": False,
            }
        return self._own(seen), rewards.astype(np.float32), self._own(ended), infos_

    def _own(self, row: NDArray[np.generic]) -> NDArray[np.generic]:
        """Return a row that the next step leaves alone: learners keep it until after that step."""
        return row if self.env.plan.copy else row.copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return (n, actions) whether each action is legal."""
        return self.env.action_masks()

    def close(self) -> None:
        """End the threads."""
        self.env.close()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[object]:
        """Return an attribute of the tables, once for each that is asked for.

        Raises:
            AttributeError: they have none of this name.
        """
        value = getattr(self.env, attr_name)
        return [value for _ in self._tables(indices)]

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:
        """Set an attribute of the tables, which share it."""
        del indices
        setattr(self.env, attr_name, value)

    def env_method(
        self,
        method_name: str,
        *args: object,
        indices: Indices = None,
        **given: object,
    ) -> object:
        """Call a method of the tables; return one result for each table that is asked for."""
        result = getattr(self.env, method_name)(*args, **given)
        tables = self._tables(indices)
        is_row = isinstance(result, np.ndarray) and len(result) == self.env.num_envs
        return [result[i] if is_row else result for i in tables]

    def env_is_wrapped(self, wrapper_class: object, indices: Indices = None) -> list[bool]:
        """Return that no table is wrapped."""
        del wrapper_class
        return [False for _ in self._tables(indices)]

    def _tables(self, indices: Indices) -> Iterable[int]:
        """Return the tables that are asked for."""
        if indices is None:
            return range(self.env.num_envs)
        return [indices] if isinstance(indices, int) else list(indices)
