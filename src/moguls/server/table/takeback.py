"""Takeback of a move against bots: in place, or at another table with hidden cards redealt.

In place is possible as long as nothing hidden was shown since (`core/play/revealed.py`).
No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.core.play.history import History
from moguls.core.play.revealed import has_learned
from moguls.server.table import decide
from moguls.server.table.daily import day_of
from moguls.server.table.rights import is_alone, own_seat
from moguls.server.table.table import LogEntry
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.table.table import Table, Viewpoint


def last_choice(table: Table, seat: int) -> int | None:
    """Return the number of steps before the last move that a seat's person chose."""
    return next((length for who, length in reversed(table.chosen) if who == seat), None)


def is_possible(table: Table, user: str | None, seat: int | None) -> bool:
    """Return whether a user may take back a move of a seat, in place or at another table."""
    if user is None or seat is None or table.status != "playing":
        return False
    if table.is_slow or day_of(table) is not None:
        return False
    return seat in table.seats_of(user) and is_alone(table) and last_choice(table, seat) is not None


def moment(table: Table, user: str, viewpoint: Viewpoint) -> tuple[int, int]:
    """Return the seat of a user, and the number of steps before its last choice.

    Raises:
        Refusal: no seat, no game in play, other people there, or nothing chosen yet.
    """
    seat = own_seat(table, user, viewpoint)
    decide.refuse_not_in_play(table)
    if table.is_slow:
        raise Refusal("clock/no_takeback")
    if not is_alone(table):
        raise Refusal("table/no_way_back")
    length = last_choice(table, seat)
    if length is None:
        raise Refusal("table/nothing_to_take_back")
    return seat, length


def has_seen(table: Table, user: str, viewpoint: Viewpoint) -> bool:
    """Return whether anything hidden was shown since the last choice; this takes a while."""
    seat, length = moment(table, user, viewpoint)
    return has_learned(table.play, length, seat)


def take_back(
    table: Table, user: str, viewpoint: Viewpoint, entries: int, *, has_seen: bool
) -> list[LogEntry]:
    """Undo the last choice of a user, with all that followed.

    Args:
        table: the table.
        user: the user.
        viewpoint: of the user.
        entries: the length of the log when `has_seen` was computed.
        has_seen: the result of that function.

    Raises:
        Refusal: see `moment`; something hidden was shown, or the table has changed.
    """
    seat, length = moment(table, user, viewpoint)
    if has_seen:
        raise Refusal("table/revealed")
    if table.length != entries:
        raise Refusal("table/stale_sequence", {"seen": table.seq, "now": table.seq})
    return [LogEntry("taken_back", {"seat": seat, "step": length})]


def redealt(table: Table, seat: int, length: int, seed: int) -> History:
    """Return the game up to a step, with all redealt that a seat could not know then."""
    play = table.play
    start = History(play.game, play.deal, play.steps()[:length], play.states()[: length + 1])
    return History(play.game, *start.redeal(seat, seed), start.states)
