"""Cost of a decision of a program: `python -m bench.programs [GAMES]`.

CPU time on the side of Moguls (making the view, writing, reading, checking) without the program's
own, and the length of the line of a turn.
"""

from __future__ import annotations

import random
import sys
import time
from contextlib import closing
from pathlib import Path
from statistics import quantiles

import msgspec

import moguls
from moguls import bots
from moguls.bots.external.messages import Ready
from moguls.bots.external.sitting import Sitting, question

EXAMPLE = Path(__file__).parents[1] / "examples" / "first_bot.py"


def main() -> None:
    """Print a line for each game."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for name in moguls.games():
        taken, sizes = measured(name, games)
        low, middle, high = quantiles(taken, n=4)
        size = quantiles(sizes, n=4)[1]
        times = f"{middle:.2f} [{low:.2f}, {high:.2f}] ms of CPU a decision"
        print(f"{name}: {times}, {size / 1000:.1f} kB a turn, {len(taken)} decisions")


def measured(name: str, games: int) -> tuple[list[float], list[int]]:
    """Return our milliseconds for each decision of a seat, and the bytes of what it was told."""
    game, source = moguls.game(name), random.Random(1)
    taken, sizes = list[float](), list[int]()
    with closing(bots.make(f"program:{sys.executable} -S {EXAMPLE}", game, 1)) as bot:
        bot.start()
        for seed in range(games):
            play = game.new(seed=seed)
            while not play.over:
                if play.turn == 0:
                    told = question(Sitting(play, 0, play.length), 1, 5.0, Ready())
                    sizes.append(len(msgspec.json.encode(told)))
                    begun = time.thread_time()
                    bot.move(play)
                    taken.append((time.thread_time() - begun) * 1000)
                play.move(source.choice(list(play.legal())))
    return taken, sizes


if __name__ == "__main__":
    main()
