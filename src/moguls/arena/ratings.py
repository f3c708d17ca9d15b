"""Ratings of bots over tables of any size, by OpenSkill's Plackett-Luce model."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moguls.arena.stats import quantile
from moguls.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome

WORK: Final = 200_000  # games rated in all for the intervals
FEWEST: Final = 40  # times that the deals are drawn anew, at least
MOST: Final = 400  # and at most


@dataclass(frozen=True)
class Rating:
    """A bot's rating.

    Attributes:
        name: of the bot.
        mu, sigma: strength and uncertainty as OpenSkill has them; a beginner has 25 and 25/3.
        low, high: 95 % interval of `mu` by drawing the deals anew with replacement.
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
    model = _model()
    plan = made.plan
    rated = [_ranks(game) for game in outcomes]
    deals = [rated[at : at + plan.games_a_deal] for at in range(0, len(rated), plan.games_a_deal)]
    found = _rate(model, deals, len(plan.bots))
    seen = sorted({bot for game in outcomes for bot in game.bots})
    best = sorted(seen, key=lambda bot: -found[bot].mu)
    drawn = _drawn(model, deals, plan.seed, len(plan.bots))
    return [
        _rating(plan.bots[bot], found[bot], [mus[bot] for mus in drawn], _below(drawn, best, i))
        for i, bot in enumerate(best)
    ]


def _model() -> Any:
    """Return the model; strength does not change from game to game."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  # an extra
    except ImportError as error:
        msg = "ratings need the library openskill: pip install 'moguls[arena]'"
        raise UsageError(msg) from error
    return PlackettLuce(tau=0.0)


def _ranks(game: Outcome) -> list[tuple[int, int]]:
    """Return bots with their ranks, each bot once; equal ranks are ties."""
    seats: dict[int, list[int]] = {}
    for seat, bot in enumerate(game.bots):
        seats.setdefault(bot, []).append(seat)
    taken = {bot: own[game.game % len(own)] for bot, own in seats.items()}
    ordered = sorted({game.rank(seat) for seat in taken.values()})
    return [(bot, ordered.index(game.rank(seat)) + 1) for bot, seat in sorted(taken.items())]


def _rate(model: Any, deals: Sequence[Sequence[list[tuple[int, int]]]], bots: int) -> list[Any]:
    """Rate the games one after another."""
    now = [model.rating() for _ in range(bots)]
    for deal in deals:
        for game in deal:
            if len(game) > 1:
                teams = [[now[bot]] for bot, _rank in game]
                after = model.rate(teams, ranks=[rank for _bot, rank in game])
                for (bot, _rank), (rating,) in zip(game, after, strict=True):
                    now[bot] = rating
    return now


def _drawn(
    model: Any, deals: Sequence[Sequence[list[tuple[int, int]]]], seed: int, bots: int
) -> list[list[float]]:
    """Return the ratings of all bots for some draws of the deals with replacement."""
    games = sum(map(len, deals))
    times = max(FEWEST, min(MOST, WORK // max(1, games)))
    chance = random.Random(seed)
    return [
        [float(rating.mu) for rating in _rate(model, chance.choices(deals, k=len(deals)), bots)]
        for _ in range(times if deals else 0)
    ]


def _below(drawn: Sequence[Sequence[float]], best: Sequence[int], i: int) -> float | None:
    """Return how often bot i of the order was above the next one; None for the last."""
    if i + 1 == len(best) or not drawn:
        return None
    return sum(mus[best[i]] > mus[best[i + 1]] for mus in drawn) / len(drawn)


def _rating(name: str, found: Any, mus: list[float], ahead: float | None) -> Rating:
    """Return one bot's rating."""
    ordered = sorted(mus)
    low, high = (quantile(ordered, part) for part in (0.025, 0.975))
    return Rating(name, float(found.mu), float(found.sigma), low, high, ahead)
