"""Swap of a seat's start row for a central one before the first turn, if that is played."""

from moguls.games.moguli.actions import Why
from moguls.games.moguli.board import connect
from moguls.games.moguli.material import COLUMNS, FIRST_ROW, TO_LAST_ROW
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.switches import NEW_START_ROW
from moguls.games.moguli.turn import begin_turn


def begin_swaps(s: State) -> None:
    """Ask the first player for its start row, or begin the first turn. Rules: MOG-V1, MOG-S2."""
    s.turn = s.first
    if s.options & NEW_START_ROW:
        s.phase = Phase.SWAP
    else:
        s.phase = Phase.PLAY
        begin_turn(s)


def why_not_swap(s: State) -> Why:
    """Return why the seat on turn may neither swap nor keep its start row, or `Why.NONE`.

    Rules: MOG-V1.
    """
    if s.phase == Phase.OVER:
        return Why.OVER
    return Why.NONE if s.phase == Phase.SWAP else Why.NO_SWAP


def swap(s: State, row: int) -> None:
    """Swap the start row of the seat on turn with a row, counted from 0; none is turned.

    Rules: MOG-V1.
    """
    here = TO_LAST_ROW * s.turn
    there = COLUMNS * row
    s.east = _swapped(s.east, here, there)
    s.north = _swapped(s.north, here, there)
    s.inverse = _swapped(s.inverse, here, there)
    connect(s)


def _swapped(tiles: int, here: int, there: int) -> int:
    """Return a set of tiles with the rows that begin at two gates exchanged. Rules: MOG-V1."""
    differ = ((tiles >> here) ^ (tiles >> there)) & FIRST_ROW
    return tiles ^ (differ << here) ^ (differ << there)


def next_to_swap(s: State) -> None:
    """Ask the other seat for its start row, or begin when both have been asked. Rules: MOG-V1."""
    s.turn = 1 - s.turn
    if s.turn == s.first:
        s.phase = Phase.PLAY
        begin_turn(s)
