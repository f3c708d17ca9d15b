"""What a table does by itself next: kept beside its log, so that a start need not read every log.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.server.table import waiting, wishes
from moguls.server.table.table import BOT

if TYPE_CHECKING:
    from moguls.server.table.table import Table

# Most urgent first; these numbers lie in the database.
PEOPLE: Final = 1  # a bot or an order is to move where somebody plays
BOTS: Final = 2  # bots play among themselves


class Due(NamedTuple):
    """A table that goes on by itself: how urgent that is, and who made it."""

    table: str
    due: int
    host: str


def due(table: Table) -> int | None:
    """Say how urgent it is that a table goes on by itself; None where it waits for somebody."""
    if not is_automatic(table):
        return None
    return BOTS if all(seat.kind == BOT for seat in table.seats) else PEOPLE


def is_automatic(table: Table) -> bool:
    """Say whether a bot or a standing order is to move, or the seat on turn need not be asked."""
    if table.status != "playing" or table.play.turn is None:
        return False
    seat = table.play.turn
    if table.seats[seat].kind == BOT:
        return not waiting.holds(table)
    if wishes.answer(table) is not None:
        return True
    order = table.orders.get(seat)
    play = table.play
    return order is not None and play.game.standing_order(play.state, seat, order) is not None
