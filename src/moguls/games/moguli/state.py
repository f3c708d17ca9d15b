"""State of one game of Moguli; 240 bytes."""

from enum import IntEnum

from moguls.kernel.state.layout import State as Declared
from moguls.kernel.state.layout import i64, record, u8, u32, u64


class Phase(IntEnum):
    """Phases, by the decision of the seat on turn. Rules: MOG-V1, MOG-T1."""

    SWAP = 0
    PLAY = 1
    OVER = 2


class End(IntEnum):
    """Reasons for the end of the game. Rules: MOG-E1, MOG-E2, MOG-E3."""

    NONE = 0
    ACROSS = 1
    STALL = 2
    LIMIT = 3


PHASE_NAMES = ("swap", "play", "over")
END_NAMES = (None, "across", "stall", "limit")


@record
class State(Declared):
    """One table. Sets of tiles or gates are 35 bits, signed so that they mix with constants.

    A tile's upper paths run to east or west and to north or south: one bit each.
    """

    rng: int = u64()  # counter of the random numbers
    east: int = i64()  # tiles whose upper path along the row runs to the east; the others, west
    north: int = i64()  # tiles whose upper path along the column runs to the north
    inverse: int = i64()  # tiles whose lower paths run to the other two sides (MOG-C1)
    pawns: list[int] = i64[2]  # gates with a pawn: [seat]
    barred: int = i64()  # tiles that the seat on turn may not rotate (MOG-A2)
    rotated: int = i64()  # tiles that it has rotated in this turn
    # Computed from the tiles: gates that are connected on a face with the gate to their east, or
    # north, and those of the first column that are connected with the last (MOG-B1, MOG-V2).
    row: list[int] = i64[2]  # [face]
    column: list[int] = i64[2]
    ring: list[int] = i64[2]
    # Computed for the seat on turn, for each of its pawns, ascending by gate.
    ends: list[int] = i64[5]  # where a legal move of the pawn may end (MOG-B2)
    bonus: list[int] = i64[5]  # where it may end with a bonus (MOG-B6)
    kept: list[int] = i64[3]  # tiles not to be rotated by 90, 180, 270: no move would be there
    options: int = u32()  # house-rule switches in the format of `switches.pack`
    round: int = u32()  # number of the turn, both seats' turns counted, from 1; 0 in SWAP
    seats: int = u8()  # 2
    turn: int = u8()  # the seat to act; undefined when over
    first: int = u8()  # the seat that moves first in the game
    phase: int = u8()
    rotations: int = u8()  # made in this turn, 0..2; the second is the bonus
    moved: int = u8()  # 1 when a pawn has moved in this turn
    earned: int = u8()  # 1 when it passed beneath an opposing pawn
    could_move: int = u8()  # 1 when this turn had a legal pawn move (MOG-E2)
    must_turn: int = u8()  # 1 when a tile must be rotated first that frees a pawn (MOG-O1)
    stalled: int = u8()  # turns in a row that had none (MOG-E2)
    last_turn: int = u8()  # 1 in the turn that MOG-E1 grants
    ended: int = u8()  # an `End`
    won: int = u8()  # set of seats; 0 until the game is over
