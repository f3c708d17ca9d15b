"""Strength: each level against the one below, seats rotated, common deals.

    python -m bench.levels [GAMES] [SEATS]
    python -m bench.levels 400 4 hard expert      # one pair only: the lower, the higher

Bots think by number of simulations, not by the clock, so the result is the same everywhere.
"""

import sys
from itertools import pairwise
from time import perf_counter
from typing import Any

import moguls
from bench.notes import say, tell
from moguls.arena import play_match

GAMES, SEATS, SEED = 400, 4, 2002
LADDER = ("random", "easy", "normal", "hard", "expert")


def pair(lower: str, higher: str, seats: int, games: int) -> dict[str, Any]:
    """Let two levels play, in turn round the table, an even number of seats being half each."""
    begun = perf_counter()
    names = [higher if seat % 2 == 0 else lower for seat in range(seats)]
    result = play_match(moguls.game("mogul-2002"), names, games, SEED)
    best = result.by_bot()[0]
    say(
        f"{higher} against {lower}: {best.wins:.3f} [{best.low:.3f}, {best.high:.3f}]"
        f" of {best.fair:.3f} in {perf_counter() - begun:.0f} s"
    )
    return result.as_json()


def main(arguments: list[str]) -> None:
    """Play the ladder, or the one pair that is named."""
    games, seats = (*map(int, arguments[:2]), *(GAMES, SEATS)[len(arguments[:2]) :])
    rungs = pairwise(arguments[2:] or LADDER)
    matches = [pair(lower, higher, seats, games) for lower, higher in rungs]
    tell({"bench": "levels", "matches": matches})


if __name__ == "__main__":
    main(sys.argv[1:])
