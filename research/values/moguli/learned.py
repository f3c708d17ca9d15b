"""What stands for parts of the package's evaluation when the learned one plays.

Everything else of `moguls.bots.moguli.evaluation` stays: stalls, draws, threats, careless looks.
"""

import json
from pathlib import Path
from typing import Any, Final

from moguls.bots.moguli.evaluation import FAR, farthest, rows_on
from moguls.bots.moguli.evaluation_weights import NEXT, NOW, SOON, THREAT
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import PAWNS_TO_WIN, ROWS
from moguls.games.moguli.moves import able, legal_ends
from moguls.games.moguli.state import State
from moguls.kernel.state.bits import lowest, popcount, signed
from research.values.moguli import tables

ENTRIES: Final = ()
OUTLINED: Final = ("balance", "expected_gain", "forward")

PLACE: Final = Path(__file__).with_name("values.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
WEIGHTS: Final[tuple[int, ...]] = tuple(json.loads(CACHE_KEY))
LAST: Final = tables.PLACES - ROWS
OF_NOW: Final = tables.NOW
OF_NEXT: Final = tables.NEXT
MOBILE: Final = tables.MOBILE
SECOND: Final = tables.SECOND
GATES: Final = tables.GATES


def forward(s: State, seat: int, w: Any) -> int:  # noqa: ARG001  # as the one it stands for
    """Return what the pawns of a seat are worth by how far they have come, the slowest first."""
    place, step = (0, ROWS) if seat == 0 else (LAST, -ROWS)
    total = 0
    pawns = s.pawns[seat]
    while pawns != 0:
        total += signed(WEIGHTS[place + rows_on(lowest(pawns), seat)])
        pawns &= pawns - 1
        place += step
    return total


def balance(s: State, seat: int, need: int, w: Any) -> int:  # noqa: ARG001  # likewise
    """Return what a seat that ends its turn may hope for, less what the other may."""
    mine = min(signed(w[THREAT]), expected_gain(s, seat, NEXT, w)) if w[NEXT] else 0
    return mine - expected_gain(s, 1 - seat, NOW, w)


def expected_gain(s: State, seat: int, part: int, w: Any) -> int:  # noqa: ARG001  # likewise
    """Return what a seat may hope for from its pawn moves as the tiles lie."""
    block = OF_NOW if part == NOW else OF_NEXT
    turn = s.turn
    s.turn = seat
    best = second = mobile = gates = 0
    everybody = s.pawns[0] | s.pawns[1]
    rest = able(s)
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        ends = legal_ends(s, pawn, everybody)
        if ends:
            before = rows_on(lowest(pawn), seat)
            after = farthest(ends, seat)
            if after == FAR and before < FAR and points(s, seat) >= PAWNS_TO_WIN - 1:
                s.turn = turn
                return SOON
            gain = signed(WEIGHTS[block + ROWS * before + after])
            second = max(second, min(best, gain))
            best = max(best, gain)
            mobile += 1
            gates += popcount(ends)
    s.turn = turn
    more = second * WEIGHTS[block + SECOND] + gates * WEIGHTS[block + GATES] >> 4
    return signed(best + WEIGHTS[block + MOBILE + mobile] + more)
