"""A learner that others can be compared with: MaskablePPO on `moguls.vector`, saved as a bot.

Docs: docs/baselines.md.
"""

from moguls.baselines.plan import Plan
from moguls.baselines.train import train

__all__ = ["Plan", "train"]
