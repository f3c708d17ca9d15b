"""Seat transfer: to a friend who has lost every device, and to the person who a guest is.

A link gives access to all secrets of a seat. So it is made only for a seat whose owner has been
away for a while, everybody at the table sees it, and any request of the owner ends it. A guest who
signs in gives all seats to itself: its device proves the guest, and the sign-in the person.
No I/O, no clock, no chance in here; `evolve` applies the entries.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from moguls.server.table.rights import refuse_guest, refuse_no_seat, refuse_over
from moguls.server.table.table import LogEntry, owner_of
from moguls.server.wire.names import apart
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table.table import Seat, Table

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


def merge(table: Table, guest: str, person: str, name: str) -> list[LogEntry]:
    """Put a person in the place of the guest that it has been.

    Where the person has a seat of its own, the guest's becomes that of a friend on its device.
    A finished game keeps its names.
    """
    data: dict[str, object] = {"from": guest, "user": person}
    seats, own = _own(table.seats, guest), _own(table.seats, person)
    if seats and table.status in {"waiting", "playing"}:
        seat, previous = seats[0], table.seats[seats[0]].player
        others = [it.player for number, it in enumerate(table.seats) if number != seat]
        new = table.seats[own[0]].player if own else apart(name, others)
        if own or new != previous:
            data |= {"seat": seat, "name": new, "previous_name": previous, "shares": bool(own)}
    return [LogEntry("merged", data)]


def _own(seats: list[Seat], user: str) -> list[int]:
    """Return the seats of a user without those of friends."""
    return [i for i, seat in enumerate(seats) if owner_of(seat) == user and not seat.friend]


def follow_merge(table: Table, data: dict[str, Any]) -> None:
    """Put a person in the place of a guest by its entry."""
    guest, person, belonged = data["from"], data["user"], table.belonging
    if "seat" in data and not data["shares"]:
        _rename(table.seats[data["seat"]], data["name"])
    for seats in (table.seats, table.players):
        _hand_over(seats, guest, person)
    if table.host == guest:
        table.new_host = person
    table.held[person] = table.held.get(person, set()) | table.held.pop(guest, set())
    if guest in table.left:  # the person may be here nevertheless
        table.left.update({person} - belonged)
    if guest in table.removed and not table.seats_of(person):
        table.removed.add(person)
    for group in (table.left, table.removed):
        group.discard(guest)
    if any(owner_of(seat) == person for seat in table.seats):
        table.left.discard(person)


def _rename(seat: Seat, name: str) -> None:
    if seat.former_name:
        seat.former_name = name
    else:
        seat.name = name


def _hand_over(seats: list[Seat], guest: str, person: str) -> None:
    shares = bool(_own(seats, person))
    for seat in seats:
        if owner_of(seat) != guest:
            continue
        if shares and not seat.friend:
            seat.friend = seat.player
        seat.user = person if seat.user == guest else seat.user
        seat.former = person if seat.former == guest else seat.former
