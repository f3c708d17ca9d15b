"""Change of a table, as a store writes it: whole or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.timeouts import ClockChange
    from moguls.server.table.due import Due
    from moguls.server.table.listing import Listing
    from moguls.server.table.notices.notice import Notice
    from moguls.server.table.table import LogEntry


class TableChange(NamedTuple):
    """New entries of a table's log, and how the table stands after them.

    Attributes:
        at: the time of the change, in seconds since 1970.
        length: the number of entries before it.
        numbers: of the entries; one up to `length` replaces the entry of that number.
        entries: what happened.
        listing: the table's row in the lists; None where at most its turn has changed.
        turn: the seat to move, where `listing` does not say it.
        due: the next automatic action, if any.
        clock: the deadline and timeouts of a table with a time control.
        notices: of the entries, for people who have a channel.
    """

    at: float
    length: int
    numbers: list[int]
    entries: list[LogEntry]
    listing: Listing | None
    turn: int | None = None
    due: Due | None = None
    clock: ClockChange | None = None
    notices: Sequence[Notice] = ()
