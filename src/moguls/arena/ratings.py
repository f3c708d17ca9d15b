"""Ratings of bots over tables of any size, by OpenSkill's Plackett-Luce model.

The library rates one game after another, so that what comes of it depends on their order. Strength
does not change from game to game here: deals are rated in many orders and the mean is taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from moguls.arena.extras import rating_model
from moguls.arena.plackett_luce import PlackettLuce
from moguls.arena.stats import ROUNDED
from moguls.core.statistics import SURE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome
    from moguls.arena.plackett_luce import Numbers, Ranks, Reals

ORDERS: Final = 256  # orders of the deals for the ratings themselves
DRAWS: Final = 100  # times that the deals are drawn anew for the intervals
DRAW_ORDERS: Final = 16  # orders of the deals of each draw
WORD: Final = 2**32 - 1  # of a seed
LEAST: Final = 1e-12  # a spread below which there is none
WORK: Final = 8_000_000  # deals rated for the intervals, at most about


@dataclass(frozen=True)
class Rating:
    """A bot's rating.

    Attributes:
        name: of the bot.
        mu: strength as OpenSkill has it; a beginner has 25, and one of the field's usual steps
            between two players is 25/6.
        sigma: the library's own uncertainty, which takes games for independent.
        low, high: 95 % interval of `mu`, from deals drawn anew with replacement; infinite where all
            deals are alike, or there is one alone.
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
    ranks = [ranks_of(game) for game in outcomes]
    a_deal = made.plan.games_a_deal
    # Sorted, so that it does not matter in which order they were played.
    deals = sorted(ranks[at : at + a_deal] for at in range(0, len(ranks), a_deal))
    lanes = PlackettLuce(deals, len(made.plan.bots), rating_model()(tau=0.0))
    # The old kind of generator: its draws are the same in every version of the library.
    chance = np.random.RandomState([made.plan.seed & WORD, made.plan.seed >> 32])
    mus, sigmas, drawn = _rated(lanes, len(deals), chance)
    seen = {bot for game in outcomes for bot in game.bots}
    best = sorted(seen, key=lambda bot: -mus[bot])
    rows = []
    for bot, after in zip(best, [*best[1:], None], strict=True):
        # Deals that are all alike, or one alone, do not tell how far others would lie apart.
        wide = SURE * float(drawn[:, bot].std(ddof=1)) if deals[0] != deals[-1] else inf
        ahead = None if after is None else _ahead(drawn[:, bot] - drawn[:, after])
        rating = float(mus[bot]), float(sigmas[bot])
        rows.append(Rating(made.plan.bots[bot], *rating, rating[0] - wide, rating[0] + wide, ahead))
    return rows


def ranks_of(game: Outcome) -> Ranks:
    """Return bots with their ranks from 1, each bot once; equal ranks are ties."""
    seats: dict[int, list[int]] = {}
    for seat, bot in enumerate(game.bots):
        seats.setdefault(bot, []).append(seat)
    taken = {bot: own[game.game % len(own)] for bot, own in seats.items()}
    ordered = sorted({game.rank(seat) for seat in taken.values()})
    return [(bot, ordered.index(game.rank(seat)) + 1) for bot, seat in sorted(taken.items())]


def _ahead(leads: Reals) -> float:
    """Return how often a lead is one; none at all, but for rounding, counts half."""
    return float((leads > ROUNDED).mean() + (abs(leads) <= ROUNDED).mean() / 2)


def _rated(lanes: PlackettLuce, deals: int, chance: Any) -> tuple[Reals, Reals, Reals]:
    """Return mu and sigma of each bot, and its mu in draws of the deals, a row for each draw.

    A draw is rated in a few orders, which add luck of their own. How much is known from how far the
    orders of one draw lie apart, and the draws are brought together by as much.
    """
    mus, sigmas = lanes.rate(_shuffled(np.tile(np.arange(deals), (ORDERS, 1)), chance))
    orders = max(2, min(DRAW_ORDERS, WORK // (DRAWS * deals)))
    drawn = chance.randint(deals, size=(DRAWS, deals)).repeat(orders, axis=0)
    rated = lanes.rate(_shuffled(drawn, chance))[0].reshape(DRAWS, orders, -1)
    means, luck = rated.mean(axis=1), rated.var(axis=1, ddof=1).mean(axis=0) / orders
    spread = means.var(axis=0, ddof=1)
    own = np.maximum(spread - luck, 0.0) + mus.var(axis=0, ddof=1) / ORDERS
    apart = (means - means.mean(axis=0)) * np.sqrt(own / np.maximum(spread, LEAST))
    return mus.mean(axis=0), sigmas.mean(axis=0), mus.mean(axis=0) + apart


def _shuffled(rows: Numbers, chance: Any) -> Numbers:
    """Return each row in a random order."""
    order = chance.random_sample(rows.shape).argsort(axis=1)
    return np.take_along_axis(rows, order, axis=1)
