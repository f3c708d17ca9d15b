"""Standing orders: the game has none, since every turn is a decision of its own."""

from typing import Final

from moguls.games.moguli.state import State

FIELDS: Final = ()


def standing_order(s: State, seat: int, order: dict[str, int | None]) -> int | None:  # noqa: ARG001
    """Return None: no order plays for a seat. Rules: MOG-T1."""
    return None
