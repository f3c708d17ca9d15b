"""Timeouts: a bot plays for a seat whose time is over, until its person takes over again.

A seat whose person has never moved is reopened: the bot plays, and anybody may take its place.
No I/O, no clock, no chance in here; `evolve` applies the entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from moguls.server.table import seating
from moguls.server.table.clock.banks import banks, next_deadline
from moguls.server.table.clock.vacations import begins_alone_at, vacation_rows
from moguls.server.table.table import LogEntry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.clock.vacations import VacationRow
    from moguls.server.table.table import Table


class Deadline(NamedTuple):
    """The seat whose clock runs, and when its time is over, in seconds since 1970.

    `user`: its person; `rest_at`: when a vacation begins by itself, None: it does not.
    """

    seat: int
    at: float
    user: str | None = None
    rest_at: float | None = None


class TimeoutRow(NamedTuple):
    """A timeout, which is recorded apart from results."""

    seat: int
    user: str | None
    at: float
    reopened: bool


class ClockChange(NamedTuple):
    """What a store writes of a clock besides the log."""

    deadline: Deadline | None
    timeouts: tuple[TimeoutRow, ...] = ()
    vacations: tuple[VacationRow, ...] = ()


def clock_change(
    before: Table, changed: Table, entries: Sequence[LogEntry], outages: Sequence[Interval]
) -> ClockChange | None:
    """Return what a change of a table means for its clock; None without a time control."""
    if changed.time_control is None:
        return None
    timeouts = tuple(
        TimeoutRow(it.data["seat"], owner_of(before.seats[it.data["seat"]]), it.at, it.data["new"])
        for it in entries
        if it.kind == "timeout"
    )
    return ClockChange(_deadline(changed, outages), timeouts, vacation_rows(before, changed))


def _deadline(table: Table, outages: Sequence[Interval]) -> Deadline | None:
    seat, at = table.play.turn, next_deadline(table, outages)
    if seat is None or at is None:
        return None
    return Deadline(seat, at, table.seats[seat].user, begins_alone_at(table, outages))


def time_out(table: Table, now: float, outages: Sequence[Interval]) -> list[LogEntry]:
    """Let a bot play for the seat on turn if its time is over; nothing otherwise."""
    seat, at = table.play.turn, next_deadline(table, outages)
    control = table.time_control
    if control is None or seat is None or at is None or now < at:
        return []
    is_new = table.is_slow and not has_come(table, seat)
    data = {"seat": seat, "level": control.bot, "name": seating.free_bot_name(table.seats, seat)}
    return [LogEntry("timeout", {**data, "new": is_new})]


def has_come(table: Table, seat: int) -> bool:
    """Return whether the person of a seat has ever chosen a move."""
    return any(who == seat for who, _length in table.chosen)


def refuse_return(table: Table, user: str, outages: Sequence[Interval]) -> None:
    """Refuse a person who comes back to a seat without any time left in this turn."""
    if table.time_control is None or table.status != "playing":
        return
    of_user = [i for i, seat in enumerate(table.seats) if seat.former == user]
    if of_user and all(_is_used_up(table, seat, outages) for seat in of_user):
        raise Refusal("clock/used_up")


def _is_used_up(table: Table, seat: int, outages: Sequence[Interval]) -> bool:
    bank = banks(table, outages)[seat]
    return bank.seconds <= 0 and bank.is_advanced


def leave(table: Table, user: str) -> list[LogEntry]:
    """Leave for good; where a clock runs, bots play on for the others."""
    entries = seating.leave(table, user)
    control, seats = table.time_control, entries[0].data["seats"]
    if control is None or table.status != "playing" or not table.belonging - {user}:
        return entries
    names = ((seat, seating.free_bot_name(table.seats, seat)) for seat in seats)
    return entries + [seating.bot_entry(seat, control.bot, name) for seat, name in names]
