"""Decisions of a search by native loops, stored in arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import bind
from moguls.bots.search.options import set_options
from moguls.bots.search.tree import floats, scratch_of
from moguls.bots.searcher.searcher import Searcher
from moguls.kernel.state.types import Seating, Slice
from research.policies import features_api, writing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from research.policies.recipe import Recipe
    from research.values.recipe import Lot

BATCH: Final = 50  # games written at a time


@dataclass(frozen=True)
class Decisions:
    """Decisions of a search: a row for each.

    Attributes:
        read: what describes it.
        kinds: of each candidate, as many as there can be; -1 for none.
        tried: how often the search has tried it, in parts of all.
        advised: 1 for the candidate that rules of thumb advise.
    """

    read: Any
    kinds: Any
    tried: Any
    advised: Any

    @property
    def all(self) -> tuple[Any, Any, Any, Any]:
        """All four, one after the other."""
        return self.read, self.kinds, self.tried, self.advised

    def part(self, which: Any) -> Decisions:
        """Return some of the rows."""
        return Decisions(*(each[which] for each in self.all))


def play(recipe: Recipe, lot: Lot, *, native: bool = True) -> Decisions:
    """Play games and describe their decisions, natively or by the same loops as plain Python."""
    return joined([Decisions(*batch) for batch in _batches(recipe, lot, native)])


def _batches(recipe: Recipe, lot: Lot, native: bool) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Yield what `Decisions` holds, some games at a time."""
    game = moguls.game(recipe.game, **lot.options)
    engine = game.jit() if native else game.plain()
    searcher = Searcher(engine)
    own = recipe.features
    named = ((features_api.describe, own.describe), (features_api.kind_of, own.kind_of))
    loops = bind(engine, own, writing, named=named)
    config = config_of(lot.bot, searcher.policy)
    scratch = scratch_of(engine, recipe.num_values)
    set_options(scratch, config.options, 0)
    width, most = recipe.rows[1:]
    room, spare = floats(engine, BATCH * recipe.most * width), engine.integers(2 * most)
    found = engine.integers(3 * BATCH * recipe.most * most)
    table, rooms = Seating(lot.seats, engine.options), (room, found, spare)
    bots, tree = (config.sims, recipe.apart, lot.loose), searcher.arrays(config.sims)
    for first in range(0, lot.games, BATCH):
        batch = Slice(lot.seed, first, min(BATCH, lot.games - first))
        count = loops.write_decisions(
            searcher.states, table, batch, bots, recipe.rows, rooms, tree, scratch
        )
        read = np.array(room[: count * width], np.float32).reshape(count, width)
        rows = np.array(found[: 3 * count * most]).reshape(count, most, 3)
        kinds, tried, advised = (rows[:, :, k] for k in range(3))
        tried = np.where(kinds >= 0, tried, 0).astype(np.float32)
        advised = np.where(kinds >= 0, advised, 0).astype(np.float32)
        yield read, kinds, tried / tried.sum(axis=1, keepdims=True), advised


def joined(parts: list[Decisions]) -> Decisions:
    """Return the decisions of several lots as one."""
    return Decisions(*(np.concatenate(each) for each in zip(*(p.all for p in parts), strict=True)))
