"""Connections: tiles turned in their place, and the paths that meet between neighbours."""

from typing import Final

from moguls.games.moguli.material import BOARD, COLUMNS, FIRST_COLUMN, LAST_COLUMN, LAST_ROW
from moguls.games.moguli.state import State
from moguls.games.moguli.switches import CYLINDER

OVER: Final = 0  # the upper face
UNDER: Final = 1  # the lower face

# Called, not inlined: inlining would make compilation slow.
OUTLINED: Final = ()


def turn_tile(s: State, tile: int, quarters: int) -> None:
    """Turn a tile (one bit) clockwise by a number of quarters, and update the connections.

    Clockwise a path to the north comes to the east, and one to the east comes to the south.

    Rules: MOG-A1.
    """
    half = tile if quarters & 2 else 0  # a half turn reverses each path
    east, north = (s.east ^ half) & tile, (s.north ^ half) & tile
    if quarters & 1:
        east, north = north, east ^ tile
    s.east = (s.east & ~tile) | east
    s.north = (s.north & ~tile) | north
    connect(s)


def connect(s: State) -> None:
    """Compute which neighbours are connected on each face.

    Rules: MOG-B1, MOG-C1.
    """
    _connect_face(s, OVER, s.east, s.north)
    _connect_face(s, UNDER, s.east ^ s.inverse, s.north ^ s.inverse)


def _connect_face(s: State, face: int, east: int, north: int) -> None:
    """Connect where a path to the east meets one to the west, and so on.

    Rules: MOG-B1, MOG-V2.
    """
    s.row[face] = east & ~(east >> 1) & (BOARD ^ LAST_COLUMN)
    s.column[face] = north & ~(north >> COLUMNS) & (BOARD ^ LAST_ROW)
    s.ring[face] = 0
    if s.options & CYLINDER:
        s.ring[face] = (east >> (COLUMNS - 1)) & ~east & FIRST_COLUMN


def across(gates: int, row: int, ring: int) -> int:
    """Return the gates that paths along the rows reach from these. Rules: MOG-B1, MOG-V2."""
    beside = ((gates & row) << 1) | ((gates >> 1) & row)
    if ring == 0:
        return beside
    around = ((gates & ring) << (COLUMNS - 1)) | ((gates >> (COLUMNS - 1)) & ring)
    return beside | around


def along(gates: int, column: int) -> int:
    """Return the gates that paths along the columns reach from these. Rules: MOG-B1."""
    return ((gates & column) << COLUMNS) | ((gates >> COLUMNS) & column)
