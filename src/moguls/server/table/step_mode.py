"""Step mode: among bots, a bot waits until the only person asks for its move.

It applies as long as the table has it switched on and one person plays alone: not while that person
is to move, or once another one sits down, a bot stands in, or the game is over. Where nobody is
connected it applies as well: the game is found where it was left. No I/O, no clock, no chance in
here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.table.rights import is_alone, own_seat
from moguls.server.table.table import BOT, LogEntry

if TYPE_CHECKING:
    from moguls.server.table.table import Table, Viewpoint


def holds(table: Table) -> bool:
    """Return whether the bot on turn waits until it is asked to move."""
    turn = table.play.turn
    if not table.step_mode or table.called or table.status != "playing" or turn is None:
        return False
    return table.seats[turn].kind == BOT and is_alone(table)


def call_next(table: Table, user: str, seen: int, viewpoint: Viewpoint = None) -> list[LogEntry]:
    """Request the move of the bot on turn.

    Nothing happens where no bot waits, or if the user has not seen the last move: a key that is
    pressed twice makes one bot move.
    """
    seat = own_seat(table, user, viewpoint)
    return [LogEntry("next", {"seat": seat})] if holds(table) and seen >= table.moved else []
