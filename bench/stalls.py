"""Ends of games of Moguli under each reading of the duty to advance and of the stall.

    python -m bench.stalls [GAMES [BOT]]     # 69, hard

A bot plays itself on the same deals under each pair of switches. The output has the games ended by
a stall and the drawn ones, with Wilson intervals of 95 %, and the mean number of turns with twice
its standard error. It is the source of the numbers of `docs/rulings.md` (MOG-E2).
"""

import sys
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any, Final

import moguls
from bench.notes import say, tell
from moguls.bots.levels import config_of
from moguls.bots.search.decision import seed_at
from moguls.bots.searcher.searcher import Searcher
from moguls.core.statistics import wilson
from moguls.games.moguli.state import End

GAMES, BOT, SEED, MOST = 69, "hard", 34_000, "500"
DUTIES: Final = ("board", "rotation")
STALLS: Final = ("unable", "unable_even_turning", "unmoved")


def played(duty: str, stall: str, games: int, bot: str) -> dict[str, Any]:
    """Play games under a pair of switches; return how they ended."""
    game = moguls.game("moguli", start_row_duty=duty, stall=stall, max_turns=MOST)
    searcher, ended, turns = Searcher(game.jit()), [], []
    config = config_of(bot, searcher.policy)
    for seed in range(SEED, SEED + games):
        play = game.new(seed=seed)
        while not play.over:
            play.step(searcher.think(play.state, config, seed_at(seed, play.ply), None))
        last: Any = play.state
        ended.append((last.ended == End.STALL, len(play.winners) != 1))
        turns.append(play.round)
    stalled, drawn = (sum(column) for column in zip(*ended, strict=True))
    return {
        "start_row_duty": duty,
        "stall": stall,
        "stalled": [stalled / games, *wilson(stalled / games, games)],
        "drawn": [drawn / games, *wilson(drawn / games, games)],
        "turns": [fmean(turns), 2 * stdev(turns) / sqrt(games), median(turns)],
    }


def main(arguments: list[str]) -> None:
    """Play under all pairs of switches, and tell."""
    games, bot = (arguments + [str(GAMES), BOT][len(arguments) :])[:2]
    found = []
    for duty in DUTIES:
        for stall in STALLS:
            found.append(played(duty, stall, int(games), bot))
            say(f"{duty}, {stall}: {found[-1]}")
    tell({"games": int(games), "bot": bot, "first_seed": SEED, "found": found})


if __name__ == "__main__":
    main(sys.argv[1:])
