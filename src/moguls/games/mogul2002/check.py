"""The state as a record's check has it; the order of the deck is left out."""

from moguls.games.mogul2002.edition import EDITION
from moguls.games.mogul2002.state import State
from moguls.mechanisms.mogul import check


def phase_name(s: State) -> str:
    """Return the phase as records name it. Rules: M02-R1."""
    return EDITION.phase_of(s)


def shares_of(s: State, seat: int) -> dict[str, int]:
    """Return the shares in front of a seat by company, zeros left out. Rules: M02-X3."""
    return check.shares_of(s, seat, EDITION)


def check_state(s: State) -> dict[str, object]:
    """Return what a check compares, save turn, over and legal."""
    return check.check_state(s, EDITION)
