"""Rotations that would give a move to a seat without one; not used by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.games.moguli.actions import TURNS
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.material import GATES, NUM_TILES, QUARTERS
from moguls.games.moguli.moves import can_move, has_move
from moguls.games.moguli.turn import may_rotate, rotatable
from moguls.kernel.state.bits import has

if TYPE_CHECKING:
    from moguls.games.moguli.shown import MoguliAngles
    from moguls.games.moguli.state import State


def openers(s: State) -> list[MoguliAngles]:
    """Return tiles and angles of the rotations that give the seat on turn a pawn move.

    Empty if it can move anyway, or has moved or rotated.

    Rules: MOG-A1, MOG-A2, MOG-N1, MOG-O1.
    """
    if not may_rotate(s) or s.moved or has_move(s):
        return []
    copy = s.copy()
    angles = [(tile, _opening(copy, tile)) for tile in range(NUM_TILES) if has(rotatable(s), tile)]
    return [{"tile": GATES[tile], "degrees": degrees} for tile, degrees in angles if degrees]


def _opening(s: State, tile: int) -> list[int]:
    """Return the angles by which turning a tile opens a way; the tile is left unchanged.

    Rules: MOG-A1.
    """
    degrees = []
    for quarters in range(1, QUARTERS + 1):
        turn_tile(s, 1 << tile, 1)
        if quarters <= TURNS and can_move(s):
            degrees.append(90 * quarters)
    return degrees
