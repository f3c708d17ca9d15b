"""Observations as flat arrays with named planes, for learners.

A seat sees the board from its own side: its start row is the first, columns go from its left.
Seen from seat 1 the board is turned by half, so gate 34 comes first, and east is west.
"""

from typing import Final

from moguls.games.moguli.finish import points
from moguls.games.moguli.material import COLUMNS, NUM_TILES, PAWNS, ROWS, SEATS
from moguls.games.moguli.state import Phase, State
from moguls.kernel.bits import has
from moguls.kernel.loop_types import IntArray
from moguls.kernel.planes import MOST, Plane

PHASE, SCORE, TURN, FIRST, ROUND, STALLED, LAST, USED = 0, 3, 5, 7, 9, 10, 11, 12
EAST, NORTH, INVERSE, OWN, OPPOSING, BARRED, ROTATED = 15, 50, 85, 120, 155, 190, 225
OBSERVATION_SIZE = 260

BOARD_SHAPE = (ROWS, COLUMNS)

PLANES: Final = (
    Plane("phase", PHASE, (3,), 0, 1),  # one of swap, play, over
    Plane("score", SCORE, (SEATS,), 0, PAWNS),  # pawns across
    Plane("turn", TURN, (SEATS,), 0, 1),
    Plane("first_player", FIRST, (SEATS,), 0, 1),
    Plane("turn_number", ROUND, (1,), 0, MOST),  # later ones count as that
    Plane("stalled", STALLED, (1,), 0, 6),
    Plane("last_turn", LAST, (1,), 0, 1),
    Plane("used", USED, (3,), 0, 1),  # rotation, pawn move, bonus
    Plane("upper_east", EAST, BOARD_SHAPE, 0, 1),  # the upper path along the row runs to the right
    Plane("upper_north", NORTH, BOARD_SHAPE, 0, 1),  # that along the column, away from the seat
    Plane("inverse", INVERSE, BOARD_SHAPE, 0, 1),  # the lower paths run the other way
    Plane("own_pawns", OWN, BOARD_SHAPE, 0, 1),
    Plane("opposing_pawns", OPPOSING, BOARD_SHAPE, 0, 1),
    Plane("barred", BARRED, BOARD_SHAPE, 0, 1),  # to whoever is on turn
    Plane("rotated", ROTATED, BOARD_SHAPE, 0, 1),  # in this turn
)


def observe(s: State, seat: int, out: IntArray) -> None:
    """Write what `seat` sees now into `out`, integers of shape (260,), laid out as PLANES.

    Rules: MOG-H1.
    """
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    out[PHASE + s.phase] = 1
    for place in range(SEATS):
        _write_seat(s, seat if place == 0 else 1 - seat, place, out)
    out[ROUND] = min(s.round, MOST)
    out[STALLED] = s.stalled
    out[LAST] = s.last_turn
    if s.rotations > 0:
        out[USED] = 1
    out[USED + 1] = s.moved
    if s.rotations > 1:
        out[USED + 2] = 1
    _write_board(s, seat, out)


def information(s: State, seat: int, out: IntArray) -> None:
    """Write what `seat` knows with a perfect memory: what it sees. Rules: MOG-H1."""
    observe(s, seat, out)


def _write_seat(s: State, seat: int, place: int, out: IntArray) -> None:
    """Write one seat at its place, counted from the observer's."""
    out[SCORE + place] = points(s, seat)
    if s.first == seat:
        out[FIRST + place] = 1
    if s.phase != Phase.OVER and s.turn == seat:
        out[TURN + place] = 1


def _write_board(s: State, seat: int, out: IntArray) -> None:
    """Write tiles and pawns, seen from the side of the seat."""
    turned = seat == 1
    for i in range(NUM_TILES):
        gate = NUM_TILES - 1 - i if turned else i
        if has(s.east, gate) != turned:
            out[EAST + i] = 1
        if has(s.north, gate) != turned:
            out[NORTH + i] = 1
        if has(s.inverse, gate):
            out[INVERSE + i] = 1
        if has(s.pawns[seat], gate):
            out[OWN + i] = 1
        if has(s.pawns[1 - seat], gate):
            out[OPPOSING + i] = 1
        if has(s.barred, gate):
            out[BARRED + i] = 1
        if has(s.rotated, gate):
            out[ROTATED + i] = 1
