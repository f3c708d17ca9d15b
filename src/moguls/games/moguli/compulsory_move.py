"""Duty to move: actions denied to a seat while a move must be made.

A rotation must leave such a move. Only tiles needed by all moves found are tried: turning any
other tile leaves at least one of those moves unchanged. If the duty extends to rotations, a bound
seat without a move must make a rotation that gives it one, if there is any.
"""

from typing import Final

from moguls.games.moguli.actions import TURNS
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.material import BOARD, QUARTERS
from moguls.games.moguli.moves import can_move, has_move
from moguls.games.moguli.reach import ALL, BY_COLUMN, BY_ROW, beyond, bridges, empty, over, side
from moguls.games.moguli.start_row import is_bound
from moguls.games.moguli.state import State
from moguls.games.moguli.switches import COMPULSORY, DUTY_ROTATION, STALL_TURNING

# Called, not inlined: inlining would make compilation slow.
OUTLINED: Final = ("keep_moves", "needed_by", "find_ways_out", "opens_a_way")


def must_move(s: State) -> bool:
    """Return whether the seat on turn must make one of its legal pawn moves in this turn.

    Rules: MOG-O1, MOG-T1.
    """
    return has_move(s) and (s.options & COMPULSORY != 0 or is_bound(s))


def may_end(s: State) -> bool:
    """Return whether no duty keeps the seat on turn from ending its turn. Rules: MOG-O1, MOG-T1."""
    return s.must_turn == 0 and not must_move(s)


def keep_moves(s: State) -> None:
    """Compute the rotations after which a seat that must move could not.

    Called at the beginning of a turn after `look`, which clears them. Rules: MOG-O1, MOG-T1.
    """
    if must_move(s):
        _keep(s, needed(s) & ~s.barred)
    elif s.options & DUTY_ROTATION and is_bound(s):
        find_ways_out(s)
    if s.options & STALL_TURNING and not s.could_move:
        s.could_move = opens_a_way(s)


def find_ways_out(s: State) -> None:
    """Restrict a bound seat without a move to rotations that give it one, if there are any.

    Rules: MOG-O1, MOG-A2.
    """
    tiles = BOARD & ~s.barred
    _keep(s, tiles)
    if s.kept[0] & s.kept[1] & s.kept[2] != tiles:
        s.must_turn = 1
        return
    for i in range(TURNS):
        s.kept[i] = 0


def opens_a_way(s: State) -> int:
    """Return 1 if some rotation gives the seat on turn a pawn move, else 0. Rules: MOG-E2."""
    rest = BOARD & ~s.barred
    opens = 0
    while rest != 0 and opens == 0:
        tile = rest & -rest
        rest ^= tile
        quarters = 0
        while quarters < QUARTERS:
            turn_tile(s, tile, 1)
            if quarters < TURNS and can_move(s):
                opens = 1
            quarters += 1  # the fourth turn restores the tile
    return opens


def _keep(s: State, rest: int) -> None:
    """Record the rotations of these tiles after which the seat on turn has no pawn move.

    Rules: MOG-O1, MOG-T1.
    """
    while rest != 0:
        tile = rest & -rest
        rest ^= tile
        quarters = 0
        while quarters < QUARTERS:
            turn_tile(s, tile, 1)
            if quarters < TURNS and not can_move(s):
                s.kept[quarters] |= tile
            quarters += 1  # the fourth turn restores the tile


def needed(s: State) -> int:
    """Return the tiles needed by one move of each pawn that can move. Rules: MOG-O1."""
    tiles = BOARD
    i = 0
    rest = s.pawns[s.turn]
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        if s.ends[i]:
            tiles &= needed_by(s, pawn, s.ends[i])
        i += 1
    return tiles


def needed_by(s: State, pawn: int, ends: int) -> int:
    """Return the tiles of one move of the pawn to one of its legal ends, or of all its moves.

    A move that ends where it comes up is tried first: it needs few tiles.

    Rules: MOG-B2, MOG-O1.
    """
    free = empty(s) | pawn
    dives = over(s, pawn, free)
    tiles = dives
    up = 0
    rest = bridges(s, (s.pawns[0] | s.pawns[1]) & ~pawn)
    while rest != 0:
        bridge = rest & -rest
        rest ^= bridge
        one = side(s, bridge, BY_ROW, ALL)
        other = side(s, bridge, BY_COLUMN, ALL)
        if one != other:
            if dives & one and ends & other:
                return _short(s, pawn, bridge, BY_ROW, dives, ends)
            if dives & other and ends & one:
                return _short(s, pawn, bridge, BY_COLUMN, dives, ends)
        up |= beyond(dives, one, other)
        tiles |= one | other | bridge
    return tiles | over(s, up & free, free)


def _short(s: State, pawn: int, bridge: int, by_row: bool, dives: int, ends: int) -> int:
    """Return the tiles of a move from the first of `dives` on one side to the first end beyond.

    A pawn that does not dive where it stands needs its first walk, too; its whole chain counts.

    Rules: MOG-B2.
    """
    before = side(s, bridge, by_row, dives)
    tiles = before | bridge | side(s, bridge, not by_row, ends)
    if before & pawn:
        return tiles
    return tiles | dives
