"""How a position is to be searched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from moguls.bots.config import BotConfig


class Root(NamedTuple):
    """The root of a search: who is on turn, of how many seats."""

    seat: int
    seats: int


@dataclass(frozen=True)
class AnalysisRequest:
    """How a position is to be searched.

    Attributes:
        config: of the bot that thinks.
        seed: of all simulations; at most `moguls.bots.searcher.searcher.SEEDS`.
        sims: simulations that are asked for.
        budget: seconds, or None for no limit.
    """

    config: BotConfig
    seed: int
    sims: int
    budget: float | None
