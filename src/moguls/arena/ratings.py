"""Ratings of bots over tables of any size, by OpenSkill's Plackett-Luce model.

The library rates one game after another, so that what comes of it depends on their order. Strength
does not change from game to game here: deals are rated in many orders and the mean is taken.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Final

from moguls.core.errors import UsageError
from moguls.core.intervals import SURE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome

WORK: Final = 120_000  # games rated in all, about: a few seconds
ORDERS: Final = 32  # orders of the deals for the ratings themselves
DRAWS: Final = 40  # times that the deals are drawn anew for the intervals
MOST_ORDERS: Final = 8  # orders of the deals of each draw

Ranks = list[tuple[int, int]]  # of a game: bots, each once, with their ranks
Deals = list[list[Ranks]]


@dataclass(frozen=True)
class Rating:
    """A bot's rating.

    Attributes:
        name: of the bot.
        mu: strength as OpenSkill has it; a beginner has 25, and one of the field's usual steps
            between two players is 25/6.
        sigma: the library's own uncertainty, which takes games for independent.
        low, high: 95 % interval of `mu`, from deals drawn anew with replacement.
        ahead: in how much of these draws it was rated above the next one below; None for the last.
    """

    name: str
    mu: float
    sigma: float
    low: float
    high: float
    ahead: float | None


def ratings_of(made: Manifest, outcomes: Sequence[Outcome]) -> list[Rating]:
    """Rate the bots by the order that their seats came in, the best first.

    A bot with several seats of a game counts with one of them, another from game to game: what is
    left of an order by the model is an order by the model.

    Raises:
        UsageError: the library is not installed.
    """
    rater = _Rater(len(made.plan.bots), made.plan.seed)
    ranks = [ranks_of(game) for game in outcomes]
    a_deal = made.plan.games_a_deal
    deals = [ranks[at : at + a_deal] for at in range(0, len(ranks), a_deal)]
    mus, sigmas = rater.mean(deals, ORDERS)
    drawn = rater.drawn(deals)
    seen = {bot for game in outcomes for bot in game.bots}
    best = sorted(seen, key=lambda bot: -mus[bot])
    rows = []
    for bot, after in zip(best, [*best[1:], None], strict=True):
        wide = SURE * stdev(draw[bot] for draw in drawn)
        above = [draw[bot] > draw[after] for draw in drawn] if after is not None else []
        edges = mus[bot] - wide, mus[bot] + wide
        ahead = fmean(above) if above else None
        rows.append(Rating(made.plan.bots[bot], mus[bot], sigmas[bot], *edges, ahead))
    return rows


def ranks_of(game: Outcome) -> Ranks:
    """Return bots with their ranks from 1, each bot once; equal ranks are ties."""
    seats: dict[int, list[int]] = {}
    for seat, bot in enumerate(game.bots):
        seats.setdefault(bot, []).append(seat)
    taken = {bot: own[game.game % len(own)] for bot, own in seats.items()}
    ordered = sorted({game.rank(seat) for seat in taken.values()})
    return [(bot, ordered.index(game.rank(seat)) + 1) for bot, seat in sorted(taken.items())]


def library() -> Any:
    """Return what rates: OpenSkill's model.

    Raises:
        UsageError: it is not installed.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  # an extra
    except ImportError as error:
        msg = "ratings need the library openskill: pip install 'moguls[arena]'"
        raise UsageError(msg) from error
    return PlackettLuce


class _Rater:
    """The library's model, and a random order of deals that is the same each time."""

    def __init__(self, bots: int, seed: int) -> None:
        """Load the library."""
        self.model: Any = library()(tau=0.0)
        self.bots, self.chance = bots, random.Random(seed)

    def mean(self, deals: Deals, orders: int) -> tuple[list[float], list[float]]:
        """Return mu and sigma of each bot, the means over some orders of the deals."""
        rated = [self._once(deals) for _ in range(orders)]
        mus = [fmean(now[bot].mu for now in rated) for bot in range(self.bots)]
        return mus, [fmean(now[bot].sigma for now in rated) for bot in range(self.bots)]

    def drawn(self, deals: Deals) -> list[list[float]]:
        """Return mu of each bot for some draws of the deals with replacement."""
        games = sum(map(len, deals))
        orders = max(1, min(MOST_ORDERS, WORK // (DRAWS * games)))
        draws = (self.chance.choices(deals, k=len(deals)) for _ in range(DRAWS))
        return [self.mean(draw, orders)[0] for draw in draws]

    def _once(self, deals: Deals) -> list[Any]:
        """Rate the deals in one random order."""
        now = [self.model.rating() for _ in range(self.bots)]
        for deal in self.chance.sample(deals, len(deals)):
            for game in deal:
                teams = [[now[bot]] for bot, _rank in game]
                after = self.model.rate(teams, ranks=[rank for _bot, rank in game])
                for (bot, _rank), (rating,) in zip(game, after, strict=True):
                    now[bot] = rating
        return now
