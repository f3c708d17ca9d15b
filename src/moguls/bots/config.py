"""Configuration of a built-in bot: simulations, noise and search options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moguls.bots.search.options import DEFAULTS

# Time limits of a bot without a seed:
CAP: Final = 0.9  # seconds a decision, whatever the number of simulations
CAP_CLASSIC: Final = 4.0  # the same for the baseline `classic`
CAP_PLAIN: Final = 0.4  # the same while native code is compiled, which a long search would delay


@dataclass(frozen=True)
class BotConfig:
    """The configuration of a bot.

    Attributes:
        sims: simulations a decision; 0 plays the game's rollout policy.
        noise: random actions in a thousand decisions.
        options: of the tree search, in thousandths; see `moguls.bots.search.options`.
        classic: whether the search is that of the baseline `classic`.
    """

    sims: int = 0
    noise: int = 0
    classic: bool = False
    options: tuple[int, ...] = DEFAULTS

    @property
    def cap(self) -> float:
        """Seconds a decision by the clock, whatever the number of simulations."""
        return CAP_CLASSIC if self.classic else CAP
