"""A loop that plays random games and counts by seat; bound to a game like any other loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.kernel.bits import popcount, unsigned
from moguls.kernel.chance import stream
from moguls.kernel.playouts import play_out
from moguls.kernel.rules_interface import points, setup, winners

if TYPE_CHECKING:
    from moguls.kernel.loop_types import IntArray, States

ENTRIES: Final = ("tally",)
PARTS: Final = 60  # a win in parts that 1 to 6 winners can share without a remainder


def tally(  # compiled entry points take plain numbers
    states: States,
    seats: int,
    options: int,
    seed: int,
    first: int,
    games: int,
    won: IntArray,
    scored: IntArray,
    squared: IntArray,
) -> int:
    """Play games `first` to `first + games - 1` of a seed at random; return the plies.

    Adds each seat's wins (in parts, PARTS a win), scores and squared scores to the three arrays.
    """
    s = states[0]
    moves = 0
    for k in range(first, first + games):
        setup(s, seats, options, stream(unsigned(seed), unsigned(k)))
        moves += play_out(s)
        leading = winners(s)
        part = PARTS // popcount(leading)
        for seat in range(seats):
            won[seat] += part * (leading >> seat & 1)
            scored[seat] += points(s, seat)
            squared[seat] += points(s, seat) ** 2
    return moves
