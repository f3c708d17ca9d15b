"""Who sits where: entries for people, friends and bots who come and go, or a refusal.

No I/O, no clock, no chance in here; `table.evolve` takes the entries in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.refusal import Refusal
from moguls.server.rights import own_seat, refuse_guest, refuse_no_seat, refuse_over
from moguls.server.table import BOT, BOT_NAMES, EMPTY, PERSON, Entry

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from moguls.server.table import Looks, Seat, Table


def sit(table: Table, user: str, name: str, seat: int | None) -> list[Entry]:
    """Seat a person: on the seat named, or its former one, or the first that is free.

    Where the table yields, that may be the seat of a bot that keeps it for nobody. One who sits
    already can only take back a seat where a bot stands in.
    """
    former = [i for i, each in enumerate(table.seats) if each.former == user]
    if table.seats_of(user) and seat not in former:
        return []
    chosen = _open_seat(table, seat, [*former, *_free(table)])
    friend = table.seats[chosen].friend
    return [sat_entry(chosen, user, friend or name, friend=bool(friend))]


def seat_friend(table: Table, user: str, name: str, seat: int | None) -> list[Entry]:
    """Seat a friend who plays on a person's device, or give one another name.

    Whoever sits at a table or has made it may bring friends.
    """
    if user != table.host and not table.seats_of(user):
        raise Refusal("table/not_seated")
    if seat in table.seats_of(user) and table.seats[seat].friend:
        return [Entry("named", {"seat": seat, "name": name})]
    return [sat_entry(_open_seat(table, seat, _free(table)), user, name, friend=True)]


def sat_entry(seat: int, user: str, name: str, *, friend: bool) -> Entry:
    """Return the entry that seats a person, or a friend on its device."""
    data = {"seat": seat, "user": user, "name": name}
    return Entry("sat", {**data, "friend": True} if friend else data)


def _free(table: Table) -> list[int]:
    """Return the seats that anybody may take: empty ones first, then bots' where they yield."""
    free = [i for i, each in enumerate(table.seats) if each.kind == EMPTY]
    bots = [i for i, each in enumerate(table.seats) if _is_own_bot(each)]
    return free + bots if table.yields else free


def _open_seat(table: Table, seat: int | None, open_to: list[int]) -> int:
    """Return the seat named if it is one of these, or the first of them."""
    refuse_over(table)
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
    return Refusal("table/bot_keeps" if held.former is None else "table/kept", {"seat": seat + 1})


def stand(table: Table, user: str, seat: Looks = None) -> list[Entry]:
    """Let a person stand up; during play the seat is kept open for a bot or a person."""
    return [Entry("stood", {"seat": own_seat(table, user, seat)})]


def seat_bot(
    table: Table, user: str, seat: int, level: str | None, absent: Collection[str] = ()
) -> list[Entry]:
    """Seat a bot on a free seat or in the place of a person, change its level, or take it away.

    A person may put a bot in its own place, others only when it is `absent`; it may come back.
    During play the bots that are there already are the host's to change.
    """
    if user != table.host and not table.seats_of(user):
        raise Refusal("table/not_seated")
    refuse_over(table)
    refuse_no_seat(table, seat)
    held = table.seats[seat]
    owner = held.user or held.former
    if held.kind == PERSON and (level is None or owner not in {user, *absent}):
        raise Refusal("table/present", {"seat": seat + 1, "name": held.name})
    # A seat set free could be taken by anybody, with its owner's chips: that is the owner's to do.
    if level is None and owner not in {None, user}:
        raise Refusal("table/kept", {"seat": seat + 1})
    if held.kind == BOT and owner != user and table.status == "playing":
        refuse_guest(table, user, absent)
    if level is None and held.kind == EMPTY:
        return []
    return [bot_entry(seat, level)]


def arrange(
    table: Table, user: str, change: Mapping[str, bool], absent: Collection[str] = ()
) -> list[Entry]:
    """List the table or hide it, let newcomers take over bots or not: `open` and `yields`."""
    refuse_guest(table, user, absent)
    refuse_over(table)
    before = {"open": table.open, "yields": table.yields}
    after = {**before, **change}
    return [] if after == before else [Entry("set", after)]


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
