"""State fields compared by a record's check; the order of the deck is left out."""

from moguls.games.mogul2002.edition import EDITION
from moguls.games.mogul2002.state import State
from moguls.mechanisms.mogul import check


def phase_name(s: State) -> str:
    """Return the name of the phase in records. Rules: M02-R1."""
    return EDITION.phase_of(s)


def shares_of(s: State, seat: int) -> dict[str, int]:
    """Return the shares in front of a seat by company, zeros left out. Rules: M02-X3."""
    return check.shares_of(s, seat, EDITION)


def check_state(s: State) -> dict[str, object]:
    """Return the fields of a check, except turn, over and legal."""
    return check.check_state(s, EDITION)
