"""State fields compared by a record's check; the order of the deck is left out."""

from typing import Final

from moguls.games.mogul2013.edition import EDITION
from moguls.games.mogul2013.material import codes_of
from moguls.games.mogul2013.state import State
from moguls.kernel.state.bits import has
from moguls.mechanisms.mogul import check

KEYS: Final = check.KEYS | {"depots", "credit"}


def phase_name(s: State) -> str:
    """Return the name of the phase in records. Rules: M13-R1."""
    return EDITION.phase_of(s)


def shares_of(s: State, seat: int) -> dict[str, int]:
    """Return the shares in front of a seat by company, zeros left out. Rules: M13-X1."""
    return check.shares_of(s, seat, EDITION)


def check_state(s: State) -> dict[str, object]:
    """Return the fields of a check, except turn, over and legal."""
    return {
        **check.check_state(s, EDITION),
        "depots": [codes_of(stations) for stations in s.depots[: s.seats]],
        "credit": [has(s.credit, seat) for seat in range(s.seats)],
    }
