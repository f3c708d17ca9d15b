"""Pauses by consent: all clocks of a table stand for a week, at most three times.

Moves remain possible, so that nobody has to end a pause. No I/O, no clock, no chance in here;
`evolve` applies the entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.table.clock.bounds import PAUSE_SECONDS, PAUSES
from moguls.server.table.table import PERSON, LogEntry
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.table.table import Table


def agree(table: Table, user: str, now: float, *, agrees: bool) -> list[LogEntry]:
    """Ask for a pause, agree to one, or take that back; it begins once all people agree.

    Args:
        table: where.
        user: somebody with a seat.
        now: in seconds since 1970.
        agrees: whether the user wants a pause.
    """
    seats = table.seats_of(user)
    if not seats:
        raise Refusal("table/not_seated")
    if not table.is_slow or table.status != "playing":
        raise Refusal("clock/no_pause")
    if (until := paused_until(table, now)) is not None:
        raise Refusal("clock/paused", {"days": int((until - now) // 86_400) + 1})
    if table.pauses >= PAUSES:
        raise Refusal("clock/no_more_pauses", {"most": PAUSES})
    if (seats[0] in table.pausing) == agrees:
        return []
    others = {it.user for it in table.seats if it.kind == PERSON} - {user}
    agreed = {table.seats[seat].user for seat in table.pausing}
    begins = agrees and others <= agreed
    until = max(now, table.at) + PAUSE_SECONDS if begins else None
    return [LogEntry("pause", {"seat": seats[0], "agrees": agrees, "until": until})]


def paused_until(table: Table, now: float) -> float | None:
    """Return when the pause of a table ends; None where it is not paused."""
    ends = [it.end for it in table.stops if it.seat is None and it.begin <= now < it.end]
    return max(ends, default=None)
