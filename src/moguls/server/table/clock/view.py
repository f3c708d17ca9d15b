"""Clock of a table as everybody sees it: public data only.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.table.clock.banks import banks, expiry, merged, next_deadline
from moguls.server.table.clock.bounds import PAUSES
from moguls.server.table.clock.vacations import vacation_left
from moguls.server.wire.clock.time_control import ClockInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import Table


def clock_info(table: Table, outages: Sequence[Interval] = ()) -> ClockInfo | None:
    """Return the clock of a table; None without a time control."""
    if table.time_control is None:
        return None
    seats = range(len(table.seats))
    return ClockInfo(
        control=table.time_control,
        banks=[bank.seconds for bank in banks(table, outages)],
        deadline=next_deadline(table, outages),
        ends_at=latest_end(table, outages),
        reopened=sorted(table.reopened),
        paused_until=max((stop.end for stop in table.stops if stop.seat is None), default=None),
        pausing=sorted(table.pausing),
        pauses_left=PAUSES - table.pauses if table.is_slow else 0,
        vacations=[_last_end(table, seat) for seat in seats],
        vacations_left=[vacation_left(table, seat) for seat in seats],
    )


def _last_end(table: Table, seat: int) -> float | None:
    return max((stop.end for stop in table.stops if stop.seat == seat), default=None)


def latest_end(table: Table, outages: Sequence[Interval] = ()) -> float | None:
    """Return when a game is over at the latest unless a pause or vacation follows.

    None before its start, and where the rules set no limit.
    """
    longest = table.setup["most_seconds"]
    if table.started_at is None or longest is None:
        return None
    standing = merged([*((stop.begin, stop.end) for stop in table.stops), *outages])
    return expiry(table.started_at, longest, standing)
