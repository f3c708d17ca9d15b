"""Pawn moves of the seat on turn: computed once after each change, then looked up."""

from typing import Final

from moguls.games.moguli.actions import TURNS, Why
from moguls.games.moguli.material import PAWNS
from moguls.games.moguli.reach import (
    ALL,
    BY_COLUMN,
    BY_ROW,
    beyond,
    bridges,
    empty,
    over,
    reach,
    side,
    starts,
)
from moguls.games.moguli.start_row import is_bound, movers, open_ends
from moguls.games.moguli.state import Phase, State
from moguls.games.moguli.switches import NULL_MOVE
from moguls.kernel.state.bits import has, popcount

# Called, not inlined: inlining would make compilation slow.
OUTLINED: Final = ("legal_ends", "can_move", "look")


def legal_ends(s: State, pawn: int, beneath: int) -> int:
    """Return the gates where a legal move of the pawn beneath one of `beneath` may end.

    Rules: MOG-B2, MOG-B5, MOG-O1, MOG-O3.
    """
    return allowed(s, pawn, reach(s, pawn, beneath))


def allowed(s: State, pawn: int, gates: int) -> int:
    """Return the gates, of those that a pawn reaches, where its move may end.

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
    """Return whether the seat on turn has any legal pawn move as the tiles lie now.

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
    """Compute all legal pawn moves of the seat on turn. Rules: MOG-B2, MOG-B6, MOG-O2.

    The sides of a bridge are the same for each pawn, so bridges come first. Until the bonuses are
    computed, `bonus` holds the gates where each pawn comes to a dive.
    """
    forget(s)
    piers = bridges(s, s.pawns[0] | s.pawns[1])
    if piers == 0:
        return
    pawns = movers(s) & starts(s, piers)
    if pawns == 0:
        return
    _dive(s, pawns)
    rest = piers
    while rest != 0:
        _pass_beneath(s, rest & -rest)
        rest &= rest - 1
    _come_up(s, pawns, piers)


def _dive(s: State, pawns: int) -> None:
    """Compute the gates where each of the pawns comes to a dive. Rules: MOG-B2."""
    own = s.pawns[s.turn]
    free = empty(s)
    while pawns != 0:
        pawn = pawns & -pawns
        pawns ^= pawn
        s.bonus[popcount(own & (pawn - 1))] = over(s, pawn, free | pawn)


def _pass_beneath(s: State, bridge: int) -> None:
    """Add for each other pawn the gates where walks beneath this one come up.

    No pawn passes beneath itself. Rules: MOG-B4, MOG-B5.
    """
    one = side(s, bridge, BY_ROW, ALL)
    other = side(s, bridge, BY_COLUMN, ALL)
    own = s.pawns[s.turn]
    itself = popcount(own & (bridge - 1)) if bridge & own else PAWNS
    for i in range(PAWNS):
        if i != itself:
            s.ends[i] |= beyond(s.bonus[i], one, other)


def _come_up(s: State, pawns: int, piers: int) -> None:
    """Compute the ends of moves from the gates where the pawns come up. Rules: MOG-B2, MOG-B6.

    If all bridges are opposing pawns, each move earns a bonus; if none is, no move does.
    """
    own, opposing = s.pawns[s.turn], s.pawns[1 - s.turn]
    free = empty(s)
    while pawns != 0:
        pawn = pawns & -pawns
        pawns ^= pawn
        i = popcount(own & (pawn - 1))
        ends = allowed(s, pawn, over(s, s.ends[i] & (free | pawn), free | pawn))
        s.ends[i] = ends
        s.bonus[i] = ends if piers & own == 0 else 0
        if ends:
            s.could_move = 1
            if piers & own != 0 and piers & opposing != 0:
                s.bonus[i] = legal_ends(s, pawn, opposing)


def forget(s: State) -> None:
    """Clear the pawn moves, and the rotations barred or required for them. Rules: MOG-T1."""
    s.must_turn = 0
    for i in range(PAWNS):
        s.ends[i] = 0
        s.bonus[i] = 0
    for i in range(TURNS):
        s.kept[i] = 0


def has_move(s: State) -> bool:
    """Return whether a pawn move computed by `look` is legal now. Rules: MOG-T1."""
    return s.ends[0] | s.ends[1] | s.ends[2] | s.ends[3] | s.ends[4] != 0


def number_of(s: State, gate: int) -> int:
    """Return the index of the pawn on a gate among those of the seat on turn, ascending.

    Rules: MOG-C2.
    """
    return popcount(s.pawns[s.turn] & ((1 << gate) - 1))


def why_not_pawn(s: State, start: int, end: int) -> Why:
    """Return why the seat on turn may not move a pawn from gate to gate, or `Why.NONE`.

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
    """Return why a pawn may not move to a free gate: the start row, or no walk leads there.

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
