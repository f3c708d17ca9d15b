"""What a position of Moguli is worth to a seat: whole numbers, so that all machines agree.

The weights were found by matches of bots that differ in one of them; see docs/bots.md.
"""

from typing import Final

from moguls.games.moguli.material import COLUMNS, FIRST_ROW, PAWNS, ROWS
from moguls.games.moguli.state import Phase, State
from moguls.kernel.bits import lowest, signed

ENTRIES: Final = ()

WIN: Final = 1_000_000
# What a pawn is worth by the rows it has come forward: the last step is the one that counts, and
# the first one frees the start row.
FORWARD: Final = (0, 14, 24, 34, 44, 56, 84)
# The slowest of the five need not arrive; this part of its worth counts, in sixteenths.
LAST_PAWN: Final = 4
# A draw is no aim: whoever can, plays on.
DRAW: Final = -100
# What the seat on turn can gain by its best move as the tiles lie, in sixteenths.
NOW: Final = 9
# Each pawn that can move at all.
MOBILE: Final = 3


def worth(s: State, seat: int) -> int:
    """Return what a position is worth to a seat, at the beginning of a turn or at the end.

    Args:
        s: the state.
        seat: from whose side.

    Returns:
        About 10 a row; WIN and more for a game that is won, the sooner the more.

    Rules: MOG-E1, MOG-E2, MOG-E3.
    """
    if s.phase == Phase.OVER:
        return _at_end(s, seat)
    lead = forward(s, seat) - forward(s, 1 - seat)
    if s.last_turn:  # the first seat is home; the other has this turn to draw
        lead += WIN // 2 if s.first == seat else -WIN // 2
    chance = _best_move(s) * NOW >> 4
    return lead + chance if s.turn == seat else lead - chance


def _at_end(s: State, seat: int) -> int:
    """Return what the end is worth. Rules: MOG-E1, MOG-E2, MOG-E3."""
    if s.won == 1 << seat:
        return WIN - signed(s.round)
    if s.won == 1 << (1 - seat):
        return signed(s.round) - WIN
    return DRAW


def forward(s: State, seat: int) -> int:
    """Return what the pawns of a seat are worth by how far they have come. Rules: MOG-E1."""
    total = 0
    least = signed(FORWARD[ROWS - 1])
    pawns = s.pawns[seat]
    while pawns != 0:
        each = signed(FORWARD[rows_on(lowest(pawns), seat)])
        pawns &= pawns - 1
        total += each
        least = min(least, each)
    return total - (least * (16 - LAST_PAWN) >> 4)


def rows_on(gate: int, seat: int) -> int:
    """Return how many rows a gate lies from a seat's start row. Rules: MOG-S1."""
    row = gate // COLUMNS
    return row if seat == 0 else ROWS - 1 - row


def _best_move(s: State) -> int:
    """Return what the seat on turn may hope to gain by pawn moves, without a rotation."""
    best = 0
    mobile = 0
    pawns = s.pawns[s.turn]
    for i in range(PAWNS):
        gate = lowest(pawns)
        pawns &= pawns - 1
        ends = s.ends[i]
        if ends != 0:
            mobile += MOBILE
            before = signed(FORWARD[rows_on(gate, s.turn)])
            best = max(best, signed(FORWARD[_farthest(ends, s.turn)]) - before)
    return best + mobile


def _farthest(gates: int, seat: int) -> int:
    """Return how many rows on the farthest of some gates lies; there is one at least."""
    for rows in range(ROWS - 1, 0, -1):
        row = rows if seat == 0 else ROWS - 1 - rows
        if gates & (FIRST_ROW << (COLUMNS * row)):
            return rows
    return 0
