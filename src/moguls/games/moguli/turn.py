"""Turn: at most one rotation and one pawn move in either order, perhaps a bonus, and its end."""

from typing import Final

from moguls.games.moguli.actions import Why
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.compulsory_move import keep_moves, must_move
from moguls.games.moguli.finish import BOTH, finish, has_crossed, is_idle, leader
from moguls.games.moguli.material import BOARD
from moguls.games.moguli.moves import look
from moguls.games.moguli.start_row import is_bound
from moguls.games.moguli.state import End, Phase, State
from moguls.games.moguli.switches import SHORT_STALL, most_turns
from moguls.kernel.state.bits import has

# Called, not inlined: inlining would make compilation slow.
OUTLINED: Final = ("begin_turn", "end_turn")


def begin_turn(s: State) -> None:
    """Begin the turn: nothing is used, the other seat's rotations are barred.

    Rules: MOG-T1, MOG-A2.
    """
    s.round += 1
    s.barred = s.rotated
    s.rotated = 0
    s.rotations = 0
    s.moved = 0
    s.earned = 0
    s.could_move = 0
    look(s)
    keep_moves(s)


def may_rotate(s: State) -> bool:
    """Return whether the seat on turn has a rotation left: one, or two with a bonus.

    Rules: MOG-T1, MOG-B6, MOG-A3.
    """
    return s.phase == Phase.PLAY and s.rotations <= s.earned


def rotatable(s: State) -> int:
    """Return the tiles that the seat on turn may rotate, by some angle at least.

    Rules: MOG-A1, MOG-A2.
    """
    return BOARD & ~s.barred if may_rotate(s) else 0


def why_not_rotate(s: State, tile: int, quarters: int) -> Why:
    """Return why the seat on turn may not rotate a tile so far, or `Why.NONE`.

    Rules: MOG-T1, MOG-A2, MOG-B6, MOG-O1.
    """
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase == Phase.SWAP:
        return Why.SWAP_PENDING
    if not may_rotate(s):
        return _why_no_more(s)
    if has(s.barred, tile):
        return Why.BARRED
    if has(s.kept[quarters - 1], tile):
        if s.must_turn:
            return Why.OPENS_NONE
        return Why.KEEPS_BOUND if is_bound(s) else Why.KEEPS_STILL
    return Why.NONE


def _why_no_more(s: State) -> Why:
    """Return why there is no further rotation in this turn. Rules: MOG-T1, MOG-B6."""
    if s.rotations == 1:
        return Why.NO_BONUS if s.moved else Why.ROTATED
    return Why.BONUS_USED


def rotate(s: State, tile: int, quarters: int) -> None:
    """Rotate a tile, and compute the pawn moves again if the seat has not moved.

    Rules: MOG-A1, MOG-A2, MOG-O1.
    """
    turn_tile(s, 1 << tile, quarters)
    s.rotated |= 1 << tile
    s.rotations += 1
    if s.moved == 0:
        look(s)  # without the duty: no rotation is left before a move


def why_not_end(s: State) -> Why:
    """Return why the seat on turn may not end its turn, or `Why.NONE`. Rules: MOG-T1, MOG-O1."""
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase == Phase.SWAP:
        return Why.SWAP_PENDING
    if s.must_turn:
        return Why.MUST_TURN
    if must_move(s):
        return Why.MUST_FREE if is_bound(s) else Why.MUST_MOVE
    return Why.NONE


def end_turn(s: State) -> None:
    """End the turn: the game is over, or the other seat begins its own.

    The ends of the game are tested in this order: four across, the stall, the longest game.

    Rules: MOG-E1, MOG-E2, MOG-E3.
    """
    s.stalled = s.stalled + 1 if is_idle(s) else 0
    why, won = End.NONE, 0
    is_across = has_crossed(s, s.turn)
    if s.last_turn:
        why, won = End.ACROSS, BOTH if is_across else 1 << s.first
    elif is_across and s.turn == s.first:
        s.last_turn = 1
    elif is_across:
        why, won = End.ACROSS, 1 << s.turn
    elif s.stalled >= (3 if s.options & SHORT_STALL else 6):
        why, won = End.STALL, leader(s)
    elif s.round == most_turns(s.options):
        why, won = End.LIMIT, BOTH
    if why != End.NONE:
        finish(s, why, won)
    else:
        s.turn = 1 - s.turn
        begin_turn(s)
