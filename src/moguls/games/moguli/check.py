"""State fields compared by a record's check."""

from typing import cast

from moguls.games.moguli.finish import points
from moguls.games.moguli.material import NUM_TILES, SEATS, codes
from moguls.games.moguli.shown import PhaseName, Use
from moguls.games.moguli.state import PHASE_NAMES, Phase, State

KEYS = frozenset(
    {
        *("turn", "over", "legal", "phase", "tiles", "pawns", "rotated", "used"),
        *("stalled", "turn_number"),
    }
)


def phase_name(s: State) -> PhaseName:
    """Return the name of the phase in records."""
    return cast("PhaseName", PHASE_NAMES[s.phase])


def tiles_of(s: State) -> list[str]:
    """Return the tiles, row 1 first: "s" or "i", and the quarters by which each is turned."""
    return [
        f"{'si'[s.inverse >> gate & 1]}{quarters(s.east >> gate & 1, s.north >> gate & 1)}"
        for gate in range(NUM_TILES)
    ]


def quarters(east: int, north: int) -> int:
    """Return the quarters by which a tile with these upper paths is turned."""
    return (0 if north else 1) if east else (3 if north else 2)


def used(s: State) -> list[Use]:
    """Return the parts of the turn already used, sorted."""
    uses: dict[Use, bool] = {
        "rotate": s.rotations > 0,
        "bonus": s.rotations > 1,
        "pawn": s.moved > 0,
    }
    return sorted(name for name, is_used in uses.items() if is_used)


def scores(s: State) -> list[int]:
    """Return the pawns across by seat."""
    return [points(s, seat) for seat in range(SEATS)]


def check_state(s: State) -> dict[str, object]:
    """Return the fields of a check, except turn, over and legal."""
    return {
        "phase": phase_name(s),
        "tiles": tiles_of(s),
        "pawns": [codes(pawns) for pawns in s.pawns],
        "rotated": codes(s.barred) if s.phase == Phase.PLAY else [],
        "used": used(s),
        "stalled": s.stalled,
        "turn_number": s.round,
    }
