"""Ratings: the library's own, whatever the order of the games; intervals as wide as they should."""

from __future__ import annotations

import io
import random
import re
from functools import cache
from math import inf
from statistics import fmean
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.arena import plan
from moguls.arena.extras import rating_model
from moguls.arena.manifest import Manifest, manifest_of
from moguls.arena.outcome import Outcome
from moguls.arena.page import page_of
from moguls.arena.plackett_luce import PlackettLuce
from moguls.arena.ratings import ranks_of, ratings_of
from moguls.arena.summary import summary_of
from moguls.cli.output import console
from moguls.cli.text.arena import show
from tests.arena.unplayed import unplayed

if TYPE_CHECKING:
    from moguls.arena.plackett_luce import Deals

GAME = moguls.game("mogul-2002")
SKILLS = {"random": 60, "steady": 68, "easy": 72}
DEALS = 520


def ladder(deals: int) -> Manifest:
    return manifest_of(GAME, plan.ladder(GAME, list(SKILLS), 3 * deals, seed=1, seats=3))


def outcomes(made: Manifest, chance: random.Random) -> list[Outcome]:
    """Return games of known strengths: points are skill and luck, some of it the deal's."""
    found = []
    for deal in range(made.plan.deals):
        luck = [skill + chance.gauss(0, 5) for skill in SKILLS.values()]
        for each in made.plan.setups(deal):
            scores = tuple(round(luck[bot] + chance.gauss(0, 15)) for bot in each.bots)
            won = (scores.index(max(scores)),)
            at = each.game, each.deal, each.table, each.bots
            found.append(Outcome(*at, scores, won, 200, "0" * 16, "0" * 16))
    return found


def deals_of(games: list[Outcome]) -> Deals:
    return [[ranks_of(game) for game in games[at : at + 3]] for at in range(0, len(games), 3)]


def test_games_side_by_side_are_rated_as_by_the_library() -> None:
    chance = random.Random(2)
    deals = [
        [[(bot, chance.choice((1, 1, 2, 3))) for bot in chance.sample(range(5), 4)]] * 2
        for _ in range(40)
    ]
    for deal in deals:
        for game in deal:
            ranks = sorted({rank for _, rank in game})
            game[:] = [(bot, ranks.index(rank) + 1) for bot, rank in game]
    model = rating_model()(tau=0.0)
    orders = [chance.sample(range(40), 40), chance.choices(range(40), k=40)]
    mus, sigmas = PlackettLuce(deals, 5, model).rate(orders)
    for order, mu, sigma in zip(orders, mus, sigmas, strict=True):
        now = [model.rating() for _ in range(5)]
        for number in order:
            for game in deals[number]:
                teams = [[now[bot]] for bot, _ in game]
                after = model.rate(teams, ranks=[rank for _, rank in game])
                for (bot, _), (rating,) in zip(game, after, strict=True):
                    now[bot] = rating
        assert [rating.mu for rating in now] == pytest.approx(mu.tolist())
        assert [rating.sigma for rating in now] == pytest.approx(sigma.tolist())


@cache
def true_spread() -> list[float]:
    """Return by how much ratings of other games of the same bots differ, bot by bot."""
    made, chance, runs, orders = ladder(DEALS), random.Random(3), 60, 12
    deals = [deal for _ in range(runs) for deal in deals_of(outcomes(made, chance))]
    rows = [
        chance.sample(range(run * DEALS, (run + 1) * DEALS), DEALS)
        for run in range(runs)
        for _ in range(orders)
    ]
    mus = PlackettLuce(deals, len(SKILLS), rating_model()(tau=0.0)).rate(rows)[0]
    mus = mus.reshape(runs, orders, len(SKILLS))
    luck = mus.var(axis=1, ddof=1).mean(axis=0) / orders  # of the orders, not of the games
    found: list[float] = ((mus.mean(axis=1).var(axis=0, ddof=1) - luck) ** 0.5).tolist()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("orders", [4, 16])
def test_intervals_are_as_wide_as_ratings_differ_from_games_to_games(
    orders: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few orders their luck is most of what is seen, and must not be in the interval."""
    monkeypatch.setattr("moguls.arena.ratings.DRAW_ORDERS", orders)
    made, chance, true = ladder(DEALS), random.Random(4), true_spread()
    parts = []
    for _ in range(3):
        rows = {row.name: row for row in ratings_of(made, outcomes(made, chance))}
        wide = [(rows[name].high - rows[name].low) / 2 / 1.96 for name in SKILLS]
        parts += [mine / its for mine, its in zip(wide, true, strict=True)]
    assert 0.75 < fmean(parts) < 1.3, parts


def test_the_order_of_the_games_does_not_decide() -> None:
    made = ladder(60)
    games = outcomes(made, random.Random(5))
    last = [games[at : at + 3] for at in range(0, len(games), 3)]
    last.sort(key=lambda deal: sum(game.share(game.bots.index(0)) for game in deal))
    assert ratings_of(made, [game for deal in last for game in deal]) == ratings_of(made, games)


def test_the_same_games_have_the_same_ratings_and_the_best_is_first() -> None:
    made = ladder(40)
    games = outcomes(made, random.Random(6))
    rows = ratings_of(made, games)
    assert rows == ratings_of(made, games)
    assert [row.mu for row in rows] == sorted((row.mu for row in rows), reverse=True)
    assert all(row.low < row.mu < row.high for row in rows)
    assert [row.ahead is None for row in rows] == [False, False, True]


@pytest.mark.parametrize("deals", [1, 5])
def test_deals_that_are_alike_do_not_tell_how_sure_a_rating_is(deals: int) -> None:
    made = ladder(deals)
    games = unplayed(made, 0)
    rows = ratings_of(made, games)
    assert [(row.low, row.high) for row in rows] == [(-inf, inf)] * 3
    assert [row.ahead for row in rows] == [1, 0.5, None]
    stream = io.StringIO()
    show(summary_of(made, games), rows, console(stream))
    told = stream.getvalue() + page_of(summary_of(made, games), games, rows)
    assert f"{rows[0].mu:.2f}" in told
    assert not re.search(r"\b(inf|nan)\b", told)
