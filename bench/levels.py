"""Strength: one bot of each level against a table of the level below, seats rotated.

    python -m bench.levels [GAME [GAMES [SEATS]]]
    python -m bench.levels mogul-2002 400 4 hard expert   # one pair only: the lower, the higher

Every deal is played once from each seat. Bots think by number of simulations, not by the clock,
so the result is the same on every machine.
"""

import sys
from itertools import pairwise
from time import perf_counter
from typing import Any

import moguls
from bench.notes import say, tell
from moguls.arena import play_match

GAME, GAMES, SEED = "mogul-2002", 400, 2002
LADDER = ("random", "easy", "normal", "hard", "expert")


def pair(game: str, lower: str, higher: str, seats: int, games: int) -> dict[str, Any]:
    """Let one bot of the higher level play against a table of the lower."""
    begun = perf_counter()
    names = [higher, *[lower] * (seats - 1)]
    result = play_match(moguls.game(game), names, games, SEED)
    best = result.by_bot()[0]
    say(
        f"{higher} against {lower}: {best.wins:.3f} [{best.low:.3f}, {best.high:.3f}]"
        f" of {best.fair:.3f} in {perf_counter() - begun:.0f} s"
    )
    return result.as_json()


def main(arguments: list[str]) -> None:
    """Play the ladder, or the one pair that is named."""
    game = arguments[0] if arguments else GAME
    games = int(arguments[1]) if arguments[1:] else GAMES
    possible = moguls.game(game).seats
    seats = int(arguments[2]) if arguments[2:] else min(4, possible[-1])
    rungs = pairwise(arguments[3:] or LADDER)
    matches = [pair(game, lower, higher, seats, games) for lower, higher in rungs]
    tell({"bench": "levels", "matches": matches})


if __name__ == "__main__":
    main(sys.argv[1:])
