"""Next automatic action of a table, stored with its log so that a start need not read all logs.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.server.table import auto_response, step_mode
from moguls.server.table.orders.answering import decision
from moguls.server.table.table import BOT

if TYPE_CHECKING:
    from moguls.server.table.table import Table

# Urgencies, most urgent first; these numbers are stored in the database.
PEOPLE: Final = 1  # a bot or an order is to move at a table with people
BOTS: Final = 2  # bots play among themselves


class Due(NamedTuple):
    """An automatic action.

    Attributes:
        at: the moment from which it is due, in seconds since 1970.
        urgency: `PEOPLE` or `BOTS`.
    """

    at: float
    urgency: int


class DueTable(NamedTuple):
    """A table with an automatic action, and the user who made the table."""

    table: str
    due: Due
    host: str


def due(table: Table) -> Due | None:
    """Return the next automatic action of a table; None where it waits for a person."""
    if not is_automatic(table):
        return None
    is_of_bots = all(seat.kind == BOT for seat in table.seats)
    return Due(table.turn_at, BOTS if is_of_bots else PEOPLE)


def is_automatic(table: Table) -> bool:
    """Return whether the seat on turn is a bot's, or is played by an order or auto-response."""
    if table.status != "playing" or table.play.turn is None:
        return False
    seat = table.play.turn
    if table.seats[seat].kind == BOT:
        return not step_mode.holds(table)
    if auto_response.answer(table) is not None:
        return True
    if ordered(table) is not None:
        return True
    answer = decision(table)
    return answer is not None and not answer.asks


def ordered(table: Table) -> str | None:
    """Return the move of the seat on turn by its order for this auction, if it has one."""
    seat, play = table.play.turn, table.play
    order = None if seat is None else table.orders.get(seat)
    if seat is None or order is None:
        return None
    return play.game.standing_order(play.state, seat, order)
