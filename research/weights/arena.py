"""Games of rules of thumb with weights of their own against a table of `steady`, natively.

python -m research.weights.arena [GAMES [SEED]]     # what those in the package win; 40,000, 77
"""

import sys
import warnings
from dataclasses import replace
from typing import Any

import numpy as np
from numba.core.errors import NumbaWarning

import moguls
from moguls.bots.config import BotConfig
from moguls.bots.registry import bind
from moguls.bots.search.options import DEFAULTS, OWN_ROLLOUT_WEIGHTS
from moguls.bots.search.policy_interface import grow
from moguls.bots.search.tree_fields import Lineup
from moguls.bots.searcher.searcher import Searcher
from moguls.bots.takestock import heuristic_weights as kept
from moguls.kernel.state.types import Slice
from research.weights import live

SEATS = 4
OPTIONS = tuple(1 if k == OWN_ROLLOUT_WEIGHTS else n for k, n in enumerate(DEFAULTS))
OWN = replace(BotConfig(), options=OPTIONS)


class Table:
    """A seat that goes by weights of its own, three that go by those of `steady`."""

    def __init__(self) -> None:
        """Bind the loops to weights that may change."""
        engine = moguls.game("take-stock").jit()
        self.searcher = Searcher(engine)
        self.loops = bind(engine, live, named=((kept.weight, live.weight), (grow, live.grow)))
        self.configs = self.searcher.packed_configs([OWN, *[BotConfig()] * (SEATS - 1)])

    def won(self, weights: Any, games: int, seed: int) -> float:
        """Return which share of the wins the seat has, every deal once from each seat.

        Args:
            weights: of the seat, in the order of `bots.takestock.heuristic_weights`.
            games: how many, a multiple of 4.
            seed: of the deals.
        """
        live.set_own(weights)
        searcher = self.searcher
        table = Lineup(SEATS, searcher.engine.options, self.configs)
        out = searcher.engine.integers(games * (SEATS + 1))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaWarning)  # such code cannot be kept on disk
            self.loops.play_games(
                searcher.states,
                table,
                Slice(seed, 0, games),
                searcher.tree,
                searcher.scratch,
                out,
            )
        winners = np.array(out).reshape(games, SEATS + 1)[:, SEATS]
        seat = -np.arange(games) % SEATS
        return float(((winners >> seat & 1) / np.bitwise_count(winners)).mean())


def main(arguments: list[str]) -> None:
    """Count what the weights in the package win."""
    games, seed = [*map(int, arguments), *(40_000, 77)[len(arguments) :]]
    print(f"{Table().won(live.weights_of(kept.KEEN), games, seed):.4f}")


if __name__ == "__main__":
    main(sys.argv[1:])
