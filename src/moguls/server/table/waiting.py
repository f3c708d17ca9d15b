"""Where one person plays among bots, a bot can be made to wait until that person asks for its move.

It holds as long as the table wishes it (`waits`) and one person alone plays: not while that person
is to move, or once another one sits down, a bot stands in, or the game is over. Where nobody is
connected it holds as well: whoever comes back finds the game where it was left. No I/O, no clock,
no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.table.rights import is_alone, own_seat
from moguls.server.table.table import BOT, Entry

if TYPE_CHECKING:
    from moguls.server.table.table import Looks, Table


def holds(table: Table) -> bool:
    """Say whether the bot on turn waits until it is asked to move."""
    turn = table.play.turn
    if not table.waits or table.called or table.status != "playing" or turn is None:
        return False
    return table.seats[turn].kind == BOT and is_alone(table)


def call_next(table: Table, user: str, seen: int, looks: Looks = None) -> list[Entry]:
    """Let the bot on turn move, once.

    Where none waits nothing is asked for, nor by one who has not seen the last move: a key that is
    pressed twice lets one bot move.
    """
    seat = own_seat(table, user, looks)
    return [Entry("next", {"seat": seat})] if holds(table) and seen >= table.moved else []
