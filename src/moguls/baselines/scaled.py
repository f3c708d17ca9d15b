"""Tables as stable-baselines3 learns from them; imported on use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from stable_baselines3.common.vec_env import VecEnvWrapper

from moguls.baselines.advantages import Played

if TYPE_CHECKING:
    from moguls.vector.gymnasium_env import MogulsVectorEnv


class Scaled(VecEnvWrapper):
    """Tables whose rewards are divided by the largest."""

    def __init__(self, env: object, largest: float) -> None:
        """Wrap the tables."""
        super().__init__(env)
        self.largest = np.float32(largest)
        self.env: MogulsVectorEnv = self.venv.env
        self.seats = self.env.plan.setting.seats
        self.played: Played

    def reset(self) -> object:
        """Deal at all tables; return observations."""
        return self.venv.reset()

    def step_wait(self) -> object:
        """Play; return observations, scaled rewards, ends and infos."""
        seats = self.venv.infos["seat"].copy()
        observations, rewards, ended, infos = self.venv.step_wait()
        paid = self.venv.infos["returns"].astype(np.float32) / self.largest
        self.played = Played(seats, ended.copy(), paid)
        return observations, rewards / self.largest, ended, infos
