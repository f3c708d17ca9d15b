"""A seat's new link, for a friend who has lost every device: given, taken back, used, objected to.

Who has the link gets the seat with all that it hides, so it is made only for a seat whose owner has
been away for a while, everybody at the table is told, and any sign of life of the owner ends it.
No I/O, no clock, no chance in here; `evolve` takes the entries in.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.server.table.rights import refuse_guest, refuse_no_seat, refuse_over
from moguls.server.table.table import Entry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table.table import Table

LONG = 120.0  # seconds that the owner must have been away, and then has to object
GOOD_FOR = 24 * 3600.0  # seconds after that


@dataclass(frozen=True)
class Link:
    """A new link.

    Attributes:
        seat: whose owner has lost it.
        digest: what is kept of the link.
        made_at: the time, in seconds since 1970.
    """

    seat: int
    digest: str
    made_at: float


def offer(
    table: Table, user: str, link: Link, absent: Collection[str], gone: Collection[str]
) -> list[Entry]:
    """Give a seat a new link, which takes the place of an older one.

    Args:
        table: where.
        user: the host, or whoever leads the table in its absence.
        link: which seat's.
        absent: users who have been away long enough for others to lead in their place.
        gone: users who have been away long enough for this.
    """
    refuse_guest(table, user, absent)
    refuse_over(table)
    refuse_no_seat(table, link.seat)
    owner = owner_of(table.seats[link.seat])
    if owner is None or owner == user:
        raise Refusal("link/no_owner", {"seat": link.seat + 1})
    if owner not in gone:
        raise Refusal("link/not_away", {"seat": link.seat + 1})
    opens = link.made_at + LONG
    return [Entry("link", {"seat": link.seat, "digest": link.digest, "opens": opens})]


def take_back(table: Table, user: str, seat: int, absent: Collection[str]) -> list[Entry]:
    """End a seat's link before it is used."""
    refuse_guest(table, user, absent)
    return [_ended(seat, "host")] if seat in table.links else []


def answer(table: Table, user: str) -> list[Entry]:
    """End the links of the seats of somebody who is heard of again."""
    owners = {seat: owner_of(table.seats[seat]) for seat in table.links}
    return [_ended(seat, "back") for seat, owner in owners.items() if owner == user]


def _ended(seat: int, why: str) -> Entry:
    return Entry("link_off", {"seat": seat, "why": why})


def linked(table: Table, digest: str, now: float) -> tuple[int, float]:
    """Return the seat of a link, and in how many seconds it opens.

    Raises:
        Refusal: there is no such link, or it is too old.
    """
    for seat, link in table.links.items():
        kept, opens = str(link["digest"]), float(link["opens"])
        if hmac.compare_digest(kept, digest) and now < opens + GOOD_FOR:
            return seat, max(0.0, opens - now)
    raise Refusal("link/not_found")


def use(table: Table, user: str, name: str, digest: str, now: float) -> list[Entry]:
    """Seat whoever has a link, under a name; nobody who is at the table already."""
    refuse_over(table)
    seat, wait = linked(table, digest, now)
    if user == table.host or table.seats_of(user) or table.held.get(user):
        raise Refusal("link/yours_already", {"seat": seat + 1})
    if wait > 0:
        raise Refusal("link/too_early", {"seconds": int(wait) + 1})
    return [Entry("handed", {"seat": seat, "user": user, "name": name})]
