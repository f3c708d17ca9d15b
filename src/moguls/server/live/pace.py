"""Pace: pauses between moves of bots, with the reason for each number.

No I/O in here; `driver` waits.
"""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from moguls.server.live.attention import is_unattended
from moguls.server.table.clock.banks import next_deadline
from moguls.server.table.table import PERSON

if TYPE_CHECKING:
    from moguls.server.live.live import Live
    from moguls.server.table.table import Table

# Ranges, in seconds.
#
# A screen reader speaks about 180 words a minute at its usual rate. The text of one move has 6 to
# 15 words, so it is finished after five seconds.
SLOW = (5.0, 5.0)
# As people play who know the game: long enough to see who did what; of uneven length, because
# an even beat is tiring to watch.
NORMAL = (0.6, 1.4)
# At the normal pace, between bots with people watching. At every pace but the fastest, between
# minor choices: they are not spoken, and need not be read one by one.
BRISK = (0.25, 0.45)
# Also after a key press that asks for the move.
AT_ONCE = (0.0, 0.0)
# Unattended bots: people at other tables need the processors.
UNATTENDED = 5.0
# Where turns last for days, between the beginning of a turn and the move of an order: as if its
# person had looked. At most `bounds.AUTOMATIC_SECONDS`.
AS_A_PERSON = (30.0, 120.0)


def pause(live: Live) -> float:
    """Return how long the last move should stay visible; 0 where nobody watches.

    Unattended bots play slowly.
    """
    if is_unattended(live):
        return UNATTENDED
    least, most = _span(live.table) if live.viewers else AT_ONCE
    return least + (most - least) * secrets.randbelow(1000) / 1000


def order_pause(live: Live, key: bytes) -> float:
    """Return the seconds until an order may move at a table whose turns last for days.

    The delay is that of the turn, whether the seat has an order or not, and whatever that says; it
    is at most half of the time that the seat has left, so that no clock runs out meanwhile.
    """
    table = live.table
    least, most = AS_A_PERSON
    digest = hmac.digest(key, f"{table.id} {table.moved}".encode(), "sha256")
    delay = least + (most - least) * int.from_bytes(digest[:4], "big") / 2**32
    deadline = next_deadline(table, live.outages)
    if deadline is not None:
        delay = min(delay, (deadline - table.turn_at) / 2)
    return max(0.0, table.turn_at + delay - live.now())


def _span(table: Table) -> tuple[float, float]:
    """Return the shortest and the longest pause at a table."""
    if table.pace == "at_once" or table.called:
        return AT_ONCE
    if _is_light(table):
        return BRISK
    if table.pace == "slow":
        return SLOW
    return NORMAL if any(seat.kind == PERSON for seat in table.seats) else BRISK


def _is_light(table: Table) -> bool:
    """Return whether the choices of this phase are minor."""
    return table.play.phase in table.play.game.rules.automation.brisk
