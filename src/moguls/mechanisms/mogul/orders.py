"""Standing orders: stay in the auction until a condition holds, then leave.

An order is a convenience, not a rule of the game: it plays moves on behalf of its seat.
"""

from typing import Final

from moguls.mechanisms.mogul.check import seats_in
from moguls.mechanisms.mogul.edition import MogulState

# Leave when the bowl holds this many chips, the hand this few, or this few seats are still in.
FIELDS: Final = ("bowl", "chips", "left")


def is_met(s: MogulState, seat: int, order: dict[str, int | None]) -> bool:
    """Return whether any condition of the order holds."""
    bowl, chips, seats = (order.get(name) for name in FIELDS)
    return (
        (bowl is not None and s.bowl >= bowl)
        or (chips is not None and s.chips[seat] <= chips)
        or (seats is not None and len(seats_in(s)) <= seats)
    )
