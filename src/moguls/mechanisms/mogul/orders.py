"""Standing orders: stay in the auction until something is so, then leave.

An order is no rule of the game but a convenience: it plays the moves its seat would play.
"""

from typing import Final

from moguls.mechanisms.mogul.check import seats_in
from moguls.mechanisms.mogul.edition import Table

# leave when the bowl holds so many; when so many chips are left in hand; when so many seats are in
FIELDS: Final = ("bowl", "chips", "left")


def is_met(s: Table, seat: int, order: dict[str, int | None]) -> bool:
    """Say whether any condition of the order holds."""
    bowl, chips, left = (order.get(name) for name in FIELDS)
    return (
        (bowl is not None and s.bowl >= bowl)
        or (chips is not None and s.chips[seat] <= chips)
        or (left is not None and len(seats_in(s)) <= left)
    )
