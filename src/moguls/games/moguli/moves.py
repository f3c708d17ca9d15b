"""The pawn moves of the seat on turn: worked out once after each change, then looked up."""

from typing import Final

from moguls.games.moguli.actions import TURNS, Why
from moguls.games.moguli.material import PAWNS
from moguls.games.moguli.reach import bridges, reach, starts
from moguls.games.moguli.start_row import is_bound, movers, open_ends
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.switches import NULL_MOVE
from moguls.kernel.bits import has, popcount

# Called, not put into their callers: compiling would take long.
OUTLINED: Final = ("legal_ends", "can_move", "look")


def legal_ends(s: State, pawn: int, beneath: int) -> int:
    """Return where the pawn may end a legal move that passes one of the pawns `beneath`.

    Rules: MOG-B2, MOG-B5, MOG-O1, MOG-O3.
    """
    return allowed(s, pawn, reach(s, pawn, beneath))


def allowed(s: State, pawn: int, gates: int) -> int:
    """Return those of the gates that a pawn reaches where its move may end.

    Rules: MOG-O1, MOG-O3.
    """
    ends = gates & open_ends(s, pawn)
    if s.options & NULL_MOVE:
        return ends
    return ends & ~pawn


def able(s: State) -> int:
    """Return the pawns of the seat on turn that may move and come to a dive at all.

    Rules: MOG-B4, MOG-O1, MOG-O2.
    """
    piers = bridges(s, s.pawns[0] | s.pawns[1])
    return movers(s) & starts(s, piers) if piers != 0 else 0


def can_move(s: State) -> bool:
    """Say whether the seat on turn has any legal pawn move as the tiles lie now.

    Rules: MOG-T1, MOG-O1.
    """
    all_pawns = s.pawns[0] | s.pawns[1]
    rest = able(s)
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        if legal_ends(s, pawn, all_pawns):
            return True
    return False


def look(s: State) -> None:
    """Work out all legal pawn moves of the seat on turn. Rules: MOG-B2, MOG-B6, MOG-O2."""
    forget(s)
    all_pawns = s.pawns[0] | s.pawns[1]
    opposing = s.pawns[1 - s.turn]
    own = s.pawns[s.turn]
    rest = able(s)
    while rest != 0:
        pawn = rest & -rest
        rest ^= pawn
        ends = legal_ends(s, pawn, all_pawns)
        if ends:
            i = popcount(own & (pawn - 1))
            s.ends[i] = ends
            s.bonus[i] = legal_ends(s, pawn, opposing)
            s.could_move = 1


def forget(s: State) -> None:
    """Let no pawn move, and no move bar or ask for a rotation. Rules: MOG-T1."""
    s.must_turn = 0
    for i in range(PAWNS):
        s.ends[i] = 0
        s.bonus[i] = 0
    for i in range(TURNS):
        s.kept[i] = 0


def has_move(s: State) -> bool:
    """Say whether a pawn move is legal now, as `look` has found. Rules: MOG-T1."""
    return s.ends[0] | s.ends[1] | s.ends[2] | s.ends[3] | s.ends[4] != 0


def number_of(s: State, gate: int) -> int:
    """Return the number of the pawn on a gate among those of the seat on turn, ascending.

    Rules: MOG-C2.
    """
    return popcount(s.pawns[s.turn] & ((1 << gate) - 1))


def why_not_pawn(s: State, start: int, end: int) -> Why:
    """Say why the seat on turn may not move a pawn from gate to gate, or `Why.NONE`.

    Rules: MOG-T1, MOG-B2, MOG-S1.
    """
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase == Phase.SWAP:
        return Why.SWAP_PENDING
    if s.moved:
        return Why.MOVED
    if not has(s.pawns[s.turn], start):
        return Why.NO_PAWN
    if has(s.ends[number_of(s, start)], end):
        return Why.NONE
    if start != end and has(s.pawns[0] | s.pawns[1], end):
        return Why.OCCUPIED
    return _why_not_there(s, 1 << start, end)


def _why_not_there(s: State, pawn: int, end: int) -> Why:
    """Say what keeps a pawn from a free gate: the start row, or that no walk leads there.

    Rules: MOG-B4, MOG-B5, MOG-O1, MOG-O2, MOG-O3.
    """
    if pawn == 1 << end and not s.options & NULL_MOVE:
        return Why.SAME_GATE
    if is_bound(s) and not has_move(s):
        return Why.MUST_TURN if s.must_turn else Why.STUCK
    if not has(reach(s, pawn, s.pawns[0] | s.pawns[1]), end):
        return Why.NO_WAY
    return Why.BOUND if is_bound(s) else Why.HOME_FULL


def move_pawn(s: State, start: int, end: int) -> None:
    """Move a pawn, earning a bonus where a walk there passes beneath an opposing pawn.

    Rules: MOG-B2, MOG-B6.
    """
    s.earned = s.bonus[number_of(s, start)] >> end & 1
    s.pawns[s.turn] = (s.pawns[s.turn] & ~(1 << start)) | (1 << end)
    s.moved = 1
    forget(s)
