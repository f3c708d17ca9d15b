"""What tells one bot from another: how many simulations it runs, how often it is careless."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from moguls.bots.search.options import DEFAULTS

# Of a bot that goes by the clock:
CAP: Final = 0.9  # seconds a decision, whatever the number of simulations
CAP_CLASSIC: Final = 4.0  # the same for the baseline: what the programs of the day take
CAP_PLAIN: Final = 0.4  # the same while native code is not ready: a long search would delay it


@dataclass(frozen=True)
class BotConfig:
    """The configuration of a bot.

    Attributes:
        sims: simulations a decision; 0 plays by the game's rules of thumb.
        noise: how many in a thousand of its decisions are a legal action at random.
        options: of the tree search, in thousandths; see `moguls.bots.search.options`.
        classic: whether the simulations are those of plain UCT, the baseline of `classic`.
    """

    sims: int = 0
    noise: int = 0
    classic: bool = False
    options: tuple[int, ...] = DEFAULTS

    @property
    def cap(self) -> float:
        """Seconds a decision by the clock, whatever the number of simulations."""
        return CAP_CLASSIC if self.classic else CAP
