"""Banks and deadlines: a pure function of the spans of a table, its stops and outages.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from moguls.server.table.clock.control import MINUTE
from moguls.server.table.clock.spans import FREE_SECONDS
from moguls.server.table.table import BOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from moguls.server.table.table import Span, Stop, Table
    from moguls.server.wire.clock.time_control import TimeControl

Interval = tuple[float, float]


class Bank(NamedTuple):
    """Time of a seat.

    Attributes:
        seconds: what is left.
        part: the turn in which decisions are free until `free_until`.
        free_until: in seconds since 1970.
        is_advanced: whether the increment of the next turn has been paid already.
    """

    seconds: float
    part: int = 0
    free_until: float = 0.0
    is_advanced: bool = False


def banks(table: Table, outages: Sequence[Interval] = ()) -> list[Bank]:
    """Return the time of each seat at the beginning of the current turn."""
    control = table.time_control
    assert control is not None  # noqa: S101  # the callers ask
    result = [Bank(float(control.bank)) for _ in table.seats]
    standing = [stopped(table.stops, seat, outages) for seat in range(len(table.seats))]
    for span in table.spans:
        result[span.seat] = after(result[span.seat], span, control, standing[span.seat])
    return result


def after(bank: Bank, span: Span, control: TimeControl, standing: Sequence[Interval]) -> Bank:
    """Return the time of a seat after one of its spans."""
    is_free = span.decided and span.part == bank.part != 0 and span.end <= bank.free_until
    if span.runs and not is_free:
        remaining = bank.seconds - running(span.begin, span.end, standing)
        bank = bank._replace(seconds=max(0.0, remaining))
    if span.adds:
        bank = _with_turn(bank, control)
    if span.returns and bank.seconds <= 0 and not bank.is_advanced:
        bank = bank._replace(seconds=advance(control), is_advanced=True)
    if span.part and span.part != bank.part:
        bank = bank._replace(part=span.part, free_until=span.end + FREE_SECONDS)
    return bank


def _with_turn(bank: Bank, control: TimeControl) -> Bank:
    """Return the time of a seat after a turn: its increment, unless it has been paid before."""
    if bank.is_advanced:
        return bank._replace(is_advanced=False)
    full = bank.seconds + control.increment
    return bank._replace(seconds=min(full, control.cap) if control.cap else full)


def advance(control: TimeControl) -> float:
    """Return what a seat gets that comes back with an empty bank: the increment of its next turn.

    So nobody gains time by coming back, and the longest game stays the same.
    """
    return float(max(control.increment, MINUTE))


def deadline(table: Table, seat: int, outages: Sequence[Interval] = ()) -> float | None:
    """Return when the time of a seat is over, in seconds since 1970.

    None where its clock does not run: it is not on turn, a bot plays, or there is no time control.
    """
    if table.time_control is None or not is_running(table, seat):
        return None
    seconds = banks(table, outages)[seat].seconds
    return expiry(table.turn_at, seconds, stopped(table.stops, seat, outages))


def is_running(table: Table, seat: int) -> bool:
    """Return whether a seat is on turn and no bot plays for it."""
    on_turn = table.status == "playing" and table.play.turn == seat
    return on_turn and table.seats[seat].kind != BOT


def next_deadline(table: Table, outages: Sequence[Interval] = ()) -> float | None:
    """Return when the time of the seat on turn is over, or None."""
    seat = table.play.turn
    return None if seat is None else deadline(table, seat, outages)


def stopped(stops: Iterable[Stop], seat: int, outages: Iterable[Interval]) -> list[Interval]:
    """Return the times in which the clock of a seat stands, in order and without overlaps."""
    of_seat = [(stop.begin, stop.end) for stop in stops if stop.seat in {None, seat}]
    return merged([*of_seat, *outages])


def merged(intervals: Iterable[Interval]) -> list[Interval]:
    """Return the union of intervals, in order and without overlaps."""
    result: list[Interval] = []
    for begin, end in sorted(intervals):
        if result and begin <= result[-1][1]:
            result[-1] = result[-1][0], max(result[-1][1], end)
        elif begin < end:
            result.append((begin, end))
    return result


def running(begin: float, end: float, standing: Iterable[Interval]) -> float:
    """Return the seconds between two times in which a clock ran."""
    total = max(0.0, end - begin)
    overlaps = (min(end, last) - max(begin, first) for first, last in standing)
    return max(0.0, total - sum(overlap for overlap in overlaps if overlap > 0))


def expiry(begin: float, seconds: float, standing: Iterable[Interval]) -> float:
    """Return the time at which a clock that began to run has run for so many seconds."""
    at = begin + seconds
    for first, last in standing:
        if last > begin and first < at:
            at += last - max(begin, first)
    return at
