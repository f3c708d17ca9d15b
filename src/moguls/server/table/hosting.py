"""What the host decides: who may come, whose seat is freed, when the game begins.

No I/O, no clock, no chance in here; `evolve` takes the entries in.
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
from moguls.server.table.table import EMPTY, SETTINGS, Entry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from moguls.server.table.table import Table


def arrange(
    table: Table,
    user: str,
    change: Mapping[str, bool | int | str | None],
    absent: Collection[str] = (),
) -> list[Entry]:
    """Change settings of the table, and write those into the log that are otherwise now.

    Whether newcomers may take over bots is fixed once the game has begun: all have agreed to it.
    Whether bots wait for the only person who plays is for that person to say as well.
    """
    asked = {name for name in SETTINGS if change.get(name) is not None}
    if asked != {"waits"} or not (is_alone(table) and table.seats_of(user)):
        refuse_guest(table, user, absent)
    refuse_over(table)
    new = {
        name: change[name] for name in SETTINGS if change.get(name) not in {None, _now(table, name)}
    }
    if "yields" in new and table.status == "playing":
        raise Refusal("table/yields_fixed")
    return [Entry("set", new)] if new else []


def _now(table: Table, name: str) -> bool | int | str:
    """Return a setting as it is."""
    return getattr(table, name)  # type: ignore[no-any-return]  # a field


def free(table: Table, user: str, seat: int, absent: Collection[str] = ()) -> list[Entry]:
    """Free a seat while the table waits, whoever has it."""
    refuse_guest(table, user, absent)
    refuse_begun(table)
    refuse_no_seat(table, seat)
    held = table.seats[seat]
    owner = owner_of(held)
    if owner is None:
        return [] if held.kind == EMPTY else [bot_entry(seat, None)]
    if owner == user:
        return [Entry("stood", {"seat": seat, "name": held.name})]
    return [Entry("freed", {"seat": seat, "name": held.name})]


def ready(table: Table, user: str, is_ready: bool) -> list[Entry]:
    """Let a person say that the game may begin, or not yet; one that has begun needs no word."""
    seats = table.seats_of(user)
    if not seats:
        raise Refusal("table/not_seated")
    refuse_over(table)
    if table.status == "playing" or table.seats[seats[0]].ready == is_ready:
        return []
    return [Entry("ready", {"seat": seats[0], "ready": is_ready})]


def begin(table: Table, user: str, absent: Collection[str] = ()) -> list[Entry]:
    """Let the game begin: every seat is taken, and the host wants it."""
    refuse_guest(table, user, absent)
    refuse_begun(table)
    refuse_not_full(table)
    return [Entry("begun", {})]
