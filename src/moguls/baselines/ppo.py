"""MaskablePPO of sb3-contrib. Only this module imports PyTorch, and it is imported on use."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnvWrapper

from moguls.bots.saved.network import Network
from moguls.vector.stable_baselines import wrapped

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.bots.saved.network import About
    from moguls.vector.gymnasium_env import MogulsVectorEnv

UNITS: Final = (128, 128)  # of the hidden layers, of policy and of value
# Games end, and pay at their end alone: nothing is discounted.
SETTINGS: Final = {
    "n_steps": 64,
    "batch_size": 1024,
    "n_epochs": 4,
    "gamma": 1.0,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": {"pi": [*UNITS], "vf": [*UNITS]}},
    "device": "cpu",
}
NO_END: Final = 1 << 40  # steps: the clock ends training


class _Scaled(VecEnvWrapper):
    """Tables whose rewards are divided by the largest."""

    def __init__(self, env: object, largest: float) -> None:
        """Wrap the tables."""
        super().__init__(env)
        self.largest = np.float32(largest)

    def reset(self) -> object:
        """Deal at all tables; return observations."""
        return self.venv.reset()

    def step_wait(self) -> object:
        """Play; return observations, scaled rewards, ends and infos."""
        observations, rewards, ended, infos = self.venv.step_wait()
        return observations, rewards / self.largest, ended, infos


def scaled(env: MogulsVectorEnv, largest: float) -> object:
    """Return tables for stable-baselines3, with rewards from -1 to 1."""
    return _Scaled(wrapped(env), largest)


def new(tables: object, seed: int) -> object:
    """Return a new learner."""
    torch.set_num_threads(1)  # processor time is what is counted
    return MaskablePPO("MlpPolicy", tables, seed=seed % 2**32, **SETTINGS)


def resumed(path: Path, tables: object) -> object:
    """Return the learner of a file of `keep`; such a file can run code: load only your own."""
    torch.set_num_threads(1)
    return MaskablePPO.load(path, tables, device="cpu")


def learn(model: Any, go_on: Callable[[dict[str, Any], dict[str, object]], bool]) -> None:
    """Train until `go_on`, called with each step of all tables, returns False."""
    model.learn(NO_END, go_on, log_interval=None, reset_num_timesteps=False)


def keep(model: Any, path: Path) -> None:
    """Save the checkpoint, whole or not at all."""
    draft = path.with_name(f"{path.stem}.new.zip")
    model.save(draft)
    os.replace(draft, path)  # noqa: PTH105  # one step, on every system


def network(model: Any, about: About) -> Network:
    """Return the policy as NumPy arrays."""
    hidden = [part for part in model.policy.mlp_extractor.policy_net if hasattr(part, "weight")]
    return Network(about, [_layer(part) for part in (*hidden, model.policy.action_net)])


def _layer(part: Any) -> tuple[Any, Any]:
    return tuple(np.array(p.detach().numpy(), np.float32) for p in (part.weight, part.bias))  # type: ignore[return-value]
