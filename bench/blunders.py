"""Whether a review finds the blunders of a game: decisions made at random, beside the others.

    python -m bench.blunders [GAME [GAMES [SIMS [BOT]]]]     # moguli, 20, 400, search:15

In games of a bot a decision in 25 is any legal one. All are weighed as a review does; told are the
share of the win that they cost on average, and how many count as mistakes.
"""

import random
import sys
from statistics import fmean
from typing import Any, Final

import moguls
from bench.notes import say, tell
from moguls import review
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.levels import config_of
from moguls.bots.search.decision import seed_at
from moguls.core.play.game import Game

NAME, GAMES, SIMS, BOT, SEED, SEATS = "moguli", 20, 400, "search:15", 2013, 4
LOOSE: Final = 0.04  # of the decisions are any legal one


def reviewed(game: Game, number: int, sims: int, bot: str, analyst: Analyst) -> list[Any]:
    """Return for each decision of a game between several actions: loose, its cost, a mistake."""
    chance, config = random.Random(SEED + number), config_of(bot, analyst.searcher.policy)
    play, loose = game.new(seats=min(SEATS, game.seats[-1]), seed=SEED + number), []
    while not play.over:
        legal = list(play.legal().values())
        loose.append(len(legal) > 1 and chance.random() < LOOSE)
        thought = analyst.searcher.think(play.state, config, SEED + number + play.ply, None)
        play.step(chance.choice(legal) if loose[-1] else thought)
    asked = review.decisions(play)
    found = [
        review.weigh(analyst, it.state, it.action, seed_at(1, k), sims)
        for k, it in enumerate(asked)
    ]
    whole = review.make(play, found, sims, 1)
    return [
        (loose[k], -it.cost[it.seat], whole.is_mistake(k))
        for k, it in enumerate(found)
        if it.choices > 1
    ]


def summed(rows: list[Any]) -> dict[str, Any]:
    """Return how many decisions there are, their mean cost, and the share called mistakes."""
    return {
        "decisions": len(rows),
        "cost": fmean(cost for _, cost, _ in rows),
        "mistakes": fmean(mistake for *_, mistake in rows),
    }


def main(arguments: list[str]) -> None:
    """Review games, and sum up loose decisions and the others."""
    name, games, sims, bot = (arguments + [NAME, str(GAMES), str(SIMS), BOT][len(arguments) :])[:4]
    game = moguls.game(name)
    analyst, rows = Analyst(game.jit()), list[Any]()
    for number in range(int(games)):
        rows += reviewed(game, number, int(sims), bot, analyst)
        say(f"{name}: {number + 1} of {games} games, {len(rows)} decisions")
    loose, others = [row for row in rows if row[0]], [row for row in rows if not row[0]]
    found = {"loose": summed(loose), "others": summed(others)}
    tell(
        {"bench": "blunders", "game": name, "games": int(games), "sims": int(sims), "bot": bot}
        | found
    )


if __name__ == "__main__":
    main(sys.argv[1:])
