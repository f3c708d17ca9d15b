"""Lots of thoughts, kept in a folder: what was seen after each action, and what it is worth."""

import warnings
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numba.core.errors import NumbaWarning

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import bind, policy_of
from moguls.bots.searcher.searcher import Searcher
from moguls.bots.takestock.root_actions import MOST
from research.foresight import gathering
from research.foresight.recipe import OTHERS, USUAL

# Whose options thoughts have.
BOT: Final = "search:1000:own_moves_tree=2:rollout_horizon=1:crn=1:sequential_halving=1"
VISITS: Final = 12
LOOSE: Final = 20  # in a thousand
SEED: Final = 50
LOT: Final = 100  # games
ROOM: Final = 1000  # rows for each game of a lot


class Thoughts(NamedTuple):
    """What was seen, float16 of shape [rows, numbers], and what it is worth, float32 [rows]."""

    seen: Any
    said: Any


class Gatherer:
    """Plays and thinks natively, with the networks in the package."""

    def __init__(self, seats: int) -> None:
        """Bind the loops for so many seats."""
        engine = moguls.game("take-stock").jit()
        self.searcher = searcher = Searcher(engine)
        self.loops = bind(engine, gathering)
        others = [moguls.game("take-stock", **each).jit().options for each in OTHERS]
        self.table = seats, np.array([engine.options] * USUAL + others)
        options = np.array(config_of(BOT, policy_of("take-stock")).options)
        self.rooms = searcher.scratch, searcher.arrays(MOST * VISITS + 2), options

    def gather(self, first: int, games: int) -> tuple[Thoughts, float]:
        """Return the thoughts of games, and which part of these was won."""
        rows = games * ROOM
        out = np.zeros(rows * gathering.ROW), np.zeros(rows), np.zeros(1, np.int64)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaWarning)  # such code cannot be kept on disk
            won = self.loops.gather(
                *(self.searcher.states, self.table, SEED, (first, games)),
                *((VISITS, LOOSE), self.rooms, out),
            )
        seen = out[0].reshape(rows, gathering.ROW)[: out[2][0]].astype(np.float16)
        return Thoughts(seen, out[1][: out[2][0]].astype(np.float32)), float(won) / games


def gather_lots(place: Path, seats: int, games: int, lot: int = LOT) -> None:
    """Write the thoughts of games to a folder, a file a lot; those that are there stay."""
    place.mkdir(parents=True, exist_ok=True)
    gatherer = Gatherer(seats)
    for first in range(0, games, lot):
        path = place / f"{first}.npz"
        if not path.exists():
            thoughts, won = gatherer.gather(first, min(lot, games - first))
            np.savez(path, **thoughts._asdict())
            print(f"{first}: {len(thoughts.said)} actions, {won:.3f} won", flush=True)


def read_lots(place: Path) -> Thoughts:
    """Return all thoughts of a folder.

    Raises:
        FileNotFoundError: it has none.
    """
    paths = sorted(place.glob("*.npz"))
    if not paths:
        msg = f"{place} has no thoughts; first: python -m research.foresight gather {place}"
        raise FileNotFoundError(msg)
    lots = [np.load(path) for path in paths]
    return Thoughts(*(np.concatenate([lot[name] for lot in lots]) for name in Thoughts._fields))
