"""Decisions on seats: people, friends and bots sit down, stand up, and leave.

No I/O, no clock, no chance in here; `evolve` applies the entries. The host's settings are in
`hosting`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.table.rights import (
    own_seat,
    refuse_begun,
    refuse_guest,
    refuse_no_seat,
    refuse_not_let,
    refuse_over,
    refuse_stranger,
)
from moguls.server.table.table import BOT, BOT_NAMES, EMPTY, PERSON, LogEntry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table.table import Seat, Table, Viewpoint


def sit(table: Table, user: str, name: str, seat: int | None) -> list[LogEntry]:
    """Seat a person: on the given seat, or its former one, or the first free one.

    Where bots are replaceable, that may be the seat of a bot. A user with a seat can only return to
    another one of its own, so that nobody sees two hands.
    """
    former = [i for i, it in enumerate(table.seats) if it.former == user]
    if table.seats_of(user) and seat not in former:
        return []
    refuse_over(table)
    if user in table.removed and table.open:
        raise Refusal("table/removed")
    if former and seat not in {None, *former}:
        raise Refusal("table/own_is_kept", {"seat": former[0] + 1})
    number = _open_seat(table, seat, former or _free(table))
    _refuse_other_hand(table, user, number)
    friend = table.seats[number].friend
    return [sat_entry(number, user, friend or name, friend=bool(friend))]


def seat_friend(
    table: Table, user: str, name: str, seat: int | None, absent: Collection[str] = ()
) -> list[LogEntry]:
    """Seat a friend who plays on a person's device, or rename one.

    While the table waits the host may do so, and others at the table where the host allows it.
    """
    refuse_stranger(table, user)
    if seat in table.seats_of(user) and table.seats[seat].friend:
        return [LogEntry("named", {"seat": seat, "name": name})]
    refuse_begun(table)
    refuse_not_let(table, user, absent)
    return [sat_entry(_open_seat(table, seat, _free(table)), user, name, friend=True)]


def sat_entry(seat: int, user: str, name: str, *, friend: bool) -> LogEntry:
    """Return the entry that seats a person, or a friend on its device."""
    data = {"seat": seat, "user": user, "name": name}
    return LogEntry("sat", {**data, "friend": True} if friend else data)


def alone(entries: list[LogEntry], *, checks_alone: bool) -> list[LogEntry]:
    """Return entries that seat a person, with the note that it gets no notifications."""
    if checks_alone:
        for it in entries:
            it.data["checks_alone"] = True
    return entries


def _free(table: Table) -> list[int]:
    """Return the seats that anybody may take: empty ones first, then replaceable bots'.

    During play each seat has chips and cards: then only a bot's seat is free, and only where the
    host has allowed that before, or where its person never came.
    """
    free = [i for i, it in enumerate(table.seats) if it.kind == EMPTY and not it.former]
    bots = [i for i, it in enumerate(table.seats) if _is_own_bot(it)]
    if table.bots_replaceable:
        return free + bots
    return free if table.status == "waiting" else [i for i in bots if i in table.reopened]


def _open_seat(table: Table, seat: int | None, open_to: list[int]) -> int:
    """Return the given seat if it is one of these, or the first of them."""
    if seat is None and not open_to:
        raise Refusal("table/full")
    number = open_to[0] if seat is None else seat
    refuse_no_seat(table, number)
    if number not in open_to:
        raise _taken(table.seats[number], number)
    return number


def _is_own_bot(seat: Seat) -> bool:
    """Return whether a seat is a bot's, and not reserved for a person."""
    return seat.kind == BOT and seat.former is None


def _taken(occupant: Seat, seat: int) -> Refusal:
    """Return the refusal of a seat that is taken."""
    if occupant.kind == PERSON:
        return Refusal("table/seat_taken", {"seat": seat + 1})
    if occupant.former is not None:
        return Refusal("table/kept", {"seat": seat + 1})
    return Refusal(
        "table/bot_keeps" if occupant.kind == BOT else "table/bots_only", {"seat": seat + 1}
    )


