"""Gates that a pawn can reach by a walk over, a walk under, and a walk over again.

Each gate has on each face one path along its row and one along its column, so connected paths
form chains and loops that never branch: a walk that does not turn back has no choice but its
first path. On the surface a walk reaches all gates connected by free gates. Underground a walk
passes beneath a pawn exactly when it begins on one side of it, in its chain, and ends on the other;
the gates on a side are found by following the chain from the pawn.
"""

from typing import Final

from moguls.games.moguli.board import OVER, UNDER, across, along
from moguls.games.moguli.material import BOARD
from moguls.games.moguli.state import State

BY_ROW: Final = True  # leaving a gate by the path along its row
BY_COLUMN: Final = False
ALL: Final = 0  # stops at no gate

# Called, not inlined: inlining would make compilation slow.
OUTLINED: Final = ("starts", "reach")


def empty(s: State) -> int:
    """Return the gates without a pawn. Rules: MOG-S1, MOG-B3."""
    return BOARD & ~(s.pawns[0] | s.pawns[1])


def over(s: State, gates: int, free: int) -> int:
    """Return these gates and all that a surface walk from one of them reaches by free gates.

    Rules: MOG-B2, MOG-B3.
    """
    row, column, ring = s.row[OVER], s.column[OVER], s.ring[OVER]
    before = 0
    while gates != before:  # two steps a test: most floods are short
        before = gates
        gates |= (across(gates, row, ring) | along(gates, column)) & free
        gates |= (across(gates, row, ring) | along(gates, column)) & free
    return gates


def chains(s: State, gates: int) -> int:
    """Return all gates of the chains below that pass through these. Rules: MOG-B4."""
    row, column, ring = s.row[UNDER], s.column[UNDER], s.ring[UNDER]
    fresh = gates
    while fresh != 0:
        fresh = (across(fresh, row, ring) | along(fresh, column)) & ~gates
        gates |= fresh
    return gates


def starts(s: State, piers: int) -> int:
    """Return the gates from which a pawn comes to a dive into a chain through one of `piers`.

    Pawns on other gates cannot move.

    Args:
        s: the state.
        piers: result of `bridges` for all pawns.

    Rules: MOG-B2, MOG-B4.
    """
    row, column, ring = s.row[OVER], s.column[OVER], s.ring[OVER]
    dives = chains(s, piers)
    free = empty(s)
    near = over(s, dives & free, free)
    return dives | across(near, row, ring) | along(near, column)


def bridges(s: State, pawns: int) -> int:
    """Return those of the pawns under which a chain passes, in by one path and out by the other.

    Rules: MOG-B4.
    """
    row, column, ring = s.row[UNDER], s.column[UNDER], s.ring[UNDER]
    return pawns & across(BOARD, row, ring) & along(BOARD, column)


def side(s: State, bridge: int, by_row: bool, stop: int) -> int:
    """Return the gates that a walk below comes to from under a pawn, leaving by one of its paths.

    The walk ends at the end of the chain, or at the first gate of `stop`. On a loop the result is
    all its other gates. Pawns do not block below. Rules: MOG-B2, MOG-B4.
    """
    row, column, ring = s.row[UNDER], s.column[UNDER], s.ring[UNDER]
    gates = 0
    at = bridge
    if not by_row:
        at = along(at, column) & ~bridge
        gates = at
        at &= ~stop
    while at != 0:
        at = across(at, row, ring) & ~bridge  # round a loop, back where it began
        gates |= at
        at &= ~stop
        at = along(at, column) & ~bridge
        gates |= at
        at &= ~stop
    return gates


def beyond(dives: int, one: int, other: int) -> int:
    """Return the gates where a walk that dives at one of `dives` and passes a pawn may come up.

    Args:
        dives: gates where it may dive.
        one: the gates on one side of the pawn.
        other: those on its other side; on a loop, the same.

    Rules: MOG-B4, MOG-B5.
    """
    up = 0
    if dives & one:
        up = other
    if dives & other:
        up |= one
    at = dives & one
    if one == other and at & (at - 1) == 0:
        up &= ~at  # the only gate of the loop to dive at: no walk from another leads to it
    return up


def reach(s: State, pawn: int, beneath: int) -> int:
    """Return the gates where a move of a pawn beneath one of the pawns `beneath` may end.

    Its start gate counts as free, and may be among them. Rules: MOG-B2, MOG-B4, MOG-B5.
    """
    free = empty(s) | pawn
    dives = over(s, pawn, free)
    up = 0
    rest = bridges(s, beneath & ~pawn)
    while rest != 0:
        bridge = rest & -rest
        rest ^= bridge
        one = side(s, bridge, BY_ROW, ALL)
        up |= beyond(dives, one, side(s, bridge, BY_COLUMN, ALL))
    return over(s, up & free, free)
