"""Cost of a decision of a saved policy with random weights and two hidden layers, in its own games.

    python -m bench.saved_policies [UNITS]    # 128, the size of `moguls baselines train`

CPU time of each decision, in milliseconds; at three seats, Moguli at two.
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from time import process_time

import numpy as np

import moguls
from bench.notes import spread, tell
from moguls import bots
from moguls.bots.saved.network import About, Network

UNITS, SEED, PLIES = 128, 1, 400


def network(name: str, seats: int, units: int) -> Network:
    """Return a policy with random weights."""
    rules, rng = moguls.game(name).rules, np.random.default_rng(SEED)
    sizes = (rules.size, units, units, rules.num_actions)
    layers = [
        (
            (rng.normal(size=(out, inside)) / inside**0.5).astype(np.float32),
            rng.normal(size=out).astype(np.float32),
        )
        for inside, out in pairwise(sizes)
    ]
    return Network(About(name, seats, {}, "signed", perfect_memory=False), layers)


def costs(name: str, units: int, folder: Path) -> dict[str, float]:
    """Return what decisions of a game cost."""
    seats = 2 if name == "moguli" else 3
    path = folder / f"{name}.npz"
    network(name, seats, units).save(path)
    game, taken = moguls.game(name), list[float]()
    bot, play = bots.make(f"policy:{path}", game, SEED), game.new(seats, seed=SEED)
    while not play.over and play.ply < PLIES:
        begun = process_time()
        move = bot.move(play)
        taken.append(1000 * (process_time() - begun))
        play.move(move)
    return spread(taken)


if __name__ == "__main__":
    units = int(sys.argv[1]) if len(sys.argv) > 1 else UNITS
    with tempfile.TemporaryDirectory() as kept:
        tell({name: costs(name, units, Path(kept)) for name in moguls.games()})
