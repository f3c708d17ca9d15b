"""Ratings of bots over tables of any size, by OpenSkill's Plackett-Luce model.

The library rates one game after another, and the result depends on their order. The strength of
bots is constant, so deals are rated in many random orders, and the mean is used.
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
DRAWS: Final = 100  # bootstrap samples of the deals for the intervals
DRAW_ORDERS: Final = 16  # orders of the deals of each sample
WORD: Final = 2**32 - 1  # of a seed
LEAST: Final = 1e-12  # minimum spread
WORK: Final = 8_000_000  # maximum number of deals rated for the intervals, about


@dataclass(frozen=True)
class Rating:
    """A bot's rating.

    Attributes:
        name: of the bot.
        mu: OpenSkill's strength; the initial value is 25, and one class of players is 25/6.
        sigma: OpenSkill's uncertainty, which assumes independent games.
        low, high: 95 % interval of `mu`, by bootstrap over deals; infinite if all deals are equal
            or there is only one.
        ahead: share of the samples in which it was rated above the next one; None for the last.
    """

    name: str
    mu: float
    sigma: float
    low: float
    high: float
    ahead: float | None


def ratings_of(manifest: Manifest, outcomes: Sequence[Outcome]) -> list[Rating]:
    """Rate the bots by the ranks of their seats; return the best first.

    A bot with several seats in a game counts with one of them, in turn: under the model the rest
    of a ranking is again a ranking.

    Raises:
        UsageError: the library is not installed.
    """
    ranks = [ranks_of(game) for game in outcomes]
    a_deal = manifest.plan.games_a_deal
    # Sorted, so that the order of play does not matter.
    deals = sorted(ranks[at : at + a_deal] for at in range(0, len(ranks), a_deal))
    lanes = PlackettLuce(deals, len(manifest.plan.bots), rating_model()(tau=0.0))
    # The legacy generator, whose draws are the same in every version of the library.
    chance = np.random.RandomState([manifest.plan.seed & WORD, manifest.plan.seed >> 32])
    mus, sigmas, samples = _rated(lanes, len(deals), chance)
    present = {bot for game in outcomes for bot in game.bots}
    best = sorted(present, key=lambda bot: -mus[bot])
    rows = []
    for bot, after in zip(best, [*best[1:], None], strict=True):
        # Equal deals, or a single one, say nothing of the spread of others.
        wide = SURE * float(samples[:, bot].std(ddof=1)) if deals[0] != deals[-1] else inf
        ahead = None if after is None else _ahead(samples[:, bot] - samples[:, after])
        rating = float(mus[bot]), float(sigmas[bot])
        rows.append(
            Rating(manifest.plan.bots[bot], *rating, rating[0] - wide, rating[0] + wide, ahead)
        )
    return rows


def ranks_of(game: Outcome) -> Ranks:
    """Return bots with their ranks from 1, each bot once; equal ranks are ties."""
    seats: dict[int, list[int]] = {}
    for seat, bot in enumerate(game.bots):
        seats.setdefault(bot, []).append(seat)
    seat_of = {bot: own[game.game % len(own)] for bot, own in seats.items()}
    ordered = sorted({game.rank(seat) for seat in seat_of.values()})
    return [(bot, ordered.index(game.rank(seat)) + 1) for bot, seat in sorted(seat_of.items())]


def _ahead(leads: Reals) -> float:
    """Return the share of positive leads; a lead of 0, except for rounding, counts half."""
    return float((leads > ROUNDED).mean() + (abs(leads) <= ROUNDED).mean() / 2)


def _rated(lanes: PlackettLuce, deals: int, chance: Any) -> tuple[Reals, Reals, Reals]:
    """Return mu and sigma of each bot, and its mu in bootstrap samples, a row for each sample.

    A sample is rated in a few orders, which add variance of their own. It is estimated by the
    variance over the orders of one sample, and the spread of the samples is reduced by it.
    """
    mus, sigmas = lanes.rate(_shuffled(np.tile(np.arange(deals), (ORDERS, 1)), chance))
    orders = max(2, min(DRAW_ORDERS, WORK // (DRAWS * deals)))
    samples = chance.randint(deals, size=(DRAWS, deals)).repeat(orders, axis=0)
    rated = lanes.rate(_shuffled(samples, chance))[0].reshape(DRAWS, orders, -1)
    means, luck = rated.mean(axis=1), rated.var(axis=1, ddof=1).mean(axis=0) / orders
    spread = means.var(axis=0, ddof=1)
    own = np.maximum(spread - luck, 0.0) + mus.var(axis=0, ddof=1) / ORDERS
    apart = (means - means.mean(axis=0)) * np.sqrt(own / np.maximum(spread, LEAST))
    return mus.mean(axis=0), sigmas.mean(axis=0), mus.mean(axis=0) + apart


def _shuffled(rows: Numbers, chance: Any) -> Numbers:
    order = chance.random_sample(rows.shape).argsort(axis=1)
    return np.take_along_axis(rows, order, axis=1)
