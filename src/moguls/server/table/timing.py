"""Turn times: a pure function of the log's entry times, with the current time as an argument.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.server.table.table import LogEntry

if TYPE_CHECKING:
    from moguls.server.table.table import Table

MINUTE: Final = 60.0  # seconds


def stamp(table: Table, entries: list[LogEntry], now: float) -> list[LogEntry]:
    """Return new entries with their time: `now`, but never before the table's last entry.

    The wall clock may have been set back, also while the server was down.
    """
    at = max(now, table.at)
    return [LogEntry(it.kind, it.data, it.client_id, it.number, at) for it in entries]


def turn_seconds(table: Table, now: float) -> float:
    """Return how long the current turn has lasted; 0 where the wall clock was set back."""
    return max(0.0, now - table.turn_at)


def user_on_turn(table: Table) -> str | None:
    """Return the user for whom others wait; None for a bot, or where nobody else belongs here."""
    if table.status != "playing" or table.play.turn is None:
        return None
    user = table.seats[table.play.turn].user
    return user if user is not None and table.belonging - {user} else None


def seconds_until_idle(table: Table, now: float) -> float | None:
    """Return the time left until the user on turn counts as idle (0 or less: it does).

    None where no user is on turn, the host has set no limit, or turns last for days.
    """
    if not table.idle_minutes or table.is_slow or user_on_turn(table) is None:
        return None
    return table.idle_minutes * MINUTE - turn_seconds(table, now)
