"""MaskablePPO of sb3-contrib: imported on use, since it imports PyTorch."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from moguls.baselines.scaled import Scaled
from moguls.baselines.self_play import SeatBuffer, joined
from moguls.bots.saved.network import Network
from moguls.vector.stable_baselines import wrapped

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.bots.saved.network import About
    from moguls.vector.gymnasium_env import MogulsVectorEnv

UNITS: Final = (128, 128)  # of the hidden layers, of policy and of value
# Games pay at their end alone. So nothing is discounted, a rollout is longer than most games, and
# its end counts fully for each decision; docs/baselines.md says what shorter ones came to.
SETTINGS: Final = {
    "n_steps": 256,
    "gae_lambda": 1.0,
    "learning_rate": 1e-3,
    "batch_size": 1024,
    "n_epochs": 4,
    "gamma": 1.0,
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": {"pi": [*UNITS], "vf": [*UNITS]}},
    "device": "cpu",
}


def scaled(env: MogulsVectorEnv, largest: float) -> Scaled:
    """Return tables for stable-baselines3, with rewards from -1 to 1."""
    return Scaled(wrapped(env, self_play=not env.plan.bots), largest)


def new(tables: Scaled, seed: int, logs: Path | None) -> object:
    """Return a new learner."""
    torch.set_num_threads(1)  # the weights depend on the number of threads
    buffer = None if tables.env.plan.bots else SeatBuffer
    more: dict[str, Any] = {"rollout_buffer_class": buffer, "tensorboard_log": _folder(logs)}
    model = MaskablePPO("MlpPolicy", tables, seed=seed % 2**32, **SETTINGS, **more)
    return joined(model, tables) if buffer else model


def resumed(path: Path, tables: Scaled, logs: Path | None) -> object:
    """Return the learner of a file of `keep`; such a file can run code: load only your own."""
    torch.set_num_threads(1)
    model = MaskablePPO.load(path, tables, device="cpu", tensorboard_log=_folder(logs))
    return model if tables.env.plan.bots else joined(model, tables)


def _folder(logs: Path | None) -> str | None:
    return None if logs is None else str(logs)


def learn(
    model: Any, decisions: int, on_step: Callable[[dict[str, Any], dict[str, object]], bool]
) -> None:
    """Train for so many decisions more; `on_step` is called with each step of all tables."""
    interval = None if model.tensorboard_log is None else 1
    model.learn(decisions, on_step, log_interval=interval, reset_num_timesteps=False)


def record(model: Any, name: str, value: float) -> None:
    """Log a number with the next rollout."""
    if model.tensorboard_log is not None:
        model.logger.record(name, value)


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
