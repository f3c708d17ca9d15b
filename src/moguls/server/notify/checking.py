"""Check of a notice at the moment of sending: whether it is still true, and still news."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moguls.server.table.clock.banks import next_deadline, stopped
from moguls.server.table.due import is_automatic
from moguls.server.table.notices.notice import BOT_CAME, OVER, PAUSE, QUARTER, STARTED, TURN
from moguls.server.table.table import BOT, owner_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import Table

SAME: Final = 1.0  # seconds by which two deadlines may differ


class Ruling(NamedTuple):
    """What becomes of a delivery.

    Attributes:
        why: for which it is dropped or put off; "" where it is sent.
        until: when it is tried again; None: it is dropped.
    """

    why: str = ""
    until: float | None = None


SEND: Final = Ruling()
MOVED: Final = Ruling("moved")  # the deadline: another warning takes its place


def verdict(
    table: Table,
    notice: dict[str, Any],
    last_seen: int,
    now: float,
    outages: Sequence[Interval] = (),
) -> Ruling:
    """Return what becomes of a delivery now.

    Args:
        table: as it is.
        notice: its row.
        last_seen: the public number of the last entry that its person has seen.
        now: in seconds since 1970.
        outages: of the server, for the clock.
    """
    kind = notice["kind"]
    if now >= notice["expires_at"]:
        return Ruling("expired")
    if kind != QUARTER and last_seen >= notice["seq"]:
        return Ruling("seen")
    if kind in {TURN, QUARTER}:
        return _of_turn(table, notice, now, outages)
    return SEND if _is_true(table, notice) else Ruling("over")


def _of_turn(
    table: Table, notice: dict[str, Any], now: float, outages: Sequence[Interval]
) -> Ruling:
    seat = notice["seat"]
    same = (table.status, table.play.turn, table.moved) == ("playing", seat, notice["moved"])
    if not same or table.seats[seat].user != notice["user_id"]:
        return Ruling("answered")
    if is_automatic(table):
        return Ruling("order")
    for begin, end in stopped(table.stops, seat, outages):
        if begin <= now < end:
            return Ruling("paused", end)
    deadline = next_deadline(table, outages)
    if notice["kind"] == QUARTER and abs((deadline or 0.0) - notice["deadline"]) > SAME:
        return MOVED
    return SEND


def _is_true(table: Table, notice: dict[str, Any]) -> bool:
    """Return whether what a notice says about a table is still so."""
    kind, seat = notice["kind"], table.seats[notice["seat"]]
    if notice["user_id"] not in table.belonging:
        return False
    if kind == PAUSE:
        agreed = {table.seats[at].user for at in table.pausing}
        requested = table.status == "playing" and notice["seat"] in table.pausing
        return requested and notice["user_id"] not in agreed
    if kind == BOT_CAME:
        return table.status == "playing" and seat.kind == BOT and owner_of(seat) is not None
    return table.status == {OVER: "over", STARTED: "playing"}.get(kind, table.status)
