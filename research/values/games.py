"""Games of bots by native loops, their tables as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import moguls
from moguls.bots.levels import config_of
from moguls.bots.networks.value_network import MAX_SEATS, room_of
from moguls.bots.registry import bind
from moguls.bots.search.options import set_options
from moguls.bots.search.tree import floats, scratch_of
from moguls.bots.searcher.searcher import Searcher
from moguls.kernel.state.types import Seating, Slice
from research.values import features_api, writing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from research.values.recipe import Lot, Recipe

BATCH: Final = 500  # games written at a time


@dataclass(frozen=True)
class Tables:
    """Tables as a round begins, and what came of them: a row for each.

    Attributes:
        table: features of the table.
        seats: of each seat, as many as there can be.
        there: whether a seat takes part.
        shares: of the win, that each seat had in the end.
    """

    table: Any
    seats: Any
    there: Any
    shares: Any

    @property
    def all(self) -> tuple[Any, Any, Any, Any]:
        """All four, one after the other."""
        return self.table, self.seats, self.there, self.shares

    def part(self, which: Any) -> Tables:
        """Return some of the rows."""
        return Tables(*(each[which] for each in self.all))


def play(recipe: Recipe, lot: Lot, *, native: bool = True) -> Tables:
    """Play games and describe their tables, by native loops or by the same ones as plain Python."""
    batches = zip(*_batches(recipe, lot, native), strict=True)
    numbers, shares = (np.concatenate(part) for part in batches)
    _, features, table, _ = recipe.sizes
    there = np.zeros((len(numbers), MAX_SEATS), np.float32)
    there[:, : lot.seats] = 1
    seats = numbers[:, table:].reshape(len(numbers), MAX_SEATS + 1, features)
    seats = seats[:, :MAX_SEATS] * there[:, :, None]
    return Tables(numbers[:, :table], seats, there, shares)


def _batches(recipe: Recipe, lot: Lot, native: bool) -> Iterator[tuple[Any, Any]]:
    """Yield descriptions of tables, and the shares of the win that they came to."""
    game = moguls.game(recipe.game, **lot.options)
    engine = game.jit() if native else game.plain()
    searcher = Searcher(engine)
    named = ((features_api.features, recipe.features.features),)
    loops = bind(engine, recipe.features, writing, named=named)
    config = config_of(lot.bot, searcher.policy)
    scratch = scratch_of(engine, room_of(recipe.sizes))
    set_options(scratch, config.options, 0)
    width = recipe.rows[1]
    room = floats(engine, BATCH * recipe.most * width)
    games, winners = engine.integers(BATCH * recipe.most), engine.integers(BATCH)
    table, rooms = Seating(lot.seats, engine.options), (room, games, winners)
    bots, tree = (config.sims, lot.loose), searcher.arrays(max(1, config.sims))
    for first in range(0, lot.games, BATCH):
        batch = Slice(lot.seed, first, min(BATCH, lot.games - first))
        count = loops.write_games(
            searcher.states, table, batch, bots, recipe.rows, rooms, tree, scratch
        )
        bits = np.array(winners)[:, None] >> np.arange(MAX_SEATS) & 1
        shares = bits[np.array(games[:count])]
        shares = (shares / shares.sum(axis=1, keepdims=True)).astype(np.float32)
        yield np.array(room[: count * width], np.float32).reshape(count, width), shares


def joined(parts: list[Tables]) -> Tables:
    """Return the tables of several lots as one."""
    return Tables(*(np.concatenate(each) for each in zip(*(p.all for p in parts), strict=True)))
