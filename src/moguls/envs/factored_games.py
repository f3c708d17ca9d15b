"""The verbs of each game, and what their actions name."""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import TYPE_CHECKING, Final

import moguls
from moguls.envs.action_parts import Factored, Verb, Words
from moguls.games.mogul2002.actions import MAX_SALE
from moguls.games.mogul2002.actions import Action as In2002
from moguls.games.mogul2013.actions import Action as In2013
from moguls.games.moguli.actions import TURNS
from moguls.games.moguli.actions import Action as Mog
from moguls.games.moguli.material import COLUMNS, NUM_TILES, ROWS, SWAP_ROWS
from moguls.games.takestock.actions import NUM_WAYS
from moguls.games.takestock.actions import Action as Tks
from moguls.games.takestock.material import (
    HIGHEST,
    NUM_CARDS,
    NUM_KEEPABLE,
    NUM_STOCKS,
    STOCK_OF,
    VALUE_OF,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def _one_of(count: int) -> Callable[[int], list[float]]:
    """Return features of things that have no order: a 1 among zeros."""
    return lambda number: [float(number == k) for k in range(count)]


def _part_of(most: int) -> Callable[[int], list[float]]:
    """Return the feature of a number up to `most`."""
    return lambda number: [number / most]


def _card(card: int) -> list[float]:
    """Return the stock of a share, and its value."""
    return [*_one_of(NUM_STOCKS)(STOCK_OF[card]), VALUE_OF[card] / HIGHEST]


def _tile(tile: int) -> list[float]:
    """Return row and column of a tile."""
    return [tile // COLUMNS / (ROWS - 1), tile % COLUMNS / (COLUMNS - 1)]


CARD: Final = Words("card", NUM_CARDS, _card)
KIND: Final = Words("event", NUM_KEEPABLE, _one_of(NUM_KEEPABLE))
STOCK: Final = Words("stock", NUM_STOCKS, _one_of(NUM_STOCKS))
WAY: Final = Words("way", NUM_WAYS, _one_of(NUM_WAYS))
TILE: Final = Words("tile", NUM_TILES, _tile)
QUARTERS: Final = Words("quarters", TURNS, _part_of(TURNS))
SWAPPED: Final = Words("row", len(SWAP_ROWS), _one_of(len(SWAP_ROWS)))
SHARES: Final = Words("shares", MAX_SALE + 1, _part_of(MAX_SALE))

VERBS: Final = {
    "take-stock": (
        Verb("raise", Tks.RAISE, CARD),
        Verb("save", Tks.SAVE, CARD, CARD),
        Verb("draw two", Tks.DRAW_TWO, None, CARD),
        Verb("keep", Tks.KEEP, None, CARD),
        Verb("play", Tks.PLAY, KIND, CARD, is_cost_first=True),
        Verb("choose", Tks.CHOOSE, KIND),
        Verb("audit", Tks.AUDIT, STOCK, WAY),
        Verb("freeze", Tks.FREEZE, STOCK),
        Verb("insider take", Tks.TAKE, CARD, CARD),
        Verb("insider done", Tks.INSIDER_DONE),
        Verb("bear discard", Tks.BEAR, None, CARD),
        Verb("option", Tks.OPTION, CARD),
        Verb("option done", Tks.OPTION_DONE),
    ),
    "moguli": (
        Verb("end", Mog.END),
        Verb("keep", Mog.KEEP),
        Verb("swap", Mog.SWAP, SWAPPED),
        Verb("rotate", Mog.ROTATE, TILE, QUARTERS),
        Verb("move", Mog.PAWN, TILE, TILE),
    ),
    "mogul-2002": (
        *(Verb(item.name.lower(), item) for item in In2002 if item < In2002.SELL),
        Verb("sell", In2002.SELL, SHARES),
    ),
}


def _with_stations(actions: int) -> tuple[Verb, ...]:
    """Return the verbs of Mogul (2013), which has as many stations as its data file says."""
    count = isqrt(actions - In2013.ERECT)  # each to erect a depot at, and each from each other
    station = Words("station", count, _one_of(count))
    plain = (Verb(item.name.lower(), item) for item in In2013 if item < In2013.ERECT)
    erect = Verb("erect", In2013.ERECT, station)
    return *plain, erect, Verb("move", In2013.ERECT + count, station, station)


@cache
def factored(game: str) -> Factored:
    """Return the actions of a game in parts, made once.

    Raises:
        UnknownGame: no game has this name.
    """
    rules = moguls.game(game).rules
    verbs = VERBS.get(rules.name) or _with_stations(rules.num_actions)
    return Factored(rules.num_actions, verbs)
