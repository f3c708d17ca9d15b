"""Moves opened and closed by a rotation, computed on request; not used by the rules.

A frame has a hundred rotations, and each of them changes the ways of ten pawns, so computing all of
them in every frame would be slow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.games.moguli.actions import TURNS, Action
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.check import tiles_of
from moguls.games.moguli.material import GATES, NUM_TILES, SEATS
from moguls.games.moguli.moves import look
from moguls.games.moguli.view import tile_seen
from moguls.games.moguli.walks import to_walk, walks
from moguls.kernel.state.bits import has

if TYPE_CHECKING:
    from moguls.games.moguli.shown import MoguliChange, MoguliPreview, MoguliWay
    from moguls.games.moguli.state import State

# Every move of a seat's pawns: start and end gate, and whether it earns a bonus.
Ways = dict[tuple[int, int], bool]


def preview(s: State, action: int) -> MoguliPreview:
    """Return the tile after a rotation, and the walks of both seats that it opens and closes.

    The walks of a seat are the moves that it could make if it were on turn and had not moved yet;
    each comes with one walk, an opened one on the tiles afterwards, a closed one on those of now.
    Empty for other actions, whose effect is in the view.

    Rules: MOG-A1, MOG-B1, MOG-B2, MOG-B6, MOG-O1, MOG-H1.
    """
    if not Action.ROTATE <= action < Action.PAWN:
        return {}
    tile, turn = divmod(action - Action.ROTATE, TURNS)
    turned = s.copy()
    turn_tile(turned, 1 << tile, turn + 1)
    return {
        "tile": tile_seen(turned, tile, tiles_of(turned)[tile]),
        "degrees": 90 * (turn + 1),
        "seats": [_changes(s, turned, seat) for seat in range(SEATS)],
    }


def _changes(now: State, turned: State, seat: int) -> MoguliChange:
    """Return the walks that a seat gains and those that it loses. Rules: MOG-B2, MOG-B6."""
    before, after = _as_on_turn(now, seat), _as_on_turn(turned, seat)
    old, new = _ways(before), _ways(after)
    return {
        "opened": _with_walks(after, {way: new[way] for way in new if way not in old}),
        "closed": _with_walks(before, {way: old[way] for way in old if way not in new}),
        "left": len(new),
    }


def _as_on_turn(s: State, seat: int) -> State:
    """Return the state as if a seat were on turn and had not moved yet. Rules: MOG-T1, MOG-O1."""
    copy = s.copy()
    copy.turn, copy.moved = seat, 0
    look(copy)
    return copy


def _ways(s: State) -> Ways:
    """Return all moves of the seat on turn computed by `look`. Rules: MOG-B2, MOG-B6."""
    pawns = [gate for gate in range(NUM_TILES) if has(s.pawns[s.turn], gate)]
    return {
        (start, end): has(bonus, end)
        for start, ends, bonus in zip(pawns, s.ends, s.bonus, strict=False)
        for end in range(NUM_TILES)
        if has(ends, end)
    }


def _with_walks(s: State, ways: Ways) -> list[MoguliWay]:
    """Return moves, each with a walk. Rules: MOG-B2, MOG-B6."""
    by_start = {start: walks(s, start) for start in {start for start, _end in ways}}
    return [
        {
            "from": GATES[start],
            "to": GATES[end],
            "bonus": bonus,
            "walk": to_walk(by_start[start][end, bonus]),
        }
        for (start, end), bonus in ways.items()
    ]
