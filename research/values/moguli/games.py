"""Games of the search against itself as positions to learn from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import moguls
from moguls.bots.registry import bind
from moguls.bots.searcher.searcher import Searcher
from moguls.games.moguli.finish import BOTH
from research.values.moguli import reading, writing

if TYPE_CHECKING:
    from collections.abc import Iterator

BATCH: Final = 50  # games written at a time
LONGEST: Final = 520  # turns of a game at most
CLEAR: Final = 500  # a worth beyond this is as good as a game that is decided
PER_ROW: Final = 0.0138  # a worth times this is the logit of the expected share of the win
FADING: Final = 0.8  # what a turn further on counts less


@dataclass(frozen=True)
class Lot:
    """Games to be played.

    Attributes:
        games: how many.
        seed: of all.
        sims: simulations of a turn.
        loose: how many in a thousand turns are any.
        options: switches.
    """

    games: int
    seed: int
    sims: int = 24
    loose: int = 60
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Positions:
    """Positions with what came of them, for the seat that has ended its turn in each.

    Attributes:
        read: rows as `reading` writes them.
        game: the number of the game that each is of.
        told: its expected share of the win, by what the search said in the turns that followed,
            a later one counting less, and by the result.
        won: its share of the win in the end.
    """

    read: Any
    game: Any
    told: Any
    won: Any


def play(lots: tuple[Lot, ...], *, native: bool = True) -> Positions:
    """Play games, by native loops or by the same ones as plain Python; describe their turns."""
    parts: list[tuple[Any, ...]] = []
    before = 0
    for lot in lots:
        parts += _batches(lot, before, native)
        before += lot.games
    return Positions(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def _batches(lot: Lot, before: int, native: bool) -> Iterator[tuple[Any, ...]]:
    """Yield the fields of `Positions`, some games at a time; so many games came before."""
    made = moguls.game("moguli", **lot.options)
    engine = made.jit() if native else made.plain()
    searcher, loops = Searcher(engine), bind(engine, writing, reading)
    size = min(BATCH, lot.games)
    table, most = len(searcher.states), size * LONGEST
    states, read = engine.states(table + 1 + most), engine.integers(most * reading.WIDTH)
    rooms = engine.integers(most), engine.integers(most), engine.integers(size)
    tree = searcher.arrays(lot.sims)
    for first in range(0, lot.games, size):
        many, bots = (first, min(size, lot.games - first)), (lot.sims, lot.loose)
        count = loops.write_turns(
            states, table, engine.options, lot.seed, many, bots, rooms, searcher.actions, tree
        )
        loops.read(states, table + 1, count, read)
        yield _described(read, rooms, count, before + first)


def _described(read: Any, rooms: Any, count: int, before: int) -> tuple[Any, ...]:
    """Return the fields of `Positions` for those of a batch that are fit to learn from."""
    rows = np.array(read[: count * reading.WIDTH]).reshape(count, reading.WIDTH)
    game = np.array(rooms[0][:count])
    winners = np.array(rooms[2])[game]
    first = np.where(winners == BOTH, 0.5, winners & 1)  # the share of the win of seat 0
    said = 1 / (1 + np.exp(-PER_ROW * np.clip(np.array(rooms[1][:count]), -CLEAR, CLEAR)))
    told = _told(np.where(rows[:, reading.SEAT] == 1, said, 1 - said), first, game)
    ours = rows[:, reading.SEAT] == 0
    fit = (rows[:, reading.FIT] == 1) & (rows[:, reading.THEIRS + reading.CROSSES] == 0)
    both = (np.where(ours, each, 1 - each) for each in (told, first))
    return tuple(each[fit] for each in (rows, game + before, *both))


def _told(said: Any, won: Any, game: Any) -> Any:
    """Blend what was said of seat 0 turn by turn with what came later, from the end of games."""
    told = np.empty(len(said))
    for k in range(len(said) - 1, -1, -1):
        is_last = k == len(said) - 1 or game[k + 1] != game[k]
        later = won[k] if is_last else told[k + 1]
        told[k] = (1 - FADING) * said[k] + FADING * later
    return told
