"""Baseline learner: MaskablePPO on `moguls.vector`, saved as a bot.

Docs: docs/baselines.md.
"""

from moguls.baselines.plan import TrainingPlan
from moguls.baselines.train import train

__all__ = ["TrainingPlan", "train"]
