"""What an action made happen, in the order in which it happened; all of it is public.

The client animates and speaks these; it never works a rule out.
"""

from typing import Any

from moguls.games.moguli.actions import TURNS, Action
from moguls.games.moguli.finish import points, winners
from moguls.games.moguli.material import GATES, NUM_TILES, SEATS, SWAP_ROWS
from moguls.games.moguli.start_row import is_bound
from moguls.games.moguli.state import END_NAMES, Phase, State
from moguls.games.moguli.switches import stall_kind
from moguls.games.moguli.walks import best_walk

Event = dict[str, Any]


def tell(
    before: State | None,
    action: int | None,
    after: State,
    viewer: int | None = None,  # noqa: ARG001  # everybody hears the same
) -> list[Event]:
    """Return the events of one action, or of the deal when there is no state before."""
    if before is None or action is None:
        start = {"type": "start", "seat": int(after.first)}
        return [start, *_bound(after)]
    told = _played(before, action, after)
    if after.round > before.round or after.phase == Phase.OVER:
        told += _next(before, after)
    return told


def _played(before: State, action: int, after: State) -> list[Event]:
    """Return the events of the action itself; the end of a turn says nothing."""
    seat = {"seat": int(before.turn)}
    if action == Action.END:
        return []
    if action == Action.KEEP:
        return [{"type": "keep", **seat}]
    if action < Action.ROTATE:
        return [{"type": "swap", **seat, "row": SWAP_ROWS[action - Action.SWAP] + 1}]
    if action < Action.PAWN:
        tile, turn = divmod(action - Action.ROTATE, TURNS)
        turned = {"tile": GATES[tile], "degrees": 90 * (turn + 1), "bonus": before.rotations > 0}
        return [{"type": "rotate", **seat, **turned}]
    return _moved(before, action, after)


def _moved(before: State, action: int, after: State) -> list[Event]:
    """Return the events of a pawn's move. Rules: MOG-B6, MOG-E1."""
    seat = int(before.turn)
    start, end = divmod(action - Action.PAWN, NUM_TILES)
    walk = best_walk(before, start, end)
    way = {"from": GATES[start], "to": GATES[end], "walk": walk}
    told: list[Event] = [{"type": "pawn", "seat": seat, **way}]
    if after.earned:
        told.append({"type": "earned", "seat": seat})
    if points(after, seat) != points(before, seat):
        told.append({"type": "across", "seat": seat, "pawns": points(after, seat)})
    return told


def _next(before: State, after: State) -> list[Event]:
    """Return what came of the end of a turn. Rules: MOG-E1, MOG-E2, MOG-E3."""
    told: list[Event] = []
    if after.stalled:
        told.append({"type": "stalled", "turns": after.stalled, "stall": stall_kind(after.options)})
    if after.phase == Phase.OVER:
        return [*told, _end(after)]
    if after.last_turn > before.last_turn:
        told.append({"type": "last_turn", "seat": int(after.turn)})
    else:
        told.append({"type": "turn", "seat": int(after.turn)})
    return told + _bound(after)


def _bound(after: State) -> list[Event]:
    """Return whether the seat on turn must clear its start row. Rules: MOG-O1."""
    if after.phase != Phase.PLAY or not is_bound(after):
        return []
    return [{"type": "bound", "seat": int(after.turn)}]


def _end(after: State) -> Event:
    """Return the end of the game. Rules: MOG-E1, MOG-E2, MOG-E3."""
    return {
        "type": "end",
        "why": END_NAMES[after.ended],
        "winners": [seat for seat in range(SEATS) if winners(after) >> seat & 1],
        "scores": [points(after, seat) for seat in range(SEATS)],
        "stalled": after.stalled,
        "stall": stall_kind(after.options),
        "round": after.round,
    }
