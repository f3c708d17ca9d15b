"""How long a move is seen before a bot makes the next one: all figures, and why they are so.

No I/O in here; `driver` does the waiting.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from moguls.server.live.attention import is_unattended
from moguls.server.table.table import PERSON

if TYPE_CHECKING:
    from moguls.server.live.live import Live
    from moguls.server.table.table import Table

# Seconds, at least and at most.
#
# A screen reader speaks about 180 words a minute at its usual rate. What is said of one move has
# 6 to 15 words, so after five seconds it has been spoken to its end.
SLOW = (5.0, 5.0)
# As people play who know the game: long enough to see who did what; of uneven length, because
# an even beat is tiring to watch.
NORMAL = (0.6, 1.4)
# At the normal pace, between bots among themselves with people watching. At every pace but the
# fastest, between choices of little weight: they are not spoken, and nobody need look at each.
BRISK = (0.25, 0.45)
# Also where somebody has asked for the move: who presses a key wants an answer.
AT_ONCE = (0.0, 0.0)
# Bots alone, and nobody looks on: others who are there need the processors.
UNATTENDED = 5.0


def pause(live: Live) -> float:
    """Return how long the last move should be seen; nobody waits where nobody looks on.

    Bots that are alone play slowly meanwhile.
    """
    if is_unattended(live):
        return UNATTENDED
    least, most = _span(live.table) if live.viewers else AT_ONCE
    return least + (most - least) * secrets.randbelow(1000) / 1000


def _span(table: Table) -> tuple[float, float]:
    """Return how long a pause is at a table, at least and at most."""
    if table.pace == "at_once" or table.called:
        return AT_ONCE
    if _is_light(table):
        return BRISK
    if table.pace == "slow":
        return SLOW
    return NORMAL if any(seat.kind == PERSON for seat in table.seats) else BRISK


def _is_light(table: Table) -> bool:
    """Say whether the choices of this phase are of little weight."""
    return table.play.phase in table.play.game.rules.brisk
