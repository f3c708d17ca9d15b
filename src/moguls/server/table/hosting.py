"""Decisions of the host: settings, freed seats, start of the game.

No I/O, no clock, no chance in here; `evolve` applies the entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.table.rights import (
    is_alone,
    refuse_begun,
    refuse_guest,
    refuse_no_seat,
    refuse_not_full,
    refuse_over,
)
from moguls.server.table.seating import bot_entry
from moguls.server.table.table import EMPTY, SETTINGS, LogEntry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from moguls.server.table.table import Table


def arrange(
    table: Table,
    user: str,
    change: Mapping[str, bool | int | str | None],
    absent: Collection[str] = (),
) -> list[LogEntry]:
    """Change settings of the table; only those that differ are written into the log.

    Whether newcomers may replace bots is fixed once the game has begun: everybody has agreed to it.
    The only person among bots may change the step mode, too.
    """
    names = {name for name in SETTINGS if change.get(name) is not None}
    if names != {"step_mode"} or not (is_alone(table) and table.seats_of(user)):
        refuse_guest(table, user, absent)
    refuse_over(table)
    new = {
        name: change[name] for name in SETTINGS if change.get(name) not in {None, _now(table, name)}
    }
    if "bots_replaceable" in new and table.status == "playing":
        raise Refusal("table/yields_fixed")
    return [LogEntry("set", new)] if new else []


def _now(table: Table, name: str) -> bool | int | str:
    """Return the current value of a setting."""
    return getattr(table, name)  # type: ignore[no-any-return]  # a field


def free(table: Table, user: str, seat: int, absent: Collection[str] = ()) -> list[LogEntry]:
    """Free a seat while the table waits."""
    refuse_guest(table, user, absent)
    refuse_begun(table)
    refuse_no_seat(table, seat)
    occupant = table.seats[seat]
    owner = owner_of(occupant)
    if owner is None:
        return [] if occupant.kind == EMPTY else [bot_entry(seat, None)]
    if owner == user:
        return [LogEntry("stood", {"seat": seat, "name": occupant.player})]
    return [LogEntry("freed", {"seat": seat, "name": occupant.player})]


def ready(table: Table, user: str, is_ready: bool) -> list[LogEntry]:
    """Set whether a person agrees to begin; nothing once the game has begun."""
    seats = table.seats_of(user)
    if not seats:
        raise Refusal("table/not_seated")
    refuse_over(table)
    if table.status == "playing" or table.seats[seats[0]].ready == is_ready:
        return []
    return [LogEntry("ready", {"seat": seats[0], "ready": is_ready})]


def begin(table: Table, user: str, absent: Collection[str] = ()) -> list[LogEntry]:
    """Begin the game: every seat is taken, and the host wants it."""
    refuse_guest(table, user, absent)
    refuse_begun(table)
    refuse_not_full(table)
    return [LogEntry("begun", {})]