def _refuse_other_hand(table: Table, user: str, seat: int) -> None:
    """Refuse a second hand to a user who has seen another one in this game."""
    hands = table.held.get(user)
    if hands and seat not in hands:
        raise Refusal("table/has_played", {"seat": min(hands) + 1})


def stand(table: Table, user: str, seat: Viewpoint = None) -> list[LogEntry]:
    """Stand up; during play the seat stays reserved, and a bot can play there."""
    number = own_seat(table, user, seat)
    return [LogEntry("stood", {"seat": number, "name": table.seats[number].name})]


def leave(table: Table, user: str) -> list[LogEntry]:
    """Leave for good: the user gives up its seats, and the table leaves its list.

    A table without users is closed.
    """
    refuse_over(table)
    if user not in table.belonging:
        raise Refusal("table/not_seated")
    seats = [i for i, it in enumerate(table.seats) if owner_of(it) == user]
    own = [i for i in seats if not table.seats[i].friend] or seats
    name = table.seats[own[0]].player if own else ""
    data = {"seat": own[0] if own else None, "name": name}
    return [LogEntry("left", {"user": user, "seats": seats, **data})]


def seat_bot(
    table: Table, user: str, seat: int, level: str | None, absent: Collection[str] = ()
) -> list[LogEntry]:
    """Seat a bot on a free seat or in place of a person, change its level, or remove it.

    While the table waits, the host and those whom it allows may do so. During play anybody with a
    seat may put a bot where nobody plays on; a bot that is there only changes its level.
    """
    refuse_stranger(table, user)
    refuse_over(table)
    refuse_no_seat(table, seat)
    occupant = table.seats[seat]
    owner = owner_of(occupant)
    if occupant.kind == PERSON and (level is None or owner not in {user, *absent}):
        code = "clock/decides" if table.is_slow else "table/present"
        raise Refusal(code, {"seat": seat + 1, "name": occupant.name})
    # Anybody could take a free seat, with its owner's chips: only the owner may free it.
    if level is None and owner not in {None, user}:
        raise Refusal("table/kept", {"seat": seat + 1})
    if table.status == "waiting":
        refuse_not_let(table, user, absent)
    elif occupant.kind == BOT:
        _refuse_change(table, user, seat, level, absent)
    if level is None and occupant.kind == EMPTY:
        return []
    name = occupant.name if occupant.kind == BOT else free_bot_name(table.seats, seat)
    return [bot_entry(seat, level, name)]


def _refuse_change(
    table: Table, user: str, seat: int, level: str | None, absent: Collection[str]
) -> None:
    """Refuse to remove a bot during play, and to let guests change it."""
    if owner_of(table.seats[seat]) != user:
        refuse_guest(table, user, absent)
    if level is None:
        raise Refusal("table/bot_stays", {"seat": seat + 1, "name": table.seats[seat].name})


def bot_entry(seat: int, level: str | None, name: str | None = None) -> LogEntry:
    """Return the entry that seats a bot, or removes one; by default it is named by its seat."""
    name = name or BOT_NAMES[seat % len(BOT_NAMES)]
    return LogEntry("bot", {"seat": seat, "level": level, "name": name})


def free_bot_name(seats: list[Seat], seat: int) -> str:
    """Return the name of a new bot: that of its seat, or the next one that nobody there has."""
    at = seat % len(BOT_NAMES)
    used = {occupant.name for occupant in seats}
    names = BOT_NAMES[at:] + BOT_NAMES[:at]
    return next((name for name in names if name not in used), names[0])


def rename(table: Table, user: str, name: str) -> list[LogEntry]:
    """Write a person's new name into the log for its own seats."""
    seats = [(i, table.seats[i]) for i in table.seats_of(user)]
    return [
        LogEntry("named", {"seat": i, "name": name})
        for i, seat in seats
        if not seat.friend and seat.name != name
    ]
