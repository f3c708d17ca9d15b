"""Notices that follow from new entries of a table: a pure function of the table before and after.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.server.table import rights
from moguls.server.table.clock.banks import next_deadline
from moguls.server.table.clock.control import MINUTE
from moguls.server.table.due import is_automatic
from moguls.server.table.notices.notice import (
    BOT_CAME,
    MESSAGE,
    OVER,
    PAUSE,
    QUARTER,
    REMATCH,
    STARTED,
    TURN,
    Notice,
)
from moguls.server.table.table import PERSON, owner_of
from moguls.server.wire.clock.time_control import HOUR

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import LogEntry, Seat, Table

# Seconds between an entry and its notice: who is there sees it meanwhile.
LIVE_DELAY: Final = 10.0
SLOW_DELAY: Final = 120.0
INVITATION_DELAY: Final = 30.0
# Seconds after which a notice without a deadline says nothing new.
LIVE_LIFE: Final = 2.0 * HOUR
SLOW_LIFE: Final = 7.0 * 24 * HOUR


def notices_of(
    before: Table | None,
    table: Table,
    entries: Sequence[LogEntry],
    reachable: AbstractSet[str],
    outages: Sequence[Interval] = (),
) -> list[Notice]:
    """Return the notices of new entries.

    Nobody gets one at a live table of one person, where bots answer within seconds.

    Args:
        before: the table without the entries; None for a new one.
        table: with the entries.
        entries: what happened.
        reachable: the people who have a channel.
        outages: of the server, for the clock.
    """
    owners = table.belonging if before is None else table.belonging | before.belonging
    if reachable.isdisjoint(owners) or (rights.is_alone(table) and not table.is_slow):
        return []
    notices = [*_turn(before, table, outages), *_stages(before, table, entries)]
    return [notice for notice in notices if notice.user in reachable]


def _notice(
    table: Table, user: str, seat: int, kind: str, delay: float | None = None, deadline: float = 0
) -> Notice:
    slow = table.is_slow
    if delay is None:
        delay = SLOW_DELAY if slow else LIVE_DELAY
    expires_at = deadline or table.at + (SLOW_LIFE if slow else LIVE_LIFE)
    place = user, seat, kind, table.seq, table.moved, table.at
    return Notice(*place, table.at + delay, expires_at, deadline, slow)


def _turn(before: Table | None, table: Table, outages: Sequence[Interval]) -> Iterator[Notice]:
    """Yield what the person on turn is told, if a turn has begun that nothing answers by itself."""
    seat = table.play.turn
    has_begun = before is None or before.turn_mark != table.turn_mark
    if table.status != "playing" or seat is None or not has_begun or is_automatic(table):
        return
    user = table.seats[seat].user
    if user is None:
        return
    deadline = next_deadline(table, outages) or 0.0
    yield _notice(table, user, seat, TURN, deadline=deadline)
    if deadline:
        yield from warning(table, user, seat, deadline)


def warning(table: Table, user: str, seat: int, deadline: float) -> Iterator[Notice]:
    """Yield the warning that a quarter of the time for a turn is left, unless that is short."""
    quarter = (deadline - table.at) / 4
    if quarter >= MINUTE:
        delay = deadline - quarter - table.at
        yield _notice(table, user, seat, QUARTER, delay, deadline)


def _stages(before: Table | None, table: Table, entries: Sequence[LogEntry]) -> Iterator[Notice]:
    """Yield what everybody at a table is told: its beginning, its end, and what comes between."""
    if before is None:
        return
    if before.status == "waiting" and table.status == "playing":
        on_turn = table.play.turn
        user = None if on_turn is None else table.seats[on_turn].user
        yield from _to_all(table, table.seats, STARTED, without=user)  # who gets another one
    if before.status == "playing" and table.status == "over":
        yield from _to_all(table, table.seats, OVER)
    for entry in entries:
        if entry.kind in {"bot", "timeout"} and _took_over(before, table, entry.data["seat"]):
            yield from _bot_came(table, entry.data["seat"])
        elif entry.kind == "rematch":
            yield from _to_all(
                table, table.seats, REMATCH, without=entry.data.get("user"), delay=INVITATION_DELAY
            )
        elif entry.kind == "pause":
            yield from _pause_requested(table, entry.data["seat"])


def _pause_requested(table: Table, seat: int) -> Iterator[Notice]:
    """Yield one notice a person who can still agree to a pause that a seat requests."""
    agreed = {table.seats[at].user for at in table.pausing}
    if seat in table.pausing:
        for notice in _to_all(table, table.seats, PAUSE):
            if notice.user not in agreed:
                yield notice._replace(seat=seat)


def _took_over(before: Table, table: Table, seat: int) -> bool:
    owner, now = owner_of(before.seats[seat]), table.seats[seat]
    return table.status == "playing" and owner is not None and now.former == owner


def _bot_came(table: Table, seat: int) -> Iterator[Notice]:
    """Yield one notice a person that a bot plays for a seat."""
    for notice in _to_all(table, table.seats, BOT_CAME):
        yield notice._replace(seat=seat)


def _to_all(
    table: Table,
    seats: Sequence[Seat],
    kind: str,
    *,
    without: str | None = None,
    delay: float | None = None,
) -> Iterator[Notice]:
    """Yield one notice a person, for its first seat."""
    users: set[str] = {without} if without is not None else set()
    for number, seat in enumerate(seats):
        user = owner_of(seat)
        if user is not None and user not in users:
            users.add(user)
            yield _notice(table, user, number, kind, delay)


def message_notice(table: Table, seat: int, now: float) -> Notice | None:
    """Return the notice that somebody has written to one seat; None where no person sits there."""
    reader = table.seats[seat]
    if reader.kind != PERSON or reader.user is None:
        return None
    notice, later = _notice(table, reader.user, seat, MESSAGE), now - table.at
    return notice._replace(
        made_at=now, not_before=notice.not_before + later, expires_at=notice.expires_at + later
    )
