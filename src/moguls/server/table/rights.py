"""Rights of a user at a table: own seats, and the role of the host.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.table.table import AS_PUBLIC, BOT, EMPTY, PERSON
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table.table import Table, Viewpoint


def can_host(table: Table, user: str, absent: Collection[str]) -> bool:
    """Return whether a user is the host, or has a seat in the host's absence."""
    is_gone = table.host in absent or table.host in table.left
    return user == table.host or (is_gone and bool(table.seats_of(user)))


def can_seat(table: Table, user: str, absent: Collection[str]) -> bool:
    """Return whether a user may seat friends and bots: as the host, or where that is allowed."""
    return can_host(table, user, absent) or (table.guests_may_seat and bool(table.seats_of(user)))


def refuse_guest(table: Table, user: str, absent: Collection[str]) -> None:
    """Refuse a user who may not act as the host."""
    if not can_host(table, user, absent):
        raise Refusal("table/not_host")


def refuse_not_let(table: Table, user: str, absent: Collection[str]) -> None:
    """Refuse a user who may not seat friends and bots."""
    if not can_seat(table, user, absent):
        raise Refusal("table/not_let")


def refuse_stranger(table: Table, user: str) -> None:
    """Refuse a user who neither sits here nor made the table."""
    if user != table.host and not table.seats_of(user):
        raise Refusal("table/not_seated")


def own_seat(table: Table, user: str, viewpoint: Viewpoint) -> int:
    """Return the seat for which a user acts, or refuse."""
    if not table.seats_of(user):
        raise Refusal("table/not_seated")
    refuse_anothers(table, user, viewpoint)
    seat = table.seen_from(user, viewpoint)
    if seat is None:
        raise Refusal("table/which_seat")
    return seat


def refuse_anothers(table: Table, user: str, viewpoint: Viewpoint) -> None:
    """Refuse the viewpoint of somebody else's seat."""
    if viewpoint is None or viewpoint == AS_PUBLIC or viewpoint in table.seats_of(user):
        return
    raise Refusal("table/not_your_seat", {"seat": int(viewpoint) + 1})


def refuse_over(table: Table) -> None:
    """Refuse actions at a finished or closed table."""
    if table.status in {"over", "closed"}:
        raise Refusal("table/over" if table.status == "over" else "table/closed")


def refuse_begun(table: Table) -> None:
    """Refuse actions that are possible only while the table waits."""
    refuse_over(table)
    if table.status == "playing":
        raise Refusal("table/begun")


def refuse_no_seat(table: Table, seat: int) -> None:
    """Refuse a seat number that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("table/no_such_seat", {"seat": seat + 1, "seats": len(table.seats)})


def refuse_not_full(table: Table) -> None:
    """Refuse to begin while seats are empty."""
    count = sum(seat.kind == EMPTY for seat in table.seats)
    if count:
        raise Refusal("table/not_full", {"count": count})


def is_alone(table: Table) -> bool:
    """Return whether one person plays, and no other seat is, or can become, a person's."""
    people = [seat for seat in table.seats if seat.kind != BOT or seat.former]
    return len(people) == 1 and people[0].kind == PERSON
