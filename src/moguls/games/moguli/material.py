"""Material as numbers: gates, rows, pawns. A set of gates or tiles is an int of 35 bits.

Gate 0 is a1, gate 4 is e1, gate 34 is e7; a bit shifted by one is one column on, by five one row.
"""

from typing import Final

SEATS: Final = 2
COLUMNS: Final = 5
ROWS: Final = 7
NUM_TILES: Final = COLUMNS * ROWS
NUM_MARKED: Final = 17  # paths below as above; the other tiles are inverse (MOG-C1)
PAWNS: Final = 5  # of each seat (MOG-C2)
PAWNS_TO_WIN: Final = 4  # MOG-E1
FREE_HOME: Final = 2  # gates of the own start row that should be free (MOG-O1)
FIRST_SWAP_ROW: Final = 2  # the central rows are this one and two more, from 0 (MOG-V1)
SWAP_ROWS: Final = (2, 3, 4)
QUARTERS: Final = 4  # orientations of a tile (MOG-S1)

BOARD: Final = (1 << NUM_TILES) - 1
FIRST_ROW: Final = (1 << COLUMNS) - 1
TO_LAST_ROW: Final = COLUMNS * (ROWS - 1)
LAST_ROW: Final = FIRST_ROW << TO_LAST_ROW
FIRST_COLUMN: Final = sum(1 << row * COLUMNS for row in range(ROWS))
LAST_COLUMN: Final = FIRST_COLUMN << (COLUMNS - 1)

GATES: Final = tuple(f"{'abcde'[gate % COLUMNS]}{gate // COLUMNS + 1}" for gate in range(NUM_TILES))
GATE_OF: Final = {name: gate for gate, name in enumerate(GATES)}


def home(seat: int) -> int:
    """Return the gates of a seat's start row: row 1 is seat 0's, row 7 seat 1's. Rules: MOG-S1."""
    return FIRST_ROW << (TO_LAST_ROW * seat)


def goal(seat: int) -> int:
    """Return the gates of the opposing start row. Rules: MOG-E1."""
    return FIRST_ROW << (TO_LAST_ROW * (1 - seat))


def codes(gates: int) -> list[str]:
    """Return the names of a set of gates, sorted. Rules: MOG-C1."""
    return sorted(name for gate, name in enumerate(GATES) if gates >> gate & 1)
