"""The recipe: which games are played, and how what comes of them is learned."""

import warnings
from typing import Any, Final

import numpy as np
from numba.core.errors import NumbaWarning

import moguls
from moguls.bots.registry import bind
from moguls.bots.searcher.searcher import Searcher
from moguls.bots.takestock.value_network import (
    MIX_BIASES,
    MIXING,
    NUM_WEIGHTS,
    OUTCOME,
    UNIT_BIASES,
)
from moguls.bots.takestock.workspace import MIXED, OF_STOCK, OF_TABLE, UNITS
from research.foresight import gradient, learning

MOST: Final = 2000  # decisions of a seat in a game
SEED: Final = 5
TESTED: Final = 999
LOT: Final = 25_000
# Four deals of five go by the usual rules.
USUAL: Final = 16
OTHERS: Final = (
    {"certificates": "four_steps"},
    {"rounds": "2"},
    {"rounds": "6", "kept_events": "stay"},
    {"rounds": "1", "crash_counts_start": "off"},
)
# The rates at which a network begins, and one that goes on.
FIRST: Final = 0.003
ON: Final = 0.002
GUIDED: Final = 20_000  # games in which a new one follows the advice


class School:
    """Plays and learns natively."""

    def __init__(self, seats: int) -> None:
        """Bind the loops for so many seats."""
        engine = moguls.game("take-stock").jit()
        self.searcher = searcher = Searcher(engine)
        self.loops = bind(engine, gradient, learning)
        others = [moguls.game("take-stock", **each).jit().options for each in OTHERS]
        self.usual = seats, np.array([engine.options])
        self.table = seats, np.array([engine.options] * USUAL + others)
        rows, held = np.zeros(MOST * learning.ROW), np.zeros(MOST)
        self.rooms = searcher.actions, searcher.scratch, rows, held

    def learn(self, weights: Any, games: int, *, is_new: bool, seed: int = SEED) -> None:
        """Let a network play so many games, and change its weights."""
        zeros = [np.zeros(NUM_WEIGHTS) for _ in range(3)]
        kept = (weights, zeros[0], np.zeros(MIXED + 2 * UNITS), *zeros[1:], np.zeros(2))
        for done in range(0, games, LOT):
            many = min(LOT, games - done)
            how = _how(done, games, is_new=is_new)
            won = self._quietly(self.loops.learn, self.table, seed, (done, many), how, kept)
            print(f"{done + many} games, {won / many:.3f} won", flush=True)

    def won(self, weights: Any, games: int) -> float:
        """Return which part of games the network wins by itself, by the usual rules."""
        won = self._quietly(self.loops.win, self.usual, TESTED, (0, games), None, weights)
        return won / games

    def _quietly(
        self, loop: Any, table: Any, seed: int, games: tuple[int, int], how: Any, kept: Any
    ) -> float:
        """Call a loop; such code cannot be kept on disk, which Numba warns of."""
        first = (self.searcher.states, table, seed, games)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaWarning)
            if how is None:
                return float(loop(*first, self.rooms, kept))
            return float(loop(*first, how, self.rooms, kept))


def _how(done: int, games: int, *, is_new: bool) -> tuple[float, ...]:
    """Return how a lot is learned from in the order of `learning`."""
    part = done / games
    if is_new and done < GUIDED:
        return 1000.0, 100.0, 600.0, 0.9, FIRST
    rate = (FIRST if is_new else ON) * (1.0 - part) + 0.000_03
    loose = 15.0 if part < 0.8 else 5.0  # noqa: PLR2004  # the last fifth
    step = 600.0 if part < 0.7 else 2000.0  # noqa: PLR2004  # the last third, about
    return 0.0, loose, step, 0.9 if done < 4 * LOT else 0.8, rate


def fresh(seed: int = 1) -> Any:
    """Return the weights of a network that knows nothing."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(NUM_WEIGHTS)
    weights[:UNIT_BIASES] = rng.normal(0, OF_STOCK**-0.5, UNIT_BIASES)
    weights[MIXING:MIX_BIASES] = rng.normal(0, (UNITS + OF_TABLE) ** -0.5, MIX_BIASES - MIXING)
    weights[OUTCOME : OUTCOME + MIXED] = rng.normal(0, 0.3 * MIXED**-0.5, MIXED)
    weights[-1] = -1.1  # one win in four
    return weights
