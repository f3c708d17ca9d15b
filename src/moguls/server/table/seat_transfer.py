"""Seat transfer: a link gives a seat to a friend who has lost every device.

The link gives access to all secrets of the seat. So it is made only for a seat whose owner has been
away for a while, everybody at the table sees it, and any request of the owner ends it.
No I/O, no clock, no chance in here; `evolve` applies the entries.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.server.table.rights import refuse_guest, refuse_no_seat, refuse_over
from moguls.server.table.table import LogEntry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table.table import Table

LONG = 120.0  # seconds that the owner must have been away, and then has for an objection
GOOD_FOR = 24 * 3600.0  # seconds after that


@dataclass(frozen=True)
class Link:
    """A new link.

    Attributes:
        seat: the seat.
        digest: a hash of the secret in the link.
        made_at: seconds since 1970.
    """

    seat: int
    digest: str
    made_at: float


def offer(
    table: Table, user: str, link: Link, absent: Collection[str], away: Collection[str]
) -> list[LogEntry]:
    """Create a link for a seat; it replaces an older one.

    Args:
        table: where.
        user: the host, or a user who may act in its absence.
        link: which seat's.
        absent: users who have been away long enough for others to lead in their place.
        away: users who have been away long enough for this.
    """
    refuse_guest(table, user, absent)
    refuse_over(table)
    refuse_no_seat(table, link.seat)
    owner = owner_of(table.seats[link.seat])
    if owner is None or owner == user:
        raise Refusal("link/no_owner", {"seat": link.seat + 1})
    if owner not in away:
        raise Refusal("link/not_away", {"seat": link.seat + 1})
    opens = link.made_at + LONG
    return [LogEntry("link", {"seat": link.seat, "digest": link.digest, "opens": opens})]


def take_back(table: Table, user: str, seat: int, absent: Collection[str]) -> list[LogEntry]:
    """Withdraw a seat's link."""
    refuse_guest(table, user, absent)
    return [_ended(seat, "host")] if seat in table.links else []


def answer(table: Table, user: str) -> list[LogEntry]:
    """Withdraw the links of the seats of a user who is active again."""
    owners = {seat: owner_of(table.seats[seat]) for seat in table.links}
    return [_ended(seat, "back") for seat, owner in owners.items() if owner == user]


def _ended(seat: int, why: str) -> LogEntry:
    return LogEntry("link_off", {"seat": seat, "why": why})


def linked(table: Table, digest: str, now: float) -> tuple[int, float]:
    """Return the seat of a link, and the seconds until it can be used.

    Raises:
        Refusal: there is no such link, or it is too old.
    """
    for seat, link in table.links.items():
        stored, opens = str(link["digest"]), float(link["opens"])
        if hmac.compare_digest(stored, digest) and now < opens + GOOD_FOR:
            return seat, max(0.0, opens - now)
    raise Refusal("link/not_found")


def use(table: Table, user: str, name: str, digest: str, now: float) -> list[LogEntry]:
    """Seat the owner of a link under a name; not one who belongs to the table already."""
    refuse_over(table)
    seat, wait = linked(table, digest, now)
    if user == table.host or table.seats_of(user) or table.held.get(user):
        raise Refusal("link/yours_already", {"seat": seat + 1})
    if wait > 0:
        raise Refusal("link/too_early", {"seconds": int(wait) + 1})
    return [LogEntry("handed", {"seat": seat, "user": user, "name": name})]
