"""Luck that a review reports where there was none: the error of its estimates.

    python -m bench.luck [GAME [GAMES [SIMS [BOT]]]]     # mogul-2002, 10, 400, easy

Reviews games of a bot. After a decision of a Mogul game without a new card, only the decision can
change chances, so reported luck is the error of the two chances and the cost. The output is its
root mean square for the seat that decided, with and without the best action, and in all games the
luck of a whole game, cards included.
"""

import sys
from math import sqrt
from statistics import fmean
from typing import Final

import moguls
from bench.notes import say, tell
from moguls import review
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.levels import config_of
from moguls.bots.search.decision import seed_at
from moguls.core.play.game import Game

NAME, GAMES, SIMS, BOT, SEED, SEATS = "mogul-2002", 10, 400, "easy", 2002, 4
Luck = dict[str, list[float]]
KINDS: Final = ("best", "other", "whole")


def lucks(game: Game, number: int, sims: int, bot: str, analyst: Analyst) -> Luck:
    """Return the luck told of a game, by kind."""
    play, config = (
        game.new(seats=SEATS, seed=SEED + number),
        config_of(bot, analyst.searcher.policy),
    )
    while not play.over:
        play.step(analyst.searcher.think(play.state, config, SEED + number + play.ply, None))
    asked = review.decisions(play)
    found = [
        review.weigh(analyst, it.state, it.action, seed_at(1, k), sims)
        for k, it in enumerate(asked)
    ]
    made = review.make(play, found, sims, 1)
    told: Luck = {kind: [] for kind in KINDS}
    turned = [getattr(each.state, "deck_at", k) for k, each in enumerate(asked)]
    for k, it in enumerate(found[:-1]):
        if turned[k] == turned[k + 1]:
            told["best" if it.action == it.best else "other"].append(made.luck(k)[it.seat])
    told["whole"] += [one["luck"] for one in made.as_json()["summary"]]
    return told


def main(arguments: list[str]) -> None:
    """Review games of one game, and sum up."""
    name, games, sims, bot = (arguments + [NAME, str(GAMES), str(SIMS), BOT][len(arguments) :])[:4]
    game = moguls.game(name)
    analyst, told = Analyst(game.jit()), Luck({kind: [] for kind in KINDS})
    for number in range(int(games)):
        for kind, more in lucks(game, number, int(sims), bot, analyst).items():
            told[kind] += more
        say(f"{name}: {number + 1} of {games} games")
    found = {kind: {"number": len(it), "root": _root(it)} for kind, it in told.items() if it}
    tell(
        {"bench": "luck", "game": name, "games": int(games), "sims": int(sims), "bot": bot} | found
    )


def _root(numbers: list[float]) -> float:
    """Return the root of the mean square."""
    return sqrt(fmean(number * number for number in numbers))


if __name__ == "__main__":
    main(sys.argv[1:])
