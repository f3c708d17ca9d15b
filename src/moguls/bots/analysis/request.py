"""Parameters of an analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from moguls.bots.config import BotConfig


class Root(NamedTuple):
    """The root of a search: the seat on turn and the number of seats."""

    seat: int
    seats: int


@dataclass(frozen=True)
class AnalysisRequest:
    """Parameters of an analysis.

    Attributes:
        config: of the searching bot.
        seed: of all simulations; at most `moguls.bots.searcher.searcher.SEEDS`.
        sims: requested simulations.
        budget: seconds, or None for no limit.
    """

    config: BotConfig
    seed: int
    sims: int
    budget: float | None
