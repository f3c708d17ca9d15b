"""How the learned evaluation of Moguli is laid out: a row of whole numbers, about 10 a row.

It has the form of the package's own (`moguls.bots.moguli.evaluation`), with more freedom: what a
pawn is worth for its place among its seat's five, and tables in the place of parts and products.
Blocks for what pawn moves promise follow, of the seat next on turn (NOW) and of the other one
(NEXT).
"""

from typing import Final

from moguls.bots.moguli import evaluation_weights
from moguls.games.moguli.material import PAWNS, ROWS

FORWARD: Final = 0  # by place from the slowest pawn on, and rows come forward
PLACES: Final = PAWNS * ROWS
# In a block: what a pawn's farthest move is worth, by rows before and after; that so many pawns
# can move; the part of the second-best move and each gate within reach, in sixteenths.
GAIN: Final = 0
MOBILE: Final = ROWS * ROWS
SECOND: Final = MOBILE + PAWNS + 1
GATES: Final = SECOND + 1
BLOCK: Final = GATES + 1
NOW: Final = PLACES
NEXT: Final = NOW + BLOCK
SIZE: Final = NEXT + BLOCK


def present() -> list[int]:
    """Return the package's own evaluation in this form: exactly the same numbers."""
    w = evaluation_weights.DEFAULT
    worth = w[:ROWS]
    slowest = [each - (each * (16 - w[evaluation_weights.LAST_PAWN]) >> 4) for each in worth]
    mobile = [w[evaluation_weights.MOBILE] * pawns for pawns in range(PAWNS + 1)]
    less = [each * w[evaluation_weights.NEXT] >> 4 for each in mobile]
    blocks = _block(w[evaluation_weights.NOW], mobile) + _block(w[evaluation_weights.NEXT], less)
    return slowest + list(worth) * (PAWNS - 1) + blocks


def _block(part: int, mobile: list[int]) -> list[int]:
    """Return a block with a part of what moves gain, in sixteenths."""
    worth = evaluation_weights.DEFAULT[:ROWS]
    return [(after - before) * part >> 4 for before in worth for after in worth] + mobile + [0, 0]
