"""Taking a move back where all others are bots: in place, or at a table with cards drawn anew.

In place is possible as long as nothing hidden has been shown since (`core/play/revealed.py`).
No I/O, no clock in here.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from moguls.core.play.history import History
from moguls.core.play.revealed import has_learned
from moguls.server.table import decide
from moguls.server.table.rights import is_alone, own_seat
from moguls.server.table.table import Entry
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.table.table import Looks, Table


def last_choice(table: Table, seat: int) -> int | None:
    """Return how many steps there were before the last move that a seat's person has chosen."""
    return next((length for who, length in reversed(table.chosen) if who == seat), None)


def is_possible(table: Table, user: str | None, seat: int | None) -> bool:
    """Say whether somebody may take a move of its seat back, or go back at another table."""
    if user is None or seat is None or table.status != "playing":
        return False
    return seat in table.seats_of(user) and is_alone(table) and last_choice(table, seat) is not None


def moment(table: Table, user: str, looks: Looks) -> tuple[int, int]:
    """Return the seat of who wants to go back, and how many steps there were before its choice.

    Raises:
        Refusal: no seat, no game in play, other people there, or nothing chosen yet.
    """
    seat = own_seat(table, user, looks)
    decide.refuse_not_in_play(table)
    if not is_alone(table):
        raise Refusal("table/no_way_back")
    length = last_choice(table, seat)
    if length is None:
        raise Refusal("table/nothing_to_take_back")
    return seat, length


def has_seen(table: Table, user: str, looks: Looks) -> bool:
    """Say whether anything hidden has been shown since; takes some time."""
    seat, length = moment(table, user, looks)
    return has_learned(table.play, length, seat)


def take_back(table: Table, user: str, looks: Looks, entries: int, *, seen: bool) -> list[Entry]:
    """Take the last own choice back, with all that came of it.

    Args:
        table: the table.
        user: who asks.
        looks: as which of its seats.
        entries: how long the log was when `has_seen` was asked.
        seen: what it said.

    Raises:
        Refusal: as `moment`; something hidden has been shown, or the table has changed.
    """
    seat, length = moment(table, user, looks)
    if seen:
        raise Refusal("table/revealed")
    if table.length != entries:
        raise Refusal("table/stale_sequence", {"seen": table.seq, "now": table.seq})
    return [Entry("taken_back", {"seat": seat, "step": length})]


def history(table: Table, seat: int, length: int) -> History:
    """Return the game as it was, with all drawn anew that a seat could not know then."""
    play = table.play
    then = History(play.game, play.deal, play.steps()[:length], play.states()[: length + 1])
    return History(play.game, *then.drawn_anew(seat, secrets.randbits(63)), then.states)
