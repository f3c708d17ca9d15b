"""Standing orders: this game has none."""

from typing import Final

from moguls.games.takestock.state import State

FIELDS: Final = ()


def standing_order(s: State, seat: int, order: dict[str, int | None]) -> int | None:  # noqa: ARG001  # there are none
    """Return None: no order can be given. Rules: TKS-T1."""
    return None
