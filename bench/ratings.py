"""Width and coverage of the intervals of ladder ratings, and the cost of rating.

    python -m bench.ratings [LADDERS] [GAMES]

Games are simulated: five bots of known strength at four seats, with luck shared by the games of a
deal. Intervals should contain the mean rating of such ladders in 95 of 100.
"""

import random
import sys
import time
from statistics import fmean, stdev
from typing import Final

import moguls
from bench.notes import say, tell
from moguls.arena import plan
from moguls.arena.manifest import Manifest, manifest_of
from moguls.arena.outcome import Outcome
from moguls.arena.ratings import Rating, ratings_of
from moguls.core.statistics import SURE

LADDERS, GAMES, SEED, SEATS = 60, 400, 7, 4
SKILLS: Final = {"random": 60, "beginner": 64, "easy": 68, "steady": 70, "hard": 76}
DEAL, GAME = 5.0, 15.0  # points of luck in standard deviations: a deal's, and a game's


def games_of(made: Manifest, chance: random.Random) -> list[Outcome]:
    """Return the games of a ladder: points are skill and luck."""
    found = []
    for deal in range(made.plan.deals):
        luck = [skill + chance.gauss(0, DEAL) for skill in SKILLS.values()]
        for each in made.plan.setups(deal):
            scores = tuple(round(luck[bot] + chance.gauss(0, GAME)) for bot in each.bots)
            won = (scores.index(max(scores)),)
            at = each.game, each.deal, each.table, each.bots
            found.append(Outcome(*at, scores, won, 200, "0" * 16, "0" * 16))
    return found


def main(arguments: list[str]) -> None:
    """Rate ladders of the same bots, and compare."""
    ladders, games = map(int, (arguments + [str(LADDERS), str(GAMES)][len(arguments) :])[:2])
    game, chance = moguls.game("mogul-2002"), random.Random(SEED)
    made = manifest_of(game, plan.ladder(game, list(SKILLS), games, seed=1, seats=SEATS))
    begun = time.process_time()
    rated: list[dict[str, Rating]] = []
    for number in range(ladders):
        rated.append({row.name: row for row in ratings_of(made, games_of(made, chance))})
        say(f"{number + 1} of {ladders} ladders")
    seconds = (time.process_time() - begun) / ladders
    held, parts = [], []
    for name in SKILLS:
        rows = [rows[name] for rows in rated]
        mean = fmean(row.mu for row in rows)
        held += [row.low <= mean <= row.high for row in rows]
        parts.append(fmean(row.high - row.mu for row in rows) / SURE / stdev(r.mu for r in rows))
    told = {"width": round(fmean(parts), 3), "held": round(fmean(held), 3)}
    tell({"bench": "ratings", "ladders": ladders, "games": games, **told, "cpu_s": seconds})


if __name__ == "__main__":
    main(sys.argv[1:])
