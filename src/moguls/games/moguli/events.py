"""Events of an action, in order; all of them are public.

The client animates and announces these; it never derives a rule.
"""

from typing import TYPE_CHECKING, cast

from moguls.games.moguli.actions import TURNS, Action
from moguls.games.moguli.finish import points, winners
from moguls.games.moguli.material import GATES, NUM_TILES, SEATS, SWAP_ROWS
from moguls.games.moguli.shown import MoguliEnd, MoguliEvent
from moguls.games.moguli.start_row import is_bound
from moguls.games.moguli.state import END_NAMES, Phase, State
from moguls.games.moguli.switches import stall_kind
from moguls.games.moguli.walks import best_walk

if TYPE_CHECKING:
    from moguls.games.moguli.shown import EndName, StallName

Events = list[MoguliEvent]


def tell(
    before: State | None,
    action: int | None,
    after: State,
    viewer: int | None = None,  # noqa: ARG001  # the same for every viewer
) -> Events:
    """Return the events of one action, or of the deal when there is no state before."""
    if before is None or action is None:
        return [{"type": "start", "seat": int(after.first)}, *_bound(after)]
    events = _played(before, action, after)
    if after.round > before.round or after.phase == Phase.OVER:
        events += _next(before, after)
    return events


def _played(before: State, action: int, after: State) -> Events:
    """Return the events of the action itself; the end of a turn has none."""
    seat = int(before.turn)
    if action == Action.END:
        return []
    if action == Action.KEEP:
        return [{"type": "keep", "seat": seat}]
    if action < Action.ROTATE:
        return [{"type": "swap", "seat": seat, "row": SWAP_ROWS[action - Action.SWAP] + 1}]
    if action < Action.PAWN:
        tile, turn = divmod(action - Action.ROTATE, TURNS)
        return [
            {
                "type": "rotate",
                "seat": seat,
                "tile": GATES[tile],
                "degrees": 90 * (turn + 1),
                "bonus": before.rotations > 0,
            }
        ]
    return _moved(before, action, after)


def _moved(before: State, action: int, after: State) -> Events:
    """Return the events of a pawn's move. Rules: MOG-B6, MOG-E1."""
    seat = int(before.turn)
    start, end = divmod(action - Action.PAWN, NUM_TILES)
    walk = best_walk(before, start, end)
    events: Events = [
        {"type": "pawn", "seat": seat, "from": GATES[start], "to": GATES[end], "walk": walk}
    ]
    if after.earned:
        events.append({"type": "earned", "seat": seat})
    if points(after, seat) != points(before, seat):
        events.append({"type": "across", "seat": seat, "pawns": points(after, seat)})
    return events


def _next(before: State, after: State) -> Events:
    """Return the events after the end of a turn. Rules: MOG-E1, MOG-E2, MOG-E3."""
    events: Events = []
    if after.stalled:
        stall = cast("StallName", stall_kind(after.options))
        events.append({"type": "stalled", "turns": after.stalled, "stall": stall})
    if after.phase == Phase.OVER:
        return [*events, _end(after)]
    if after.last_turn > before.last_turn:
        events.append({"type": "last_turn", "seat": int(after.turn)})
    else:
        events.append({"type": "turn", "seat": int(after.turn)})
    return events + _bound(after)


def _bound(after: State) -> Events:
    """Return an event if the seat on turn must clear its start row. Rules: MOG-O1."""
    if after.phase != Phase.PLAY or not is_bound(after):
        return []
    return [{"type": "bound", "seat": int(after.turn)}]


def _end(after: State) -> MoguliEnd:
    """Return the end of the game. Rules: MOG-E1, MOG-E2, MOG-E3."""
    return {
        "type": "end",
        "why": cast("EndName", END_NAMES[after.ended]),
        "winners": [seat for seat in range(SEATS) if winners(after) >> seat & 1],
        "scores": [points(after, seat) for seat in range(SEATS)],
        "stalled": after.stalled,
        "stall": cast("StallName", stall_kind(after.options)),
        "round": after.round,
    }
