"""Urgency and account of the thinking at a table."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from moguls.server.table.table import BOT
from moguls.server.thinking.job import Asker, Urgency

if TYPE_CHECKING:
    from moguls.server.live.live import Live

WATCHES: Final = 30.0  # seconds for which a request counts as watching
MOST: Final = 20_000  # people in memory


class Whereabouts:
    """The last known network of each person, in memory."""

    def __init__(self) -> None:
        """Start empty."""
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, network: str) -> None:
        """Record the network of a person; the oldest records are dropped."""
        self._networks[person] = network
        self._networks.move_to_end(person)
        if len(self._networks) > MOST:
            self._networks.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the last known network of a person, "" if unknown."""
        return self._networks.get(person, "")


def urgency_of(live: Live) -> Urgency:
    """Return how urgent a bot's move is: whether somebody waits for it, or watches."""
    if _waiting(live):
        return Urgency.PERSON
    return Urgency.WATCHED if live.is_watched(WATCHES) else Urgency.NOBODY


def asker_of(live: Live, whereabouts: Whereabouts) -> Asker:
    """Return the account of a table's bot: the first person who waits there, else the host."""
    waiting = _waiting(live)
    person = waiting[0] if waiting else live.table.host
    return Asker(whereabouts.of(person), person, live.table.id)


def is_unattended(live: Live) -> bool:
    """Return whether only bots play at a table, and nobody watches."""
    return all(seat.kind == BOT for seat in live.table.seats) and not live.is_watched(WATCHES)


def _waiting(live: Live) -> list[str]:
    """Return the users at the table who are there, in the order of seats."""
    here = live.online() | live.seen_within(WATCHES)
    return [seat.user for seat in live.table.seats if seat.user is not None and seat.user in here]
