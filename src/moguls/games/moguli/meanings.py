"""Descriptions of the observation planes."""

from typing import Final

from moguls.games.moguli.state import PHASE_NAMES
from moguls.kernel.rules.planes import Meaning, Of

SEAT: Final = ("seat",)
BOARD: Final = ("row", "column")

MEANINGS: Final = {
    "phase": Meaning(Of.TABLE, f"1 at the phase: {', '.join(PHASE_NAMES)}", ("phase",)),
    "score": Meaning(Of.SEATS, "pawns on the opposing start row", SEAT),
    "turn": Meaning(Of.SEATS, "1: the seat to act; all 0 when the game is over", SEAT),
    "first_player": Meaning(Of.SEATS, "1: moved first in the game", SEAT),
    "turn_number": Meaning(Of.TABLE, "turns of both seats begun; later ones count as the most"),
    "stalled": Meaning(Of.TABLE, "turns in a row without a legal pawn move"),
    "last_turn": Meaning(Of.TABLE, "1: the turn that the other seat gets at the end"),
    "used": Meaning(Of.TABLE, "1: done in this turn: rotation, pawn move, bonus", ("act",)),
    "upper_east": Meaning(Of.SIDE, "1: the upper path along the row runs to the right", BOARD),
    "upper_north": Meaning(Of.SIDE, "1: that along the column runs away from the observer", BOARD),
    "inverse": Meaning(Of.SIDE, "1: the lower paths run the other way", BOARD),
    "own_pawns": Meaning(Of.SIDE, "1: a pawn of the observer", BOARD),
    "opposing_pawns": Meaning(Of.SIDE, "1: a pawn of the other seat", BOARD),
    "barred": Meaning(Of.SIDE, "1: the seat on turn may not rotate this tile", BOARD),
    "rotated": Meaning(Of.SIDE, "1: rotated in this turn", BOARD),
}
