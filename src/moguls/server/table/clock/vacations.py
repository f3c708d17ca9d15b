"""Vacations: the clock of one seat stands, at most two weeks in a game.

A vacation begins shortly before a timeout, or when its person says so, and ends when the person
comes back or moves. No I/O, no clock, no chance in here; `evolve` applies the entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moguls.server.table.clock.banks import banks, expiry, is_running, merged, next_deadline
from moguls.server.table.clock.bounds import VACATION_SECONDS
from moguls.server.table.clock.control import MINUTE
from moguls.server.table.table import PERSON, LogEntry, Stop
from moguls.server.wire.clock.time_control import DAY, HOUR
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import Table

YEAR: Final = 365.0 * DAY
YEAR_SECONDS: Final = 28.0 * DAY  # of a person in any 365 days, all tables together
LEAD: Final = 5.0 * MINUTE  # between the beginning of a vacation and the timeout it prevents
LEAST: Final = HOUR  # less is not worth a vacation


class VacationRow(NamedTuple):
    """A vacation of a seat, or the new end of one."""

    seat: int
    user: str | None
    begin: float
    end: float


def allows(table: Table) -> bool:
    """Return whether a vacation is possible at a table: turns last for days, and people wait."""
    control = table.time_control
    if control is None or control.mode != "days" or not control.vacation:
        return False
    return len({seat.user for seat in table.seats if seat.kind == PERSON}) > 1


def vacation_left(table: Table, seat: int) -> float:
    """Return the seconds of vacation that a seat still has in this game."""
    if table.time_control is None or not table.is_slow or not table.time_control.vacation:
        return 0.0
    used = sum(stop.end - stop.begin for stop in table.stops if stop.seat == seat)
    return max(0.0, VACATION_SECONDS - used)


def vacation_until(table: Table, seat: int, now: float) -> float | None:
    """Return when the vacation of a seat ends; None where it has none."""
    return next(
        (it.end for it in table.stops if it.seat == seat and it.begin <= now < it.end), None
    )


def year_used(intervals: Sequence[Interval], now: float) -> float:
    """Return the seconds of a person's vacations in a year; those of two tables may overlap."""
    since = now - YEAR
    return sum(end - max(begin, since) for begin, end in merged(intervals) if end > since)


def begin(
    table: Table,
    user: str,
    now: float,
    intervals: Sequence[Interval],
    seconds: float = VACATION_SECONDS,
) -> list[LogEntry]:
    """Begin a vacation of all seats of a user.

    Args:
        table: where.
        user: somebody with a seat.
        now: in seconds since 1970.
        intervals: the user's vacations of a year, at all tables.
        seconds: how long it lasts at most.
    """
    seats = table.seats_of(user)
    if not seats:
        raise Refusal("table/not_seated")
    if table.status != "playing" or not allows(table):
        raise Refusal("clock/no_vacation")
    at = max(now, table.at)
    if any(vacation_until(table, seat, at) is not None for seat in seats):
        raise Refusal("clock/on_vacation")
    end = _end(table, seats, at, intervals, seconds)
    if end < at + LEAST:
        raise Refusal("clock/no_more_vacation")
    return [LogEntry("vacation", {"seat": seat, "until": end}) for seat in seats]


def _end(
    table: Table, seats: list[int], at: float, intervals: Sequence[Interval], seconds: float
) -> float:
    """Return when a vacation ends that begins now; days that are intervals already cost nothing."""
    here = min(seconds, *(vacation_left(table, seat) for seat in seats))
    of_year = max(0.0, YEAR_SECONDS - year_used(intervals, at))
    return min(at + here, expiry(at, of_year, merged(intervals)))


def come_back(table: Table, user: str) -> list[LogEntry]:
    """End the vacation of a user; nothing where it has none."""
    return [entry for seat in table.seats_of(user) for entry in ended(table, seat)]


def ended(table: Table, seat: int, now: float | None = None) -> list[LogEntry]:
    """Return the entry that ends the vacation of a seat, if it has not ended."""
    at = table.at if now is None else now
    is_away = any(stop.seat == seat and stop.end > at for stop in table.stops)
    return [LogEntry("vacation", {"seat": seat, "until": None})] if is_away else []


def follow(table: Table, data: dict[str, Any]) -> None:
    """Begin or end the vacation of a seat by its entry."""
    cut_short(table, data["seat"])
    if data["until"] is not None:
        table.stops.append(Stop(table.at, data["until"], data["seat"]))


def cut_short(table: Table, seat: int) -> None:
    """End the vacation of a seat now, if it has one."""
    at = table.at
    table.stops = [
        stop._replace(end=max(stop.begin, at)) if stop.seat == seat and stop.end > at else stop
        for stop in table.stops
    ]


def begins_alone_at(table: Table, outages: Sequence[Interval]) -> float | None:
    """Return when a vacation of the seat on turn may begin by itself; None: it does not.

    Not for a seat whose person has never moved: others may take it.
    """
    seat, at = table.play.turn, next_deadline(table, outages)
    if seat is None or at is None or not allows(table):
        return None
    has_come = any(who == seat for who, _length in table.chosen)
    if not has_come or vacation_left(table, seat) < LEAST or not is_running(table, seat):
        return None
    ends = (stop.end for stop in table.stops if stop.seat == seat)
    return max(at - min(LEAD, banks(table, outages)[seat].seconds), *ends, table.turn_at)


def begin_alone(
    table: Table, now: float, intervals: Sequence[Interval], outages: Sequence[Interval]
) -> list[LogEntry]:
    """Begin the vacation that prevents a timeout; nothing where that is not possible."""
    seat, at = table.play.turn, begins_alone_at(table, outages)
    is_over = now >= (next_deadline(table, outages) or now)
    if seat is None or at is None or now < at or is_over:
        return []
    try:
        return begin(table, str(table.seats[seat].user), now, intervals)
    except Refusal:
        return []


def vacation_rows(before: Table, changed: Table) -> tuple[VacationRow, ...]:
    """Return the vacations that a change of a table has begun or ended."""
    return tuple(
        VacationRow(stop.seat, changed.seats[stop.seat].user, stop.begin, stop.end)
        for stop in changed.stops
        if stop.seat is not None and stop not in before.stops
    )
