"""Self-play for MaskablePPO: tables whose seats are all played by the learner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer

from moguls.baselines.advantages import Played, seat_advantages

if TYPE_CHECKING:
    from moguls.baselines.scaled import Scaled


class SeatBuffer(MaskableRolloutBuffer):
    """A rollout whose advantages are estimated seat by seat."""

    tables: Scaled
    policy: Any

    def reset(self) -> None:
        """Begin a rollout."""
        super().reset()
        self.steps: list[Played] = []

    def add(self, *arguments: Any, **named: Any) -> None:
        """Add a step, with what the tables say of it."""
        super().add(*arguments, **named)
        self.steps.append(self.tables.played)

    def compute_returns_and_advantage(self, last_values: object, dones: object) -> None:
        """Estimate the advantages of a whole rollout."""
        del last_values, dones  # those of the seats on turn; all seats are needed
        rows = [self.tables.env.observe(seat) for seat in range(self.tables.seats)]
        with torch.no_grad():
            values = [self.policy.predict_values(torch.as_tensor(part)) for part in rows]
        columns = np.concatenate([value.numpy() for value in values], axis=1)
        self.advantages = seat_advantages(self.values, self.steps, columns, self.gae_lambda)
        self.returns = self.advantages + self.values


def joined(model: Any, tables: Scaled) -> Any:
    """Return a learner whose buffer knows its tables."""
    model.rollout_buffer.tables, model.rollout_buffer.policy = tables, model.policy
    return model
