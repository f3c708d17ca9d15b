"""Chains under the pawns, followed once for all pawns.

The rules follow each chain anew for each pawn that moves (`reach`); here each is followed once, and
a pawn's moves are the same.
"""

from typing import Final

from moguls.bots.moguli.evaluation_weights import SPAN
from moguls.games.moguli.moves import allowed
from moguls.games.moguli.reach import ALL, BY_COLUMN, BY_ROW, beyond, empty, over, side
from moguls.games.moguli.state import State
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ()
OUTLINED: Final = ("note_spans", "ends_over")


def note_spans(s: State, piers: int, first: int, w: IntArray) -> int:
    """Note each pawn with a chain below it, and what lies on its two sides.

    Args:
        s: the game.
        piers: what `bridges` gives for all pawns.
        first: where the notes begin.
        w: the row of weights, and of notes.

    Returns:
        Where they end. Rules: MOG-B4.
    """
    at = first
    while piers != 0:
        pier = piers & -piers
        piers ^= pier
        w[at] = signed(pier)
        w[at + 1] = signed(side(s, pier, BY_ROW, ALL))
        w[at + 2] = signed(side(s, pier, BY_COLUMN, ALL))
        at += SPAN
    return at


def ends_over(s: State, pawn: int, first: int, end: int, w: IntArray) -> int:
    """Return where a pawn may end a legal move, whichever pawn it passes: `legal_ends`, by notes.

    Rules: MOG-B2, MOG-B5, MOG-O1, MOG-O3.
    """
    free = empty(s) | pawn
    dives = over(s, pawn, free)
    up = 0
    for at in range(first, end, SPAN):
        if w[at] != signed(pawn):  # none passes beneath itself
            up |= beyond(dives, w[at + 1], w[at + 2])
    return allowed(s, pawn, over(s, up & free, free))
