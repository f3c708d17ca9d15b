"""One walk for each pawn move, gate by gate, for drawing; not used by the rules.

An independent breadth-first search through the steps of a pawn; tests compare its results with
those of `reach`.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple, cast

from moguls.games.moguli.board import OVER, UNDER, across, along
from moguls.games.moguli.material import GATES
from moguls.games.moguli.reach import empty
from moguls.kernel.state.bits import has, lowest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.games.moguli.shown import Walk
    from moguls.games.moguli.state import State

LEVELS = ("over", "under")
FIRST, BELOW, LAST = range(3)  # the parts of a move
NOBODY, SOMEBODY, OPPONENT = range(3)  # whose pawn it has passed beneath


class Place(NamedTuple):
    """Place of a moving pawn.

    Attributes:
        part: part of the move.
        gate: gate of the pawn.
        came: path by which it came in this walk: 1 along a row, 0 along a column, None neither.
        dived: gate where it dived; None before.
        passed: whose pawn it has passed beneath so far.
    """

    part: int
    gate: int
    came: int | None
    dived: int | None
    passed: int


def walks(s: State, start: int) -> dict[tuple[int, bool], list[Place]]:
    """Return a shortest walk for each gate where a move can end, without a bonus and with one.

    Returns:
        By end gate, and whether an opposing pawn was passed: every place on the way. Includes ends
        that the start row or the switches forbid.

    Rules: MOG-B2, MOG-B3, MOG-B4, MOG-B6.
    """
    first = Place(FIRST, start, None, None, NOBODY)
    before: dict[Place, Place | None] = {first: None}
    by_end: dict[tuple[int, bool], list[Place]] = {}
    queue = deque([first])
    while queue:
        at = queue.popleft()
        if at.part == LAST:
            by_end.setdefault((at.gate, at.passed == OPPONENT), _way(at, before))
        for following in _steps(s, start, at):
            if following not in before:
                before[following] = at
                queue.append(following)
    return by_end


def _way(at: Place | None, before: dict[Place, Place | None]) -> list[Place]:
    """Return the places from the start to `at`."""
    way = []
    while at is not None:
        way.append(at)
        at = before[at]
    return way[::-1]


def _steps(s: State, start: int, at: Place) -> Iterator[Place]:
    """Yield the next places of a moving pawn. Rules: MOG-B2, MOG-B5."""
    free = empty(s) | 1 << start
    if at.part == FIRST:
        yield at._replace(part=BELOW, came=None, dived=at.gate)
    if at.part == BELOW and at.gate != at.dived and at.passed and free >> at.gate & 1:
        yield at._replace(part=LAST, came=None)
    for by_row in (0, 1):
        if at.came == by_row:
            continue
        gate = neighbour(s, UNDER if at.part == BELOW else OVER, at.gate, by_row)
        if gate is None:
            continue
        if at.part == BELOW:
            met = NOBODY if gate == start else _who(s, gate)
            yield at._replace(gate=gate, came=by_row, passed=max(at.passed, met))
        elif free >> gate & 1:
            yield at._replace(gate=gate, came=by_row)


def neighbour(s: State, face: int, gate: int, by_row: int) -> int | None:
    """Return the gate connected with `gate` on a face by the path along its row or column.

    Rules: MOG-B1, MOG-V2.
    """
    if by_row:
        gates = across(1 << gate, s.row[face], s.ring[face])
    else:
        gates = along(1 << gate, s.column[face])
    return lowest(gates) if gates else None


def _who(s: State, gate: int) -> int:
    """Return whose pawn stands on a gate, relative to the seat on turn. Rules: MOG-B4, MOG-B6."""
    if has(s.pawns[1 - s.turn], gate):
        return OPPONENT
    return SOMEBODY if has(s.pawns[s.turn], gate) else NOBODY


def best_walk(s: State, start: int, end: int) -> Walk:
    """Return the gates and levels of a walk for a pawn move, with a bonus if possible.

    Rules: MOG-B6.
    """
    by_end = walks(s, start)
    return to_walk(by_end.get((end, True)) or by_end[end, False])


def to_walk(way: list[Place]) -> Walk:
    """Return a walk in the format of the client: `[["a1", "over"], ["a1", "under"], …]`.

    Rules: MOG-B2.
    """
    return cast("Walk", [[GATES[at.gate], LEVELS[at.part == BELOW]] for at in way])
