"""The spaces of an environment, from its plain bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gymnasium.spaces import Box
from numpy import int8

if TYPE_CHECKING:
    from moguls.envs.setting import Setting


def observed(setting: Setting, repeats: int = 1) -> Box:
    """Return the space of an observation, or of so many in a row."""
    low, high = setting.observer.bounds(repeats)
    return Box(low, high, dtype=setting.observer.dtype)


def masked(setting: Setting) -> Box:
    """Return the space of a mask of actions."""
    return Box(0, 1, (setting.num_actions,), int8)
