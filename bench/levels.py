"""Strength: one bot of each level against a table of the level below, seats rotated, all cores.

    python -m bench.levels [GAME [GAMES [SEATS]]]         # all games, 1000, all numbers of seats
    python -m bench.levels mogul-2002 400 4 hard expert   # one pair only: the lower, the higher

Every deal is played once from each seat. Bots think by number of simulations, not by the clock,
so the result is the same on every machine. A level is to win 1.3 times its fair share against
the one below, with two seats 1.2 times: 60 % of the games.
"""

import sys
from itertools import pairwise
from typing import Any

import moguls
from bench.matches import alone
from bench.notes import say, tell
from moguls.bots import LEVELS
from moguls.games import registry

GAMES = 1000
LADDER = tuple(dict.fromkeys(("beginner", *LEVELS)))
WANTED, WANTED_OF_TWO = 1.3, 1.2


def ladder(game: str, seats: int, games: int, levels: tuple[str, ...]) -> list[dict[str, Any]]:
    """Play each level against the one below."""
    wanted = WANTED if seats > 2 else WANTED_OF_TWO  # noqa: PLR2004  # two seats have their own
    found = []
    for lower, higher in pairwise(levels):
        match = alone(game, higher, lower, seats, games)
        match["wanted"], match["reached"] = wanted, match["times_fair"] >= wanted
        if not match["reached"]:
            say(f"    below {wanted}")
        found.append(match)
    return found


def main(arguments: list[str]) -> None:
    """Play the ladders, or the one pair that is named."""
    games = int(arguments[1]) if arguments[1:] else GAMES
    matches = []
    for game in arguments[:1] or registry.names():
        possible = moguls.game(game).seats
        for seats in [int(arguments[2])] if arguments[2:] else possible:
            matches += ladder(game, seats, games, tuple(arguments[3:]) or LADDER)
    tell({"bench": "levels", "matches": matches})


if __name__ == "__main__":
    main(sys.argv[1:])
