"""View of a seat or a spectator, built field by field; nothing is hidden.

Nothing is copied from the state wholesale: a field that is not named here is not visible.
"""

from typing import cast

from moguls.core.shown import ClauseReason
from moguls.games.moguli.actions import (
    DENIALS,
    MAX_CHOICES,
    TURN_RULE,
    TURNS,
    Action,
    Why,
    rotation,
    to_text,
)
from moguls.games.moguli.check import phase_name, scores, tiles_of, used
from moguls.games.moguli.compulsory_move import must_move
from moguls.games.moguli.effects import effects
from moguls.games.moguli.finish import winners
from moguls.games.moguli.material import (
    FREE_HOME,
    GATES,
    NUM_TILES,
    PAWNS_TO_WIN,
    SEATS,
    codes,
    goal,
    home,
)
from moguls.games.moguli.openers import openers
from moguls.games.moguli.shown import (
    EndName,
    MoguliChoice,
    MoguliNoRotation,
    MoguliOwn,
    MoguliPublic,
    MoguliResult,
    MoguliTile,
    MoguliTurn,
    Sides,
    StallName,
)
from moguls.games.moguli.start_row import free_home, is_bound
from moguls.games.moguli.state import END_NAMES, Phase, State
from moguls.games.moguli.step import choices, why_not
from moguls.games.moguli.switches import CYLINDER, SHORT_STALL, most_turns, stall_kind
from moguls.games.moguli.turn import may_rotate


def public(s: State) -> MoguliPublic:
    """Return the public part of the view, ready for JSON: the whole state. Rules: MOG-H1."""
    over = s.phase == Phase.OVER
    return {
        "game": "moguli",
        "seats": s.seats,
        "phase": phase_name(s),
        "turn": None if over else s.turn,
        "over": over,
        "round": s.round,
        "scores": scores(s),
        "needed": PAWNS_TO_WIN,
        "first": s.first,
        "tiles": [tile_seen(s, gate, code) for gate, code in enumerate(tiles_of(s))],
        "pawns": [codes(pawns) for pawns in s.pawns],
        "start_rows": [codes(home(seat)) for seat in range(SEATS)],
        "cylinder": bool(s.options & CYLINDER),
        **_turn(s),
        "stalled": s.stalled,
        "stall": cast("StallName", stall_kind(s.options)),
        "stall_turns": 3 if s.options & SHORT_STALL else 6,
        "max_turns": most_turns(s.options),
        "last_turn": bool(s.last_turn),
        "result": _result(s) if over else None,
    }


def own(s: State, seat: int | None) -> MoguliOwn:
    """Return the part of the view that depends on the viewer: its actions. Rules: MOG-H1."""
    over = s.phase == Phase.OVER
    return {
        "seat": seat,
        "openers": openers(s) if seat == s.turn else [],
        "actions": _actions(s) if seat == s.turn and not over else [],
        "wait": _wait(s, seat),
    }


def tile_seen(s: State, gate: int, code: str) -> MoguliTile:
    """Return one tile: orientation, paths on both faces, and the seat of a pawn on it."""
    east, north, inverse = (bits >> gate & 1 for bits in (s.east, s.north, s.inverse))
    pawns = [seat for seat in range(SEATS) if s.pawns[seat] >> gate & 1]
    return {
        "gate": GATES[gate],
        "code": code,
        "marked": not inverse,
        "over": _sides(east, north),
        "under": _sides(east ^ inverse, north ^ inverse),
        "pawn": pawns[0] if pawns else None,
    }


def _sides(east: int, north: int) -> Sides:
    if north:
        return "NE" if east else "NW"
    return "SE" if east else "SW"


def _turn(s: State) -> MoguliTurn:
    """Return the parts of the turn used, prohibitions and duties. Rules: MOG-T1, MOG-O1."""
    playing = s.phase == Phase.PLAY
    return {
        "used": used(s),
        "rotated": codes(s.rotated),
        "bonus": bool(s.earned) and s.rotations < len(("rotate", "bonus")),
        "no_rotation": _no_rotation(s),
        "rotated_out": _rotated_out(s),
        "start_row": {
            "free": free_home(s) if playing else None,
            "required": FREE_HOME,
            "bound": playing and not s.moved and is_bound(s),
        },
        "must_move": playing and must_move(s),
        "must_turn": playing and bool(s.must_turn),
    }


def _rotated_out(s: State) -> ClauseReason | None:
    """Return why the seat on turn has no rotation left at all, if it has none.

    Rules: MOG-T1, MOG-B6.
    """
    if s.phase != Phase.PLAY or may_rotate(s):
        return None
    code, rule, _text = DENIALS[Why(why_not(s, rotation(0, 1)))]
    return {"rule": rule, "code": code}


def _no_rotation(s: State) -> list[MoguliNoRotation]:
    """Return the tiles that may not be rotated, by which angles, and why.

    Empty if no rotation is left at all. Rules: MOG-A2, MOG-O1, MOG-T1.
    """
    if not may_rotate(s):
        return []
    angles: dict[tuple[int, Why], list[int]] = {}
    for tile in range(NUM_TILES):
        for quarters in range(1, TURNS + 1):
            why = Why(why_not(s, rotation(tile, quarters)))
            if why != Why.NONE:
                angles.setdefault((tile, why), []).append(90 * quarters)
    return [
        {"tile": GATES[tile], "degrees": degrees, "rule": DENIALS[why][1], "code": DENIALS[why][0]}
        for (tile, why), degrees in angles.items()
    ]


def _actions(s: State) -> list[MoguliChoice]:
    """Return the denied actions worth showing, then the legal ones with their effect."""
    out = [0] * MAX_CHOICES
    legal = out[: choices(s, out)]
    allowed: list[MoguliChoice] = [
        {"move": to_text(action), "id": int(action), "legal": True, "effect": effect}
        for action, effect in zip(legal, effects(s, legal), strict=True)
    ]
    return [*_denied(s), *allowed]


def _denied(s: State) -> list[MoguliChoice]:
    """Return the end of the turn and the tiles turned by the other seat, with their rule.

    Only if they are denied because of a duty, or of the other's last turn.

    Rules: MOG-A2, MOG-O1, MOG-T1.
    """
    barred = [rotation(tile, 1) for tile in range(NUM_TILES) if s.barred >> tile & 1]
    denied: list[MoguliChoice] = []
    for action in (int(Action.END), *barred):
        why = Why(why_not(s, action))
        if why in (Why.MUST_FREE, Why.MUST_MOVE, Why.MUST_TURN, Why.BARRED):
            code, rule, _text = DENIALS[why]
            move = to_text(action)
            denied.append({"move": move, "id": action, "legal": False, "rule": rule, "code": code})
    return denied


def _wait(s: State, seat: int | None) -> ClauseReason | None:
    """Return why a seat that is not on turn can do nothing. Rules: MOG-T1, MOG-E1."""
    if s.phase == Phase.OVER:
        return {"rule": DENIALS[Why.OVER][1], "code": "over"}
    if seat is None or seat == s.turn:
        return None
    return {"rule": TURN_RULE, "code": "not_your_turn"}


def _result(s: State) -> MoguliResult:
    """Return the end of the game. Rules: MOG-E1, MOG-E2, MOG-E3."""
    return {
        "scores": scores(s),
        "winners": [seat for seat in range(SEATS) if winners(s) >> seat & 1],
        "why": cast("EndName", END_NAMES[s.ended]),
        "goals": [codes(s.pawns[seat] & goal(seat)) for seat in range(SEATS)],
    }
