"""Start row: which seat is bound to leave it, and which may come home to it."""

from moguls.games.moguli.material import BOARD, COLUMNS, FREE_HOME, home
from moguls.games.moguli.state import State
from moguls.kernel.state.bits import popcount


def free_home(s: State) -> int:
    """Return the number of free gates in the start row of the seat on turn. Rules: MOG-O1."""
    return COLUMNS - popcount((s.pawns[0] | s.pawns[1]) & home(s.turn))


def is_bound(s: State) -> bool:
    """Return whether the seat on turn must clear its start row before anything else.

    Rules: MOG-O1.
    """
    return free_home(s) < FREE_HOME and s.pawns[s.turn] & home(s.turn) != 0


def movers(s: State) -> int:
    """Return the pawns that the seat on turn may move at all: a bound seat, those in its row.

    Rules: MOG-O1, MOG-O2.
    """
    own = s.pawns[s.turn]
    if is_bound(s):
        return own & home(s.turn)
    return own


def open_ends(s: State, pawn: int) -> int:
    """Return the gates where the start row lets a move of this pawn end.

    A bound seat's pawn must leave the row; a pawn from elsewhere needs two free gates besides the
    one that it takes. Moves within the row, and to the opposing one, are free.

    Rules: MOG-O1, MOG-O3.
    """
    row = home(s.turn)
    free = free_home(s)
    if pawn & row:
        return BOARD & ~row if free < FREE_HOME else BOARD
    return BOARD & ~row if free <= FREE_HOME else BOARD
