"""Observations as flat arrays with named planes.

A seat sees the board from its own side: its start row is the first, columns go from its left.
Seen from seat 1 the board is turned by half, so gate 34 comes first, and east is west.
"""

from typing import Final

from moguls.games.moguli.finish import points
from moguls.games.moguli.material import BOARD, COLUMNS, NUM_TILES, PAWNS, ROWS, SEATS
from moguls.games.moguli.state import Phase, State
from moguls.kernel.rules.planes import MOST, Plane
from moguls.kernel.state.bits import put_bits, turned
from moguls.kernel.state.types import IntArray

PHASE, SCORE, TURN, FIRST, ROUND, STALLED, LAST, USED = 0, 3, 5, 7, 9, 10, 11, 12
EAST, NORTH, INVERSE, OWN, OPPOSING, BARRED, ROTATED = 15, 50, 85, 120, 155, 190, 225
PHASES: Final = SCORE - PHASE
OBSERVATION_SIZE = 260

BOARD_SHAPE = (ROWS, COLUMNS)
TURNS: Final = (0, 320)  # the range of play: 99.9 % of the turns of random games are among them

PLANES: Final = (
    Plane("phase", PHASE, (PHASES,), 0, 1),  # one of swap, play, over
    Plane("score", SCORE, (SEATS,), 0, PAWNS),  # pawns across
    Plane("turn", TURN, (SEATS,), 0, 1),
    Plane("first_player", FIRST, (SEATS,), 0, 1),
    Plane("turn_number", ROUND, (1,), 0, MOST, usual=TURNS),  # later ones count as that
    Plane("stalled", STALLED, (1,), 0, 6),
    Plane("last_turn", LAST, (1,), 0, 1),
    Plane("used", USED, (3,), 0, 1),  # rotation, pawn move, bonus
    Plane("upper_east", EAST, BOARD_SHAPE, 0, 1),  # the upper path along the row runs to the right
    Plane("upper_north", NORTH, BOARD_SHAPE, 0, 1),  # that along the column, away from the seat
    Plane("inverse", INVERSE, BOARD_SHAPE, 0, 1),  # the lower paths run the other way
    Plane("own_pawns", OWN, BOARD_SHAPE, 0, 1),
    Plane("opposing_pawns", OPPOSING, BOARD_SHAPE, 0, 1),
    Plane("barred", BARRED, BOARD_SHAPE, 0, 1),  # to the seat on turn
    Plane("rotated", ROTATED, BOARD_SHAPE, 0, 1),  # in this turn
)


def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the observation of `seat` into `out`, integers of shape (260,), laid out as PLANES.

    Rules: MOG-H1.
    """
    put_bits(out, PHASE, 1 << s.phase, PHASES)
    for place in range(SEATS):
        _write_seat(s, seat if place == 0 else 1 - seat, place, out)
    out[ROUND] = min(s.round, MOST)
    out[STALLED] = s.stalled
    out[LAST] = s.last_turn
    out[USED] = 1 if s.rotations > 0 else 0
    out[USED + 1] = s.moved
    out[USED + 2] = 1 if s.rotations > 1 else 0
    _write_board(s, seat, out)


def information(s: State, seat: int, out: IntArray) -> None:
    """Write the information state of `seat`, which is its observation. Rules: MOG-H1."""
    observe(s, seat, out)


def _write_seat(s: State, seat: int, place: int, out: IntArray) -> None:
    """Write one seat at its place, counted from the observer's."""
    out[SCORE + place] = points(s, seat)
    out[FIRST + place] = 1 if s.first == seat else 0
    out[TURN + place] = 1 if s.phase != Phase.OVER and s.turn == seat else 0


def _write_board(s: State, seat: int, out: IntArray) -> None:
    """Write tiles and pawns, seen from the side of the seat."""
    west = BOARD if seat == 1 else 0  # seen from there, the other way is east and north
    _write_set(seat, s.east ^ west, EAST, out)
    _write_set(seat, s.north ^ west, NORTH, out)
    _write_set(seat, s.inverse, INVERSE, out)
    _write_set(seat, s.pawns[seat], OWN, out)
    _write_set(seat, s.pawns[1 - seat], OPPOSING, out)
    _write_set(seat, s.barred, BARRED, out)
    _write_set(seat, s.rotated, ROTATED, out)


def _write_set(seat: int, gates: int, at: int, out: IntArray) -> None:
    """Write a set of gates or tiles, the board turned by half for seat 1."""
    put_bits(out, at, turned(gates, NUM_TILES) if seat == 1 else gates, NUM_TILES)
