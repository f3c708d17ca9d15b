"""Who sits where: entries for people, friends and bots who come and go, or a refusal.

No I/O, no clock, no chance in here; `evolve` takes the entries in. What the host decides
about the table stands in `hosting`.
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
from moguls.server.table.table import BOT, BOT_NAMES, EMPTY, PERSON, Entry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table.table import Looks, Seat, Table


def sit(table: Table, user: str, name: str, seat: int | None) -> list[Entry]:
    """Seat a person: on the seat named, or its former one, or the first that is free.

    Where the table yields, that may be the seat of a bot that keeps it for nobody. Who has a seat
    can only take back another one of its own; so nobody sees two hands that are not its own.
    """
    former = [i for i, each in enumerate(table.seats) if each.former == user]
    if table.seats_of(user) and seat not in former:
        return []
    refuse_over(table)
    if user in table.removed and table.open:
        raise Refusal("table/removed")
    if former and seat not in {None, *former}:
        raise Refusal("table/own_is_kept", {"seat": former[0] + 1})
    chosen = _open_seat(table, seat, former or _free(table))
    _refuse_other_hand(table, user, chosen)
    friend = table.seats[chosen].friend
    return [sat_entry(chosen, user, friend or name, friend=bool(friend))]


def seat_friend(
    table: Table, user: str, name: str, seat: int | None, absent: Collection[str] = ()
) -> list[Entry]:
    """Seat a friend who plays on a person's device, or give one another name.

    The host brings friends while the table waits; whoever sits there does where the host lets.
    """
    refuse_stranger(table, user)
    if seat in table.seats_of(user) and table.seats[seat].friend:
        return [Entry("named", {"seat": seat, "name": name})]
    refuse_begun(table)
    refuse_not_let(table, user, absent)
    return [sat_entry(_open_seat(table, seat, _free(table)), user, name, friend=True)]


def sat_entry(seat: int, user: str, name: str, *, friend: bool) -> Entry:
    """Return the entry that seats a person, or a friend on its device."""
    data = {"seat": seat, "user": user, "name": name}
    return Entry("sat", {**data, "friend": True} if friend else data)


def _free(table: Table) -> list[int]:
    """Return the seats that anybody may take: empty ones first, then bots' where they yield.

    During play chips and cards lie at each seat: there only a bot's can be had, and only where the
    host has said so before.
    """
    free = [i for i, each in enumerate(table.seats) if each.kind == EMPTY and not each.former]
    bots = [i for i, each in enumerate(table.seats) if _is_own_bot(each)]
    if table.yields:
        return free + bots
    return free if table.status == "waiting" else []


def _open_seat(table: Table, seat: int | None, open_to: list[int]) -> int:
    """Return the seat named if it is one of these, or the first of them."""
    if seat is None and not open_to:
        raise Refusal("table/full")
    chosen = open_to[0] if seat is None else seat
    refuse_no_seat(table, chosen)
    if chosen not in open_to:
        raise _taken(table.seats[chosen], chosen)
    return chosen


def _is_own_bot(seat: Seat) -> bool:
    """Say whether a bot plays here for nobody but itself."""
    return seat.kind == BOT and seat.former is None


def _taken(held: Seat, seat: int) -> Refusal:
    """Return why nobody else can sit down on a seat."""
    if held.kind == PERSON:
        return Refusal("table/seat_taken", {"seat": seat + 1})
    if held.former is not None:
        return Refusal("table/kept", {"seat": seat + 1})
    return Refusal("table/bot_keeps" if held.kind == BOT else "table/bots_only", {"seat": seat + 1})


def _refuse_other_hand(table: Table, user: str, seat: int) -> None:
    """Refuse a second hand to one who has seen another one in this game."""
    held = table.held.get(user)
    if held and seat not in held:
        raise Refusal("table/has_played", {"seat": min(held) + 1})


def stand(table: Table, user: str, seat: Looks = None) -> list[Entry]:
    """Let a person stand up; during play the seat is kept for it, and a bot can play there."""
    left = own_seat(table, user, seat)
    return [Entry("stood", {"seat": left, "name": table.seats[left].name})]


def leave(table: Table, user: str) -> list[Entry]:
    """Let a person leave for good: it gives up its seats, and the table leaves its list.

    A table that nobody is left to care for is closed.
    """
    refuse_over(table)
    if user not in table.belonging:
        raise Refusal("table/not_seated")
    seats = [i for i, each in enumerate(table.seats) if owner_of(each) == user]
    own = [i for i in seats if not table.seats[i].friend] or seats
    told = {"seat": own[0], "name": table.seats[own[0]].name} if own else {"seat": None, "name": ""}
    return [Entry("left", {"user": user, "seats": seats, **told})]


def seat_bot(
    table: Table, user: str, seat: int, level: str | None, absent: Collection[str] = ()
) -> list[Entry]:
    """Seat a bot on a free seat or in the place of a person, change its level, or take it away.

    While the table waits the host does so, or whom it lets. During play whoever sits puts a bot
    where nobody plays on, for the time being: a bot that is there only changes its level.
    """
    refuse_stranger(table, user)
    refuse_over(table)
    refuse_no_seat(table, seat)
    held = table.seats[seat]
    owner = owner_of(held)
    if held.kind == PERSON and (level is None or owner not in {user, *absent}):
        raise Refusal("table/present", {"seat": seat + 1, "name": held.name})
    # A seat set free could be taken by anybody, with its owner's chips: that is the owner's to do.
    if level is None and owner not in {None, user}:
        raise Refusal("table/kept", {"seat": seat + 1})
    if table.status == "waiting":
        refuse_not_let(table, user, absent)
    elif held.kind == BOT:
        _refuse_change(table, user, seat, level, absent)
    if level is None and held.kind == EMPTY:
        return []
    return [bot_entry(seat, level)]


def _refuse_change(
    table: Table, user: str, seat: int, level: str | None, absent: Collection[str]
) -> None:
    """Refuse to take a bot away during play, and guests to change it."""
    if owner_of(table.seats[seat]) != user:
        refuse_guest(table, user, absent)
    if level is None:
        raise Refusal("table/bot_stays", {"seat": seat + 1, "name": table.seats[seat].name})


def bot_entry(seat: int, level: str | None) -> Entry:
    """Return the entry that seats a bot, or takes one away."""
    return Entry("bot", {"seat": seat, "level": level, "name": BOT_NAMES[seat % len(BOT_NAMES)]})


def rename(table: Table, user: str, name: str) -> list[Entry]:
    """Write a person's new name into the log, where it sits itself."""
    seats = [(i, table.seats[i]) for i in table.seats_of(user)]
    return [
        Entry("named", {"seat": i, "name": name})
        for i, seat in seats
        if not seat.friend and seat.name != name
    ]
