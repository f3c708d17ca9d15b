"""Games of Take Stock by native loops, their tables as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import moguls
from moguls.bots.takestock.policy import POLICY
from moguls.bots.tree import floats
from moguls.games.takestock.material import MAX_ROUNDS, MAX_SEATS
from research.values import features, takestock
from research.values.memory import MEMO, NUM_FEATURES, NUM_GLOBALS

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME: Final = "take-stock"
BATCH: Final = 500  # games written at a time


@dataclass(frozen=True)
class Lot:
    """Games to be played at one kind of table.

    Attributes:
        seats: at the table.
        games: how many.
        seed: of all.
        loose: how many in a thousand decisions are any that is worth a thought.
        options: switches.
    """

    seats: int
    games: int
    seed: int
    loose: int
    options: dict[str, str]


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


def play(lot: Lot, *, native: bool = True) -> Tables:
    """Play games and describe their tables, by native loops or by the same ones as plain Python."""
    numbers, shares = (np.concatenate(part) for part in zip(*_batches(lot, native), strict=True))
    there = np.zeros((len(numbers), MAX_SEATS), np.float32)
    there[:, : lot.seats] = 1
    seats = numbers[:, NUM_GLOBALS:].reshape(len(numbers), MAX_SEATS + 1, NUM_FEATURES)
    seats = seats[:, :MAX_SEATS] * there[:, :, None]
    return Tables(numbers[:, :NUM_GLOBALS], seats, there, shares)


def _batches(lot: Lot, native: bool) -> Iterator[tuple[Any, Any]]:
    """Yield descriptions of tables, and the shares of the win that they came to."""
    game = moguls.game(GAME, **lot.options)
    engine = game.compiled() if native else game.plain()
    loops, width = engine.build(*POLICY.modules, features, takestock), takestock.WIDTH
    states, actions = engine.states(1), engine.integers(engine.rules.max_choices)
    memo = floats(engine, MEMO)
    room = floats(engine, BATCH * MAX_ROUNDS * width)
    games, winners = engine.integers(BATCH * MAX_ROUNDS), engine.integers(BATCH)
    table, rooms = (lot.seats, engine.options), (room, games, winners)
    for first in range(0, lot.games, BATCH):
        many = min(BATCH, lot.games - first), first
        count = loops.write_games(
            states, table, lot.seed, many[::-1], lot.loose, rooms, actions, memo
        )
        bits = np.array(winners)[:, None] >> np.arange(MAX_SEATS) & 1
        shares = bits[np.array(games[:count])]
        shares = (shares / shares.sum(axis=1, keepdims=True)).astype(np.float32)
        yield np.array(room[: count * width], np.float32).reshape(count, width), shares


def joined(parts: list[Tables]) -> Tables:
    """Return the tables of several lots as one."""
    return Tables(*(np.concatenate(each) for each in zip(*(p.all for p in parts), strict=True)))
