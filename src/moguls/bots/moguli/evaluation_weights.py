"""Weights of the evaluation of Moguli: one row of integers, passed to the search."""

from typing import Final

from moguls.games.moguli.material import PAWNS, ROWS
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ()

WIN: Final = 1_000_000
SPAN: Final = 3  # numbers noted of each pawn
SOON: Final = WIN // 2  # less than a win that is seen to its end, more than anything else

# What a pawn is worth by the rows it has come forward lies in places 0 to 6; then:
# LAST_PAWN: the part of the slowest pawn's worth that counts, in sixteenths: it need not arrive.
# NOW: what the seat next on turn gains by its best move as the tiles lie, in sixteenths.
# NEXT: the same of the other seat.
# MOBILE: each pawn that can move at all, of the seat next on turn.
# STALL: each turn without a move, to the seat with more pawns across, for each turn that counts.
# BONUS: a rotation not yet made.
# IDLE: what a turn without a pawn move costs.
# DRAWN: what a draw costs the seat that thinks, as its rival would have it; that seat.
# BLUR: the maximum random error of an evaluation.
# SALT: the number of the turn, which changes the random errors.
# THREAT: a path of the fourth pawn that the other seat may still break.
LAST_PAWN, NOW, NEXT, MOBILE, STALL, BONUS, BLUR, IDLE, DRAWN, THINKER = range(ROWS, ROWS + 10)
SALT, THREAT = range(ROWS + 10, ROWS + 12)
NUM_WEIGHTS: Final = ROWS + 12
# Behind the weights are the chains under pawns: of an evaluation, and of the turn generator.
NOTES: Final = NUM_WEIGHTS
GENERATOR_NOTES: Final = NOTES + 2 * PAWNS * SPAN
ROW: Final = GENERATOR_NOTES + 2 * PAWNS * SPAN
DEFAULT: Final = (0, 14, 24, 34, 44, 56, 84, 4, 9, 4, 3, 12, 4, 0, 5, 60, 0, 0, SOON >> 4)


def set_weights(w: IntArray, seat: int) -> None:
    """Write the weights that a search for a seat begins with."""
    for i in range(NUM_WEIGHTS):
        w[i] = DEFAULT[i]
    w[THINKER] = seat


def draw_for(seat: int, w: IntArray) -> int:
    """Return the value of a draw for a seat; the searching seat prefers to play on."""
    return signed(-w[DRAWN] if seat == w[THINKER] else w[DRAWN])
