"""What a rotation would open and close, for whoever asks about one; the rules need none of it.

A frame has a hundred rotations, and each of them changes the ways of ten pawns: so this is worked
out for one of them when somebody asks, not for all in every frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.games.moguli.actions import TURNS, Action
from moguls.games.moguli.board import turn_tile
from moguls.games.moguli.check import tiles_of
from moguls.games.moguli.material import GATES, NUM_TILES, SEATS
from moguls.games.moguli.moves import look
from moguls.games.moguli.view import tile_seen
from moguls.games.moguli.walks import drawn, walks
from moguls.kernel.state.bits import has

if TYPE_CHECKING:
    from moguls.games.moguli.shown import MoguliChange, MoguliPreview, MoguliWay
    from moguls.games.moguli.state import State

# Every move of a seat's pawns: where it begins and ends, and whether it earns a bonus.
Ways = dict[tuple[int, int], bool]


def preview(s: State, action: int) -> MoguliPreview:
    """Return how the tile would lie, and the walks of both seats that its turning opens and closes.

    Those of a seat are the moves that it could make were it on turn and had not moved yet; each
    comes with one walk, an opened one as the tiles lie afterwards, a closed one as they lie now.
    Nothing is told of other actions: their effect in the view tells all.

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
        "opened": _told(after, {way: new[way] for way in new if way not in old}),
        "closed": _told(before, {way: old[way] for way in old if way not in new}),
        "left": len(new),
    }


def _as_on_turn(s: State, seat: int) -> State:
    """Return the state as if a seat were on turn and had not moved yet. Rules: MOG-T1, MOG-O1."""
    twin = s.copy()
    twin.turn, twin.moved = seat, 0
    look(twin)
    return twin


def _ways(s: State) -> Ways:
    """Return all moves of the seat on turn, as `look` has found them. Rules: MOG-B2, MOG-B6."""
    pawns = [gate for gate in range(NUM_TILES) if has(s.pawns[s.turn], gate)]
    return {
        (start, end): has(bonus, end)
        for start, ends, bonus in zip(pawns, s.ends, s.bonus, strict=False)
        for end in range(NUM_TILES)
        if has(ends, end)
    }


def _told(s: State, ways: Ways) -> list[MoguliWay]:
    """Return moves, each with a walk. Rules: MOG-B2, MOG-B6."""
    found = {start: walks(s, start) for start in {start for start, _end in ways}}
    return [
        {
            "from": GATES[start],
            "to": GATES[end],
            "bonus": bonus,
            "walk": drawn(found[start][end, bonus]),
        }
        for (start, end), bonus in ways.items()
    ]
