"""What the learned evaluation reads in positions of Moguli: a loop that runs plain and native.

A row for each position: the seat that has ended its turn, the count towards a stall, and two
blocks, of that seat and of the one next on turn.
"""

from typing import Any, Final

from moguls.bots.moguli.evaluation import FAR, farthest, rows_on, sign
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import PAWNS, PAWNS_TO_WIN, ROWS
from moguls.games.moguli.moves import able, legal_ends
from moguls.games.moguli.state import Phase
from moguls.kernel.state.bits import lowest, popcount, signed

ENTRIES: Final = ("read",)
OUTLINED: Final = ("_side",)

# FIT: whether a turn begins here that is not the last one, nor the first of the game.
# STALL: turns without a move, for the seat with more pawns across.
SEAT, FIT, STALL, MINE = range(4)
# In a block: rows come forward from the slowest pawn on; the farthest move of each, as rows before
# times ROWS and rows after, or -1; gates within reach; whether the fourth pawn can cross at once.
FORWARD: Final = 0
MOVES: Final = PAWNS
GATES: Final = 2 * PAWNS
CROSSES: Final = GATES + 1
SIDE: Final = CROSSES + 1
THEIRS: Final = MINE + SIDE
WIDTH: Final = THEIRS + SIDE


def read(states: Any, first: int, count: int, out: Any) -> None:
    """Write rows for so many positions in which a turn begins."""
    for k in range(count):
        s, at = states[first + k], k * WIDTH
        other = signed(s.turn)
        seat = 1 - other
        out[at + SEAT] = seat
        out[at + FIT] = 1 if s.phase == Phase.PLAY and not s.last_turn and s.round > 1 else 0
        out[at + STALL] = signed(s.stalled) * sign(points(s, seat) - points(s, other))
        _side(s, seat, out, at + MINE)
        _side(s, other, out, at + THEIRS)


def _side(s: Any, seat: int, out: Any, at: int) -> None:
    """Write the block of a seat."""
    turn = s.turn
    s.turn = seat
    out[at + GATES] = 0
    out[at + CROSSES] = 0
    everybody = s.pawns[0] | s.pawns[1]
    can = able(s)
    pawns = s.pawns[seat]
    for i in range(PAWNS):
        place = at + (i if seat == 0 else PAWNS - 1 - i)
        pawn = pawns & -pawns
        pawns ^= pawn
        before = rows_on(lowest(pawn), seat)
        out[place + FORWARD] = before
        out[place + MOVES] = -1
        ends = legal_ends(s, pawn, everybody) if can & pawn else 0
        if ends:
            after = farthest(ends, seat)
            out[place + MOVES] = ROWS * before + after
            out[at + GATES] += popcount(ends)
            if after == FAR and before < FAR and points(s, seat) >= PAWNS_TO_WIN - 1:
                out[at + CROSSES] = 1
    s.turn = turn
