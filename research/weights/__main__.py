"""Evolve the weights of a seat that thinks, by CMA-ES, from those of `steady`.

python -m research.weights [GENERATIONS [GAMES]]     # 40, with 8,000 games for each candidate
"""

import json
import sys
from time import process_time
from typing import Any

import cma
import numpy as np

from moguls.bots.takestock.heuristic_weights import NUM_WEIGHTS, STEADY
from research.weights.arena import Table
from research.weights.live import weights_of

SEED, CANDIDATES, STEP = 7, 14, 0.5
# What a step of 1 changes each weight by: about a third of it, or what is felt.
SCALES = np.array([0.1, 0.3, 0.1, 0.1, 0.1, 0.15, 2, 1, 1.5, 1, 0.2, 2, 0.4, 3, 0.1])
LAST, LAST_GAMES = 77, 40_000  # the deals on which what was found is counted, seen by no candidate


def evolve(table: Table, generations: int, games: int) -> Any:
    """Return the weights in the middle of the last generation; all of one play the same deals."""
    begun = np.array(weights_of(STEADY))
    options = {"popsize": CANDIDATES, "seed": SEED, "verbose": -9}
    search = cma.CMAEvolutionStrategy([0.0] * NUM_WEIGHTS, STEP, options)
    for generation in range(generations):
        steps = search.ask()
        lost = [-table.won(begun + s * SCALES, games, 1000 + generation) for s in steps]
        search.tell(steps, lost)
        print(f"generation {generation + 1}: {-min(lost):.3f}", file=sys.stderr, flush=True)
    return begun + search.mean * SCALES


def main(arguments: list[str]) -> None:
    """Evolve, and count what the weights win."""
    generations, games = [*map(int, arguments), *(40, 8000)[len(arguments) :]]
    table = Table()
    found = np.round(evolve(table, generations, games), 2)
    won = table.won(found, LAST_GAMES, LAST)
    told = {"weights": found.tolist(), "won": won, "games": LAST_GAMES, "seconds": process_time()}
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
