"""A loop that plays random games and counts by seat; bound to a game like any other loop."""

from typing import Final

from moguls.kernel.loops.playouts import play_out
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import points, setup, winners
from moguls.kernel.state.bits import popcount, unsigned
from moguls.kernel.state.types import IntArray, Seating, Slice, States

ENTRIES: Final = ("tally",)
PARTS: Final = 60  # a win in parts that 1 to 6 winners can share without a remainder


def tally(
    states: States,
    table: Seating,
    part: Slice,
    won: IntArray,
    scored: IntArray,
    squared: IntArray,
) -> int:
    """Play a slice of the games of a seed at random; return the plies.

    Adds each seat's wins (in parts, PARTS a win), scores and squared scores to the three arrays.
    """
    s = states[0]
    moves = 0
    for k in range(part.first, part.first + part.size):
        setup(s, table.seats, table.options, stream(unsigned(part.seed), unsigned(k)))
        moves += play_out(s)
        leading = winners(s)
        share = PARTS // popcount(leading)
        for seat in range(table.seats):
            won[seat] += share * (leading >> seat & 1)
            scored[seat] += points(s, seat)
            squared[seat] += points(s, seat) ** 2
    return moves
